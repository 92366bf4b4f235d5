import { type UserSort, userSorts } from '../../../shared/domain/sorting.ts';
import { readSorting, type SortAddress } from '../../ui/list/sorting.ts';
import { typedWords } from '../../ui/list/typed-words.ts';

export type PeopleAddress = SortAddress<UserSort> & { q?: string };

/** Reads the address of a list of people; invalid values become undefined (`readSorting`). */
export function readPeopleAddress(search: Record<string, unknown>): PeopleAddress {
  return { ...readSorting(search, userSorts), q: typedWords(search) };
}

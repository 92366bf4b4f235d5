import { type UserSort, userSorts } from '../../../shared/domain/sorting.ts';
import { readSorting, type SortAddress } from '../dashboard/sorting.ts';
import { typedWords } from './typed-words.ts';

/** What the address of a list of people asks for. */
export type PeopleAddress = SortAddress<UserSort> & { q?: string };

/** Reads what the address of a list of people asks for; what it does not understand is nothing (`readSorting`). */
export function readPeopleAddress(search: Record<string, unknown>): PeopleAddress {
  return { ...readSorting(search, userSorts), q: typedWords(search) };
}

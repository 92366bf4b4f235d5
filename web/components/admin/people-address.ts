import { type UserSort, userSorts } from '../../../shared/domain/sorting.ts';
import { readSorting, type SortAddress } from '../dashboard/sorting.ts';

/** What the address of a list of people asks for. */
export type PeopleAddress = SortAddress<UserSort> & { q?: string };

/** Reads what the address of a list of people asks for; what it does not understand is nothing (`readSorting`). */
export function readPeopleAddress(search: Record<string, unknown>): PeopleAddress {
  const typed = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : '';
  // A search for a NUL is refused, and no name holds one.
  const q = typed.replaceAll('\0', '').slice(0, 100);
  return { ...readSorting(search, userSorts), q: q || undefined };
}

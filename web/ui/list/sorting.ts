import { defaultOrder, type ListSort, orders, type SortOrder } from '../../../shared/domain/sorting.ts';
import type { Sorting } from '../data-table.tsx';

export type SortAddress<Sort extends string> = { by?: Sort; order?: SortOrder };

/** Reads the sort order from an address. Invalid parameters become undefined, else the router would keep them. */
export function readSorting<Sort extends string>(
  search: Record<string, unknown>,
  sorts: readonly Sort[],
): SortAddress<Sort> {
  return {
    by: sorts.find((known) => known === search.by),
    order: orders.find((known) => known === search.order),
  };
}

/**
 * Sorts a list by its address; a second press reverses it.
 * @param asked sort in the address @param sorts valid sorts, default first
 * @param change changes the address
 */
export function sortingOf<Sort extends ListSort>(
  asked: SortAddress<Sort>,
  sorts: readonly [Sort, ...Sort[]],
  change: (next: Required<SortAddress<Sort>>) => void,
): Sorting {
  const sort = asked.by ?? sorts[0];
  const order = asked.order ?? defaultOrder(sort);
  const onSort = (name: string) => {
    const by = sorts.find((known) => known === name) ?? sorts[0];
    const flipped = order === 'asc' ? 'desc' : 'asc';
    change({ by, order: by === sort ? flipped : defaultOrder(by) });
  };
  return { sort, order, onSort };
}

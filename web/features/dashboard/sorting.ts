import { type ListSort, orders, type SortOrder, usualOrder } from '../../../shared/domain/sorting.ts';
import type { Sorting } from '../../ui/data-table.tsx';

/** How an address asks for a list to be sorted. */
export type SortAddress<Sort extends string> = { by?: Sort; order?: SortOrder };

/**
 * Reads how an address asks for a list to be sorted. What it does not understand is named all the same, as nothing: the
 * router would else keep it as it was.
 */
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
 * Sorts a list by what its address says: a column's usual way first, the other way when it is asked for again.
 * @param asked what the address says @param sorts what it may say, the first when it says nothing
 * @param ask changes the address
 */
export function sortingOf<Sort extends ListSort>(
  asked: SortAddress<Sort>,
  sorts: readonly [Sort, ...Sort[]],
  ask: (next: Required<SortAddress<Sort>>) => void,
): Sorting {
  const sort = asked.by ?? sorts[0];
  const order = asked.order ?? usualOrder(sort);
  const onSort = (name: string) => {
    const by = sorts.find((known) => known === name) ?? sorts[0];
    const flipped = order === 'asc' ? 'desc' : 'asc';
    ask({ by, order: by === sort ? flipped : usualOrder(by) });
  };
  return { sort, order, onSort };
}

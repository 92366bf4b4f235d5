import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';

type List<Row> = InfiniteData<Page<Row>>;

/** A row as it was, and those that stood before it, the nearest first. */
type Former<Row> = { row: Row; above: string[] };

/**
 * Shows lists as they will be, before the server has said so.
 * @param queryKey what the keys of the lists begin with
 * @param change gives a row as it will be, or undefined for one that will be gone
 * @returns puts the changed rows back as they were, for when the server says no; whatever else has happened to the lists
 * meanwhile stays
 */
export async function changeRows<Row extends { _id: string }>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (row: Row) => Row | undefined,
): Promise<() => void> {
  // An answer that is on its way would show the old rows again.
  await queryClient.cancelQueries({ queryKey });
  const formers: [QueryKey, Former<Row>[]][] = [];
  for (const [key, list] of queryClient.getQueriesData<List<Row>>({ queryKey })) {
    if (!list || !('pages' in list)) continue;
    const rows = list.pages.flatMap(({ items }) => items);
    const changed = rows.filter((row) => change(row) !== row);
    const above = (row: Row) => rows.slice(0, rows.indexOf(row)).map(({ _id }) => _id);
    formers.push([key, changed.map((row) => ({ row, above: above(row).reverse() }))]);
    const pages = list.pages.map((page) => ({ ...page, items: page.items.flatMap((row) => change(row) ?? []) }));
    queryClient.setQueryData(key, { ...list, pages });
  }
  return () => {
    for (const [key, changed] of formers)
      queryClient.setQueryData<List<Row>>(key, (list) => list && changed.reduce(putBack, list));
  };
}

function putBack<Row extends { _id: string }>(list: List<Row>, { row, above }: Former<Row>): List<Row> {
  const there = new Set(list.pages.flatMap(({ items }) => items.map(({ _id }) => _id)));
  const neighbour = above.find((id) => there.has(id));
  const pages = list.pages.map((page, number) => {
    const { items } = page;
    if (there.has(row._id)) return { ...page, items: items.map((one) => (one._id === row._id ? row : one)) };
    const at = items.findIndex(({ _id }) => _id === neighbour);
    return at >= 0 || (neighbour === undefined && number === 0)
      ? { ...page, items: items.toSpliced(at + 1, 0, row) }
      : page;
  });
  return { ...list, pages };
}

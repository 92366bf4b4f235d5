import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';

type List<Row> = InfiniteData<Page<Row>>;

type Former<Row> = { row: Row; above: string[] };

/**
 * Updates lists optimistically.
 * @param queryKey prefix of the lists' keys
 * @param change returns the new row, or undefined to remove it
 * @returns a rollback of only the changed rows
 */
export async function changeRows<Row extends { id: string }>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (row: Row) => Row | undefined,
): Promise<() => void> {
  // A pending response would bring the old rows back.
  await queryClient.cancelQueries({ queryKey });
  const formers: [QueryKey, Former<Row>[]][] = [];
  for (const [key, list] of queryClient.getQueriesData<List<Row>>({ queryKey })) {
    if (!list || !('pages' in list)) continue;
    const rows = list.pages.flatMap(({ items }) => items);
    const changed = rows.filter((row) => change(row) !== row);
    const above = (row: Row) => rows.slice(0, rows.indexOf(row)).map(({ id }) => id);
    formers.push([key, changed.map((row) => ({ row, above: above(row).reverse() }))]);
    const pages = list.pages.map((page) => ({ ...page, items: page.items.flatMap((row) => change(row) ?? []) }));
    queryClient.setQueryData(key, { ...list, pages });
  }
  return () => {
    for (const [key, changed] of formers)
      queryClient.setQueryData<List<Row>>(key, (list) => list && changed.reduce(putBack, list));
  };
}

function putBack<Row extends { id: string }>(list: List<Row>, { row, above }: Former<Row>): List<Row> {
  const there = new Set(list.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const neighbour = above.find((id) => there.has(id));
  const pages = list.pages.map((page, number) => {
    const { items } = page;
    if (there.has(row.id)) return { ...page, items: items.map((one) => (one.id === row.id ? row : one)) };
    const at = items.findIndex(({ id }) => id === neighbour);
    return at >= 0 || (neighbour === undefined && number === 0)
      ? { ...page, items: items.toSpliced(at + 1, 0, row) }
      : page;
  });
  return { ...list, pages };
}

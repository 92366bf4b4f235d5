import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';

/**
 * Shows lists as they will be, before the server has said so.
 * @param queryKey what the keys of the lists begin with
 * @param change gives a row as it will be, or undefined for one that will be gone
 * @returns puts back exactly what was there, for when the server says no
 */
export async function changeRows<Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (row: Row) => Row | undefined,
): Promise<() => void> {
  // An answer that is on its way would show the old rows again.
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<InfiniteData<Page<Row>>>({ queryKey });
  for (const [key, list] of before) {
    if (!list || !('pages' in list)) continue;
    const pages = list.pages.map((page) => ({ ...page, items: page.items.flatMap((row) => change(row) ?? []) }));
    queryClient.setQueryData(key, { ...list, pages });
  }
  return () => {
    for (const [key, list] of before) queryClient.setQueryData(key, list);
  };
}

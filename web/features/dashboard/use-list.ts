import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PagesQuery } from './list-queries.ts';

/**
 * A list of the dashboard that can be sorted or searched; its loader has brought the first part. While another order of it
 * is on its way the one that is there stays, and with it whatever was pressed. What cannot be shown at all is thrown.
 */
export function useList<Row>(query: PagesQuery<Row>) {
  const list = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  return { list, rows: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PagesQuery } from './pages.ts';
import { useReturnPosition } from './use-return-position.ts';

/** Returns a list; old data stays visible while a new order loads. Throws on a load error. */
export function useList<Row>(query: PagesQuery<Row>) {
  const list = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  useReturnPosition(list);
  return { list, rows: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

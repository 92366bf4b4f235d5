import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';

/** Key prefix of all queries about returns. */
export const returnsKey: QueryKey = ['returns'];

/** Reads whether the buyer can ask, and the last request. */
export const returnQuery = (paidId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', paidId],
    queryFn: () => getApi().getReturn({ params: { id: paidId } }),
  });

/** Reads requests about a seller's sales, newest first. */
export const sellerReturnsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, 'own'] as QueryKey,
    queryFn: ({ pageParam }) => getApi().listReturns({ query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 2_000,
  });

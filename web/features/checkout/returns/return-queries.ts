import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';

/** Key prefix of all queries about returns. */
export const returnsKey: QueryKey = ['returns'];

/** Reads also whether the buyer can ask. */
export const returnQuery = (paidId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', paidId],
    queryFn: () => getApi().getReturn({ params: { id: paidId } }),
  });

/** Newest first. */
export const sellerReturnsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, 'own'] as QueryKey,
    queryFn: ({ pageParam }) => getApi().listReturns({ query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 2_000,
  });

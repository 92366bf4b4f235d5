import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';

/** What begins the keys of all that is asked about requests to cancel or return. */
export const returnsKey: QueryKey = ['returns'];

/** Whether the buyer can ask for a return of this paid record, and the last request. */
export const returnQuery = (paidId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', paidId],
    queryFn: () => getApi().getReturn({ params: { id: paidId } }),
  });

/** Requests about a seller's sales, the newest first. */
export const sellerReturnsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, 'own'] as QueryKey,
    queryFn: ({ pageParam }) => getApi().listReturns({ query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 2_000,
  });

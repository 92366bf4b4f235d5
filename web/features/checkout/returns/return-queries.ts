import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ReturnState } from '../../../../shared/domain/returns.ts';
import { getApi } from '../../../platform/api-client.ts';

/** Key prefix of all queries about returns. */
export const returnsKey: QueryKey = ['returns'];

/** Reads also whether the buyer can ask. */
export const returnQuery = (paidId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', paidId],
    queryFn: () => getApi().getReturn({ params: { id: paidId } }),
  });

/**
 * Newest first.
 * @param state only requests in it
 */
export const sellerReturnsQuery = (state?: ReturnState) =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, 'own', state] as QueryKey,
    queryFn: ({ pageParam }) => getApi().listReturns({ query: { cursor: pageParam, state } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 2_000,
  });

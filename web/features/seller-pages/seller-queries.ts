import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const sellerQuery = (id: string) =>
  queryOptions({ queryKey: ['sellers', id], queryFn: () => getApi().getSeller({ params: { id } }) });

/**
 * Reads a seller's listings on sale, paginated.
 * @param cursor first part, from the address
 */
export const sellerListingsQuery = (id: string, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['sellers', id, 'listings', cursor ?? 'start'],
    queryFn: ({ pageParam }) =>
      getApi().listSellerListings({ params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: cursor ?? null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** Reads what buyers say about a seller. The first cursor is null, because the page state is JSON. */
export const sellerReviewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sellers', id, 'reviews'],
    queryFn: ({ pageParam }) =>
      getApi().listSellerReviews({ params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const reviewedSalesQuery = queryOptions({
  queryKey: ['reviewed-sales'],
  queryFn: () => getApi().listReviewedSales(),
  staleTime: 2_000,
});

/** The first cursor is null, because the page state is JSON. */
export const sellerReviewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sellers', id, 'reviews'],
    queryFn: ({ pageParam }) =>
      getApi().listSellerReviews({ params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

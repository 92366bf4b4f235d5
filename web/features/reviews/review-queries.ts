import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const reviewedSalesQuery = queryOptions({
  queryKey: ['reviewed-sales'],
  queryFn: () => getApi().listReviewedSales(),
  staleTime: 2_000,
});

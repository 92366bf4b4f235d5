import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** Milliseconds for which a page reuses its loader's data. */
const HAND_OVER_MS = 2_000;

export const earningsQuery = queryOptions({
  queryKey: ['earnings'],
  queryFn: () => getApi().getEarnings(),
  staleTime: HAND_OVER_MS,
});

export const sellerAccountQuery = queryOptions({
  queryKey: ['seller-account'],
  queryFn: () => getApi().getSellerAccount(),
  staleTime: HAND_OVER_MS,
});

export const taxDetailsQuery = queryOptions({
  queryKey: ['tax-details'],
  queryFn: () => getApi().getTaxDetails(),
  staleTime: HAND_OVER_MS,
});

export const statementsQuery = queryOptions({
  queryKey: ['earnings', 'statements'],
  queryFn: () => getApi().listEarningsStatements(),
  staleTime: HAND_OVER_MS,
});

import { queryOptions } from '@tanstack/react-query';
import type { Period } from '../../../shared/domain/period.ts';
import { getApi } from '../../platform/api-client.ts';
import { handOverMilliseconds } from '../../platform/lists/pages.ts';
import { ownKey } from '../listings/own-queries.ts';

export const sellerNumbersQuery = (email: string) =>
  queryOptions({
    queryKey: [...ownKey(email), 'numbers'],
    queryFn: () => getApi().getSellerNumbers(),
    staleTime: handOverMilliseconds,
  });

export const marketNumbersQuery = (days: Period) =>
  queryOptions({
    queryKey: ['market-numbers', days],
    queryFn: () => getApi().getMarketNumbers({ query: { days } }),
    staleTime: handOverMilliseconds,
  });

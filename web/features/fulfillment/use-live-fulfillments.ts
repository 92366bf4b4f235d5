import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { reviewedSalesQuery } from '../reviews/review-queries.ts';
import { fulfillmentsKey } from './fulfillment-query.ts';

/** Reads again what follows a sale, and what can be reviewed. */
export const readFulfillmentsAgain = (cache: QueryClient): Promise<unknown> =>
  Promise.all([
    cache.invalidateQueries({ queryKey: fulfillmentsKey }),
    cache.invalidateQueries({ queryKey: reviewedSalesQuery.queryKey }),
  ]);

/** Updates a shown sale while the other person acts. */
export function useLiveFulfillments(): void {
  const cache = useQueryClient();
  useEffect(
    () => onLiveEvent('fulfillment', () => readAgain(cache, fulfillmentsKey, reviewedSalesQuery.queryKey)),
    [cache],
  );
}

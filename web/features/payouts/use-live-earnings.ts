import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { earningsQuery } from './payout-queries.ts';

/** Keeps the earnings current while sales end and payouts are sent. */
export function useLiveEarnings(): void {
  const cache = useQueryClient();
  useEffect(() => onLiveEvent('fulfillment', () => readAgain(cache, earningsQuery.queryKey)), [cache]);
}

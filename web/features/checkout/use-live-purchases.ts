import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { paidsKey } from './paid-queries.ts';
import { receiptsKey } from './receipt/receipt-query.ts';
import { returnsKey } from './returns/return-queries.ts';

/** Reads shown purchases, receipts and returns again while others act. */
export function useLivePurchases(): void {
  const cache = useQueryClient();
  useEffect(() => onLiveEvent('fulfillment', () => readAgain(cache, paidsKey, receiptsKey, returnsKey)), [cache]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { paidsKey } from './paid-queries.ts';
import { receiptsKey } from './receipt/receipt-query.ts';
import { returnsKey } from './returns/return-queries.ts';

/** Reads shown purchases, receipts and returns again while others act. */
export function useLivePurchases(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      for (const queryKey of [paidsKey, receiptsKey, returnsKey]) void cache.invalidateQueries({ queryKey });
    };
    const ends = (['fulfillment', 'notification'] as const).map((kind) => onLiveEvent(kind, readAgain));
    return () => {
      for (const end of ends) end();
    };
  }, [cache]);
}

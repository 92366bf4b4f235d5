import { queryOptions } from '@tanstack/react-query';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';

/** Milliseconds between polls of an unsettled payment. */
const pollMilliseconds = 3_000;

/**
 * Confirms the payment after the card (spec §7); the server records the sale. Safe to repeat (reliability 3.19).
 * @returns `processing` while the bank works on it
 */
async function settlePayment({ listingId }: Order): Promise<'paid' | 'processing'> {
  const { status } = await getApi().confirmPayment({ params: { listingId } });
  if (status === 'processing') return status;
  toast.success(words.toast.paid);
  return 'paid';
}

/** Nothing was charged: the bank refused, or the hold had expired. */
export const mayStartAgain = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_paid' || error.code === 'hold_expired');

/** Polling again cannot change the answer. */
export const isFinal = (error: unknown) =>
  mayStartAgain(error) || (error instanceof ApiError && ['item_unavailable', 'not_found'].includes(error.code));

/** Polls on after `not_paid`: the provider may still answer. */
export const lateSettlementQuery = (wish: Order) =>
  queryOptions({
    ...settlementQuery(wish),
    refetchInterval: ({ state }) => (state.data || isDecided(state.error) ? false : pollMilliseconds),
  });

const isDecided = (error: unknown) => isFinal(error) && error instanceof ApiError && error.code !== 'not_paid';

export const settlementKey = (listingId: string) => ['settlement', listingId];

/** Polls until the payment is settled, despite errors. Use only after a confirmed card. */
export const settlementQuery = (wish: Order) =>
  queryOptions({
    queryKey: settlementKey(wish.listingId),
    queryFn: () => settlePayment(wish),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Offline, a failed poll shows that the card was accepted.
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data === 'paid' || isFinal(state.error) ? false : pollMilliseconds),
  });

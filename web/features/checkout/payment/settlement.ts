import { queryOptions } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { words } from '../../../words.ts';

/** Milliseconds between two looks at a payment that the bank still works on, or whose result has not come through. */
const lookAgainMilliseconds = 3_000;

/**
 * The calls after a confirmed card, in the order of spec §7. The server made the sale by the provider's word before it
 * acknowledged the first; so all of them may be repeated, and a lost one loses nothing (reliability 3.19).
 * @returns `processing` while the bank works on it
 */
async function settlePayment(wish: Order): Promise<'paid' | 'processing'> {
  const api = getApi();
  const { status } = await api.confirmPayment({ params: { previousId: wish.previousId } });
  if (status === 'processing') return status;
  const record = await api.recordPaid({ body: wish });
  await api.markOrderPaid({ params: { previousId: wish.previousId } });
  await api.markPaid({ params: { id: record._id } });
  toast.success(words.toast.paid);
  return 'paid';
}

/** Nothing was taken, so the buyer may pay again: the bank refused after all, or the hold was over before the card was. */
export const mayStartAgain = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_paid' || error.code === 'hold_expired');

/** Whether the answer stands: looking again would not change it. */
export const isFinal = (error: unknown) =>
  mayStartAgain(error) || (error instanceof ApiError && ['item_unavailable', 'not_found'].includes(error.code));

export const settlementKey = (listingId: string) => ['settlement', listingId];

/** Looks until the payment is settled, whatever fails on the way. Ask for it only once a card has been confirmed. */
export const settlementQuery = (wish: Order) =>
  queryOptions({
    queryKey: settlementKey(wish.previousId),
    queryFn: () => settlePayment(wish),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection the look fails, and the buyer reads that the card was taken; a paused one would say nothing.
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data === 'paid' || isFinal(state.error) ? false : lookAgainMilliseconds),
  });

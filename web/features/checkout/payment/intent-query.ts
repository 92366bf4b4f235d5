import { queryOptions } from '@tanstack/react-query';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { retryDelay, shouldRetry } from '../../../platform/query-client.ts';
import type { PaymentChoice } from './chosen-delivery.ts';

/**
 * The payment of a listing, requested once per price value, edition and choice (spec §4, §9). Not cached after leaving, which releases the
 * hold.
 */
export const intentQuery = (
  { listingId, price, edition }: Pick<OrderToPay, 'listingId' | 'price' | 'edition'>,
  choice: PaymentChoice,
) =>
  queryOptions({
    queryKey: ['payment-intent', listingId, price, edition, choice],
    queryFn: () => getApi().createPaymentIntent({ body: { price, listingId, edition, ...choice } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    // The buyer's own hold from a reloaded page is released within a second.
    retry: (failures, error) => (isHeld(error) ? failures < 1 : shouldRetry(failures, error)),
    retryDelay: (failures, error) => (isHeld(error) ? 1_000 : retryDelay(failures, error)),
  });

const isHeld = (error: Error) => error instanceof ApiError && error.code === 'item_on_hold';

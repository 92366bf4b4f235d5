import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { retryDelay, shouldRetry } from '../../../platform/query-client.ts';

/** Milliseconds for which a page reuses its loader's data. */
const handOverMilliseconds = 2_000;

/** The buyer's saved listing, loaded before the screen shows (spec §2). */
export const wishQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['wish', listingId],
    queryFn: () => getApi().getWish({ params: { id: listingId } }),
    staleTime: handOverMilliseconds,
  });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => getApi().getSettings(),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The payment of a listing, requested once per price value (spec §4, §9). Not cached after leaving, which releases the
 * hold.
 */
export const intentQuery = (listingId: string, price: string) =>
  queryOptions({
    queryKey: ['payment-intent', listingId, price],
    queryFn: () => getApi().createPaymentIntent({ body: { price, listingId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    // The buyer's own hold from a reloaded page is released within a second.
    retry: (failures, error) => (isHeld(error) ? failures < 1 : shouldRetry(failures, error)),
    retryDelay: (failures, error) => (isHeld(error) ? 1_000 : retryDelay(failures, error)),
  });

const isHeld = (error: Error) => error instanceof ApiError && error.code === 'item_on_hold';

import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { retryDelay, shouldRetry } from '../../../platform/query-client.ts';

/** Milliseconds in which a page takes over what its loader fetched. */
const handOverMilliseconds = 2_000;

/** The buyer's saved entry for a piece, which the screen needs before it shows (spec §2). */
export const wishQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['wish', listingId],
    queryFn: () => getApi().getWish({ params: { id: listingId } }),
    staleTime: handOverMilliseconds,
  });

/** What this installation takes cards with. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => getApi().getSettings(),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The payment of a piece at a price: asked for once a price value, however often the screen is drawn (spec §4, §9).
 * It is kept under the price and dropped with the screen, since leaving gives the hold back.
 */
export const intentQuery = (listingId: string, price: string) =>
  queryOptions({
    queryKey: ['payment-intent', listingId, price],
    queryFn: () => getApi().createPaymentIntent({ body: { price, previousId: listingId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    // One's own hold of a moment ago, from a page that was just reloaded, is gone within a second.
    retry: (failures, error) => (isHeld(error) ? failures < 1 : shouldRetry(failures, error)),
    retryDelay: (failures, error) => (isHeld(error) ? 1_000 : retryDelay(failures, error)),
  });

const isHeld = (error: Error) => error instanceof ApiError && error.code === 'item_on_hold';

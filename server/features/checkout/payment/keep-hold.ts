import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import { findLatest, findLive, keepHoldUntil, type Purchase } from './purchase-store.ts';

/**
 * Seconds for which a listing is put aside before its buyer has begun to enter a card. Looking at the payment page alone
 * must not keep a listing from others for long.
 */
export function secondsWithoutCard({ config, shop }: Pick<Services, 'config' | 'shop'>): number {
  const { holdMinutes, holdMinutesWithoutCard } = shop.settings();
  return 60 * (config.rateLimits ? Math.min(holdMinutes, holdMinutesWithoutCard) : holdMinutes);
}

/**
 * Gives the buyer's hold its full time, counted from its beginning, once card details are being entered. A repeat
 * changes nothing.
 * @returns the hold with the end that it has now
 * @throws not_found when the buyer never held the listing, hold_expired when the hold has ended
 */
export async function keepHold({ db, shop }: Services, buyerId: string, listingId: string): Promise<Purchase> {
  const live = await findLive(db, listingId);
  const seconds = shop.settings().holdMinutes * 60;
  const kept = live?.buyer_id === buyerId ? await keepHoldUntil(db, live.id, seconds) : undefined;
  if (kept) return kept;
  throw new Failure((await findLatest(db, buyerId, listingId)) ? 'hold_expired' : 'not_found');
}

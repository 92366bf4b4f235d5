import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../ports/services.ts';
import { extendHeldUntil, findLatest, findLive, type Purchase } from './purchase-store.ts';

/** Returns the seconds before card entry begins. */
export async function secondsWithoutCard({
  config,
  shop,
  db,
}: Pick<Services, 'config' | 'shop' | 'db'>): Promise<number> {
  const { holdMinutes, holdMinutesWithoutCard } = await shop.settingsIn(db);
  return 60 * (config.rateLimits ? Math.min(holdMinutes, holdMinutesWithoutCard) : holdMinutes);
}

/**
 * Extends the hold once card entry begins. Idempotent.
 * @throws not_found, hold_expired
 */
export async function extendHold({ db, shop }: Services, buyerId: string, listingId: string): Promise<Purchase> {
  const live = await findLive(db, listingId);
  const seconds = (await shop.settingsIn(db)).holdMinutes * 60;
  const extended = live?.buyer_id === buyerId ? await extendHeldUntil(db, live.id, seconds) : undefined;
  if (extended) return extended;
  throw new Failure((await findLatest(db, buyerId, listingId)) ? 'hold_expired' : 'not_found');
}

import { Failure } from '../../../../shared/errors.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { countRecentDeclines, countRecentPurchases, findOpenHolds } from './card-testing-store.ts';
import { endHold } from './end-hold.ts';
import type { Purchase } from './purchase-store.ts';

/** Per hour, by buyer or listing (reliability T20). */
const MAX_DECLINES = 5;
const MAX_PURCHASES = 10;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Refuses holds after too many declines or holds in an hour.
 * @param tx with the buyer locked
 * @throws too_many_requests
 */
export async function refuseCardTesting(
  services: Services,
  tx: Tx,
  { buyerId, listingId }: { buyerId: string; listingId: string },
): Promise<void> {
  if (!services.config.rateLimits) return;
  const declines = await countRecentDeclines(tx, buyerId, listingId);
  if (!areTooMany(declines) && (await countRecentPurchases(tx, buyerId)) < MAX_PURCHASES) return;
  services.log.warn({ buyerId, listingId, declines, alert: true }, 'paying was refused after too many tries');
  throw new Failure('too_many_requests', {
    reason: paymentRefusals.tooManyTries(),
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/** Ends holds: their intents must not serve card testing. */
export async function stopCardTesting(services: Services, purchase: Purchase): Promise<void> {
  if (!services.config.rateLimits || purchase.state !== 'intent_ready') return;
  const { id, buyer_id: buyerId, listing_id: listingId } = purchase;
  const declines = await countRecentDeclines(services.db, buyerId, listingId);
  if (!areTooMany(declines)) return;
  services.log.warn({ buyerId, listingId, declines, alert: true }, 'a hold was ended after too many refused cards');
  const holds = declines.byBuyer >= MAX_DECLINES ? await findOpenHolds(services.db, buyerId) : [id];
  for (const hold of holds) await endHold(services, hold, { event: 'given_back', by: 'admin' });
}

/** Buyers without declined cards are never blocked, so attackers cannot block a listing for others. */
const areTooMany = ({ byBuyer, onListing }: { byBuyer: number; onListing: number }) =>
  byBuyer >= MAX_DECLINES || (byBuyer > 0 && onListing >= MAX_DECLINES);

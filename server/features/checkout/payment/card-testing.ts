import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countRecentDeclines, countRecentPurchases, findOpenHolds } from './card-testing-store.ts';
import { endHold } from './end-hold.ts';
import type { Purchase } from './purchase-store.ts';

/** Refused cards an hour, of one buyer or on one piece, after which paying waits (reliability T20). */
const MAX_DECLINES = 5;
/** Holds an hour that one buyer may begin. */
const MAX_PURCHASES = 10;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Keeps stolen cards from being tried out here: many refusals or many holds in an hour end in a wait.
 * @param tx the transaction of the hold, in which the buyer is locked
 * @throws too_many_requests
 */
export async function refuseCardTesting(services: Services, tx: Db, buyerId: string, listingId: string): Promise<void> {
  if (!services.config.rateLimits) return;
  const declines = await countRecentDeclines(tx, buyerId, listingId);
  if (!areTooMany(declines) && (await countRecentPurchases(tx, buyerId)) < MAX_PURCHASES) return;
  services.log.warn({ buyerId, listingId, declines, alert: true }, 'paying was refused after too many tries');
  throw new Failure('too_many_requests', {
    message: 'Too many payments were tried. Nothing was charged; please try again in an hour.',
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/**
 * Ends the hold on which one card too many was refused, and all others of a buyer who has tried too many, so that no
 * intent can be used to try out more.
 */
export async function stopCardTesting(services: Services, purchase: Purchase): Promise<void> {
  if (!services.config.rateLimits || purchase.state !== 'intent_ready') return;
  const { id, buyer_id: buyerId, listing_id: listingId } = purchase;
  const declines = await countRecentDeclines(services.db, buyerId, listingId);
  if (!areTooMany(declines)) return;
  services.log.warn({ buyerId, listingId, declines, alert: true }, 'a hold was ended after too many refused cards');
  const holds = declines.byBuyer >= MAX_DECLINES ? await findOpenHolds(services.db, buyerId) : [id];
  for (const hold of holds) await endHold(services, hold, { event: 'given_back', by: 'admin' });
}

/**
 * A buyer with many cards, or one of many who take turns at one piece. Whoever had no card refused is never among them:
 * others must not close a piece to an honest buyer.
 */
const areTooMany = ({ byBuyer, onListing }: { byBuyer: number; onListing: number }) =>
  byBuyer >= MAX_DECLINES || (byBuyer > 0 && onListing >= MAX_DECLINES);

import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../services.ts';
import { countRecentDeclines, countRecentPurchases } from './card-testing-store.ts';
import { endHold } from './end-hold.ts';
import type { Purchase } from './purchase-store.ts';

/** Refused cards an hour, of one buyer or on one piece, after which paying waits (reliability T20). */
const MAX_DECLINES = 5;
/** Holds an hour that one buyer may begin. */
const MAX_PURCHASES = 10;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Keeps stolen cards from being tried out here: many refusals or many holds in an hour end in a wait.
 * @throws too_many_requests
 */
export async function refuseCardTesting(services: Services, buyerId: string, listingId: string): Promise<undefined> {
  if (!services.config.rateLimits) return undefined;
  const declines = await countRecentDeclines(services.db, buyerId, listingId);
  const tooManyDeclines = declines.byBuyer >= MAX_DECLINES || declines.onListing >= MAX_DECLINES;
  if (!tooManyDeclines && (await countRecentPurchases(services.db, buyerId)) < MAX_PURCHASES) return undefined;
  services.log.warn({ buyerId, listingId, declines, alert: true }, 'paying was refused after too many tries');
  throw new Failure('too_many_requests', {
    message: 'Too many payments were tried. Nothing was charged; please try again in an hour.',
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/** Ends a hold on which too many cards were refused, so that its intent cannot be used to try out more. */
export async function stopCardTesting(services: Services, purchase: Purchase): Promise<void> {
  if (!services.config.rateLimits || purchase.state !== 'intent_ready') return;
  const declines = await countRecentDeclines(services.db, purchase.buyer_id, purchase.listing_id);
  if (declines.byBuyer >= MAX_DECLINES) await endHold(services, purchase.id, { event: 'given_back', by: 'admin' });
}

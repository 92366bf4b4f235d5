import { findFlaggedWords, isFarBelow, reviewedText, type WaitReason } from '../../../shared/domain/review-queue.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { clearWaiting, findMedianPrice, findReviewed, hasPublicListing, setWaiting } from './review-queue-store.ts';

type Reviewed = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

async function areOff({ shop }: Pick<Services, 'shop'>, tx: Tx): Promise<boolean> {
  const { reviewFirstListing, flaggedWords, lowPricePercent } = await shop.settingsIn(tx);
  return !reviewFirstListing && flaggedWords.length === 0 && lowPricePercent === 0;
}

/** Returns facts for the rules before an edit; undefined while all rules are off. */
export const readBeforeEdit = async (services: Pick<Services, 'shop'>, tx: Tx, id: string) =>
  (await areOff(services, tx)) ? undefined : findReviewed(tx, id);

/**
 * Hides a new or edited listing for an admin, by the shop's rules. Admins' listings never wait.
 * @param tx has added or changed the listing
 * @param before of an edit: only its additions count
 */
export async function waitForReview(
  services: Pick<Services, 'shop'>,
  tx: Tx,
  { id, before }: { id: string; before?: Reviewed | undefined },
): Promise<void> {
  if (await areOff(services, tx)) return;
  const listing = await findReviewed(tx, id);
  if (!listing || listing.seller_type === 'admin') return;
  const reasons = await findReasons(services, tx, { listing, before });
  if (reasons.length === 0) return;
  const all = new Set([...(listing.waits_for ?? []), ...reasons]);
  await setWaiting(tx, { id, sellerId: listing.seller_id, reasons: [...all] });
}

async function findReasons(
  { shop }: Pick<Services, 'shop'>,
  tx: Tx,
  { listing, before }: { listing: Reviewed; before: Reviewed | undefined },
): Promise<WaitReason[]> {
  const { reviewFirstListing, flaggedWords, lowPricePercent } = await shop.settingsIn(tx);
  const reasons: WaitReason[] = [];
  const isFirst = async () => !(await hasPublicListing(tx, listing.seller_id, listing.id));
  if (reviewFirstListing && !before && listing.verified_at === null && (await isFirst())) reasons.push('first_listing');
  const known = before ? findFlaggedWords(reviewedText(before), flaggedWords) : [];
  if (findFlaggedWords(reviewedText(listing), flaggedWords).some((word) => !known.includes(word)))
    reasons.push('flagged_words');
  if (lowPricePercent > 0 && listing.price_cents !== before?.price_cents) {
    const median = await findMedianPrice(tx, listing.category, listing.id);
    const wasLow = before !== undefined && isFarBelow(before.price_cents, median, lowPricePercent);
    if (!wasLow && isFarBelow(listing.price_cents, median, lowPricePercent)) reasons.push('low_price');
  }
  return reasons;
}

/**
 * Ends the waiting by an admin's decision; a refused listing stays hidden.
 * @returns whether it waited and is public now
 */
export const endWaiting = async (tx: Tx, listingId: string, isApproved: boolean): Promise<boolean> =>
  (await clearWaiting(tx, listingId, isApproved)) === true;

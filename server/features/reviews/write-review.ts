import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { tagsFor } from '../../../shared/domain/review.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { reviewRefusals } from '../../../shared/words/refusals/reviews.ts';
import { authorizePublishing } from '../../platform/db/authorize-publishing.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAll } from '../notifications/notify.ts';
import { reviewNotification } from './notify-of-reviews.ts';
import { insertReview, lockReview, lockReviewedSale, setReply, showBoth } from './review-store.ts';

type NewReview = ParsedInput<Contract['writeReview']>['body'];

const NOT_YET = reviewRefusals.notHandedOver();
const TOO_LATE = reviewRefusals.tooLate();
const WRITTEN = reviewRefusals.reviewedAlready();
const REPLIED = reviewRefusals.repliedAlready();

/**
 * Reviews the other party of a completed sale. Once both have written, both are shown and told.
 * @throws not_found for a sale of others, not_allowed while suspended, conflict, invalid_input
 */
export async function writeReview(
  services: Pick<Services, 'db' | 'live' | 'clock' | 'config'>,
  caller: Caller,
  { fulfillmentId, stars, text, tags = [] }: NewReview,
): Promise<{ id: string }> {
  return inTransaction(services.db, async (tx) => {
    await authorizePublishing(tx, caller.id);
    const seconds = services.config.deadlines.review;
    const sale = await lockReviewedSale(tx, fulfillmentId, seconds);
    const isBuyer = sale?.buyer_id === caller.id;
    if (!sale || !(isBuyer || sale.seller_id === caller.id)) throw new Failure('not_found');
    if (sale.state !== 'completed') throw new Failure('conflict', { reason: NOT_YET });
    if (!sale.in_time) throw new Failure('conflict', { reason: TOO_LATE });
    const role = isBuyer ? 'buyer' : 'seller';
    if (!tags.every((tag) => tagsFor(role).includes(tag))) throw invalidFields({ tags: reviewRefusals.chooseTags() });
    const aboutId = isBuyer ? sale.seller_id : sale.buyer_id;
    const made = await insertReview(tx, {
      fulfillmentId,
      writerId: caller.id,
      aboutId,
      role,
      stars,
      text,
      tags,
      seconds,
    });
    if (!made) throw new Failure('conflict', { reason: WRITTEN });
    const shown = await showBoth(tx, fulfillmentId);
    const { title, listing_id } = sale;
    await notifyAll(
      services,
      tx,
      shown.map((review) => reviewNotification({ ...review, title, listing_id })),
    );
    return made;
  });
}

/**
 * Replies once to a shown review about the caller.
 * @throws not_found, conflict, not_allowed while suspended
 */
export async function replyToReview(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await authorizePublishing(tx, caller.id);
    const review = await lockReview(tx, id);
    if (review?.about_id !== caller.id || !review.shown) throw new Failure('not_found');
    if (review.reply !== null) throw new Failure('conflict', { reason: REPLIED });
    await setReply(tx, id, text);
  });
}

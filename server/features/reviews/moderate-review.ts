import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findReviewedSale, setReplyHidden, setReviewHidden } from './moderation-store.ts';

/** Returns a review's two people and listing title; `shown` and `replyShown` when public. */
export async function findReviewTarget(
  db: Db,
  id: string,
): Promise<
  { id: string; writerId: string; aboutId: string; title: string; shown: boolean; replyShown: boolean } | undefined
> {
  const row = await findReviewedSale(db, id);
  return (
    row && {
      id: row.id,
      writerId: row.writer_id,
      aboutId: row.about_id,
      title: row.title,
      shown: row.shown,
      replyShown: row.shown && row.reply !== null && row.reply_hidden_at === null,
    }
  );
}

/** Returns a review with its reply and sale, for admins. */
export async function findReviewInContext(
  db: Db,
  id: string,
): Promise<Pick<CaseContext, 'listing' | 'review'> | undefined> {
  const row = await findReviewedSale(db, id);
  if (!row) return undefined;
  return {
    listing: { id: row.listing_id, title: row.title, description: row.description },
    review: {
      writer: { id: row.writer_id, name: row.writer_name },
      about: { id: row.about_id, name: row.about_name },
      stars: row.stars,
      text: row.text,
      tags: row.tags,
      at: row.created_at.toISOString(),
      ...(row.reply === null ? {} : { reply: row.reply }),
      hidden: row.hidden_at !== null,
      replyHidden: row.reply_hidden_at !== null,
      priceCents: row.price_cents,
      ...(row.completed_at === null ? {} : { completedAt: row.completed_at.toISOString() }),
    },
  };
}

/** Hides a review, which then counts in no rating. */
export const hideReview = async (tx: Tx, id: string): Promise<void> => void (await setReviewHidden(tx, id, true));

/** Shows a review again that an admin hid. */
export const showReview = async (tx: Tx, id: string): Promise<void> => void (await setReviewHidden(tx, id, false));

/** Hides the reply alone. */
export const hideReply = async (tx: Tx, id: string): Promise<void> => void (await setReplyHidden(tx, id, true));

/** Shows a reply again that an admin hid. */
export const showReply = async (tx: Tx, id: string): Promise<void> => void (await setReplyHidden(tx, id, false));

import type { Page } from '../../../shared/contract/call.ts';
import type { Review, ReviewedSale, WrittenReview } from '../../../shared/contract/reviews.ts';
import { reviewUntil, roundRating, shortName } from '../../../shared/domain/review.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { listReviewsOf, rateSeller } from './review-store.ts';
import { listReviewedSalesOf, type SideRow } from './reviewed-sale-store.ts';

const REVIEWS_ON_PAGE = 10;

/** Returns buyers' reviews of a seller, newest first, with short names. */
export async function readReviewsOf(
  db: Db,
  sellerId: string,
  { limit = REVIEWS_ON_PAGE, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Review>> {
  const rows = await listReviewsOf(db, sellerId, { limit, after: readTimeCursor(cursor) });
  return cutPage(rows, limit, {
    present: (row) => ({
      id: row.id,
      stars: row.stars,
      text: row.text,
      tags: row.tags,
      at: row.created_at.toISOString(),
      ...replyOf(row.reply, row.replied_at),
      writer: row.erased_at === null ? shortName(row.writer) : '',
      title: row.title,
    }),
    cursorOf: (row) => [row.micros, row.id],
  });
}

/** Returns the rating, null without reviews, and their number. */
export async function readRating(db: Db, sellerId: string): Promise<{ rating: number | null; reviewCount: number }> {
  const { average, count } = await rateSeller(db, sellerId);
  return { rating: average === null ? null : roundRating(average), reviewCount: count };
}

/** Returns what the caller can review, and what they may see of the reviews. */
export async function readReviewedSales(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: Caller,
): Promise<ReviewedSale[]> {
  const seconds = config.deadlines.review;
  const rows = await listReviewedSalesOf(db, caller.id, seconds);
  const pictures = await findMainPictures(
    db,
    rows.map((row) => row.listing_id),
  );
  return rows.map((row) => ({
    fulfillmentId: row.id,
    role: row.buyer_id === caller.id ? 'buyer' : 'seller',
    listing: { id: row.listing_id, title: row.title, image: pictures.get(row.listing_id) ?? '' },
    other: { id: row.other_id, name: row.other_name },
    completedAt: row.completed_at.toISOString(),
    until: reviewUntil(row.completed_at, seconds).toISOString(),
    canReview: row.in_time && row.mine === null,
    ...(row.mine
      ? { mine: { ...presentSide(withoutHidden(row.mine)), shown: row.mine.shown, hidden: row.mine.hidden } }
      : {}),
    ...(row.theirs?.shown ? { theirs: { ...presentSide(row.theirs), replyHidden: row.theirs.replyHidden } } : {}),
  }));
}

/** A hidden reply is read by its writer alone. */
const withoutHidden = (side: NonNullable<SideRow>): NonNullable<SideRow> =>
  side.replyHidden ? { ...side, reply: null } : side;

const presentSide = ({ id, stars, text, tags, at, reply, repliedAt }: NonNullable<SideRow>): WrittenReview => ({
  id,
  stars,
  text,
  tags,
  at: new Date(at).toISOString(),
  ...replyOf(reply, repliedAt === null ? null : new Date(repliedAt)),
});

const replyOf = (text: string | null, at: Date | null) =>
  text === null || at === null ? {} : { reply: { text, at: at.toISOString() } };

import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { ReviewRole, ReviewTag } from '../../../shared/domain/review.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

const isShown = sql<boolean>`(r.hidden_at is null and r.shown_from <= now())`;

/**
 * Locks a sale, so that the later of two concurrent reviews sees the other. Times are the database's. @param seconds
 * for a review
 */
export const lockReviewedSale = (tx: Tx, fulfillmentId: string, seconds: number) =>
  tx
    .selectFrom('fulfillments')
    .select(['id', 'listing_id', 'buyer_id', 'seller_id', 'state'])
    .select(sql<string>`(select title from listings where id = listing_id)`.as('title'))
    .select(sql<boolean>`coalesce(completed_at > now() - make_interval(secs => ${seconds}), false)`.as('in_time'))
    .where('id', '=', fulfillmentId)
    .forUpdate()
    .executeTakeFirst();

type NewReview = {
  fulfillmentId: string;
  writerId: string;
  aboutId: string;
  role: ReviewRole;
  stars: number;
  text: string;
  tags: ReviewTag[];
  /** In which both can write, in seconds. */
  seconds: number;
};

/** @returns undefined when this person has written one */
export async function insertReview(tx: Tx, review: NewReview): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('reviews')
    .values({
      id: randomUUIDv7(),
      fulfillment_id: review.fulfillmentId,
      writer_id: review.writerId,
      about_id: review.aboutId,
      writer_role: review.role,
      stars: review.stars,
      text: review.text,
      tags: review.tags,
      shown_from: sql<Date>`(select completed_at + make_interval(secs => ${review.seconds}) from fulfillments
        where id = ${review.fulfillmentId})`,
    })
    .onConflict((written) => written.columns(['fulfillment_id', 'writer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Shows both reviews of a sale, if both are written. @returns those not told yet */
export const showBoth = (tx: Tx, fulfillmentId: string) =>
  tx
    .updateTable('reviews as r')
    .from('accounts as writer')
    .set({ shown_from: sql<Date>`now()`, told_at: sql<Date>`now()` })
    .whereRef('writer.id', '=', 'r.writer_id')
    .where('r.fulfillment_id', '=', fulfillmentId)
    .where('r.told_at', 'is', null)
    .where(sql<boolean>`(select count(*) from reviews o where o.fulfillment_id = ${fulfillmentId}) = 2`)
    .returning(['r.about_id', 'r.stars', 'writer.display_name as writer'])
    .execute();

/** Marks public reviews of which no notification was sent, up to a limit. @returns them */
export const markShownAsNotified = (tx: Tx, limit: number) =>
  tx
    .with('due', (db) =>
      db
        .selectFrom('reviews')
        .select('id')
        .where('told_at', 'is', null)
        .where('hidden_at', 'is', null)
        .where('shown_from', '<=', sql<Date>`now()`)
        .orderBy('shown_from')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('reviews as r')
    .from(['due', 'accounts as writer', 'fulfillments as f', 'listings as l'])
    .set({ told_at: sql<Date>`now()` })
    .whereRef('r.id', '=', 'due.id')
    .whereRef('writer.id', '=', 'r.writer_id')
    .whereRef('f.id', '=', 'r.fulfillment_id')
    .whereRef('l.id', '=', 'f.listing_id')
    .returning(['r.about_id', 'r.stars', 'writer.display_name as writer', 'l.title', 'l.id as listing_id'])
    .execute();

/** Returns buyers' reviews, newest first. */
export const listReviewsOf = (
  db: Db,
  sellerId: string,
  { limit, after }: { limit: number; after: TimeKey | undefined },
) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as writer', 'writer.id', 'r.writer_id')
    .innerJoin('fulfillments as f', 'f.id', 'r.fulfillment_id')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['r.id', 'r.stars', 'r.text', 'r.tags', 'r.created_at', 'r.replied_at', 'l.title'])
    .select(sql<string | null>`case when r.reply_hidden_at is null then r.reply end`.as('reply'))
    .select(['writer.display_name as writer', 'writer.erased_at', microsOf('r.shown_from').as('micros')])
    .where('r.about_id', '=', sellerId)
    .where('r.writer_role', '=', 'buyer')
    .where(isShown)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.shown_from, r.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('r.shown_from', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();

/** Returns the average of shown stars, null without any, and their number. */
export const rateSeller = (db: Db, sellerId: string) =>
  db
    .selectFrom('reviews as r')
    .select([sql<number | null>`avg(r.stars)::float8`.as('average'), sql<number>`count(*)::int`.as('count')])
    .where('r.about_id', '=', sellerId)
    .where('r.writer_role', '=', 'buyer')
    .where(isShown)
    .executeTakeFirstOrThrow();

export const lockReview = (tx: Tx, id: string) =>
  tx
    .selectFrom('reviews as r')
    .select(['r.id', 'r.about_id', 'r.reply', isShown.as('shown')])
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setReply = (tx: Tx, id: string, text: string) =>
  tx.updateTable('reviews').set({ reply: text, replied_at: sql<Date>`now()` }).where('id', '=', id).execute();

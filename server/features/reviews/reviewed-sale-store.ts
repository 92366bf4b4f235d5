import { sql } from 'kysely';
import type { ReviewTag } from '../../../shared/domain/review.ts';
import type { Db } from '../../platform/db/database.ts';

/** An account has at most a few hundred. */
const MOST = 200;

export type SideRow = {
  id: string;
  stars: number;
  text: string;
  tags: ReviewTag[];
  at: string;
  reply: string | null;
  repliedAt: string | null;
  replyHidden: boolean;
  shown: boolean;
  hidden: boolean;
} | null;

const side = (isMine: boolean, accountId: string) => sql<SideRow>`(
  select json_build_object('id', r.id, 'stars', r.stars, 'text', r.text, 'tags', r.tags, 'at', r.created_at, 'reply', r.reply,
      'repliedAt', r.replied_at, 'replyHidden', r.reply_hidden_at is not null, 'shown', r.shown_from <= now() and r.hidden_at is null, 'hidden', r.hidden_at is not null)
    from reviews r where r.fulfillment_id = f.id and (r.writer_id = ${accountId}) = ${isMine})`;

/** A refund takes back only the first. */
const completedAt = sql<Date>`coalesce(f.completed_at, f.handed_over_at,
  (select min(r.created_at) from reviews r where r.fulfillment_id = f.id))`;

/** Returns sales to review or reviewed, latest first. @param seconds for a review */
export const listReviewedSalesOf = (db: Db, accountId: string, seconds: number) =>
  db
    .selectFrom('fulfillments as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('accounts as other', (join) =>
      join.on(sql<boolean>`other.id = case when f.buyer_id = ${accountId} then f.seller_id else f.buyer_id end`),
    )
    .select([
      'f.id',
      'f.buyer_id',
      'f.listing_id',
      'l.title',
      'other.id as other_id',
      'other.display_name as other_name',
    ])
    .select(completedAt.as('completed_at'))
    .select(sql<boolean>`coalesce(f.completed_at > now() - make_interval(secs => ${seconds}), false)`.as('in_time'))
    .select([side(true, accountId).as('mine'), side(false, accountId).as('theirs')])
    .where((eb) => eb.or([eb('f.buyer_id', '=', accountId), eb('f.seller_id', '=', accountId)]))
    .where(sql<boolean>`(f.completed_at > now() - make_interval(secs => ${seconds})
      or exists (select from reviews r where r.fulfillment_id = f.id))`)
    .orderBy(completedAt, 'desc')
    .orderBy('f.id', 'desc')
    .limit(MOST)
    .execute();

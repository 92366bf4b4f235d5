import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ListingNewsTable } from '../../platform/db/tables/alert-tables.ts';

export type ListingNews = Selectable<ListingNewsTable>;

/** Returns news of which no notification was sent. */
export const waitingNews = (db: Db) => db.selectFrom('piece_news').select('id');

/** Deletes and returns the oldest row that no other transaction has locked. */
export const claimNews = (tx: Tx): Promise<ListingNews | undefined> =>
  tx
    .deleteFrom('piece_news')
    .where('id', '=', waitingNews(tx).orderBy('at').orderBy('id').limit(1).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();

/** Excludes the buyer who caused it. */
export const findReaders = (tx: Tx, { listing_id, by_id, at }: ListingNews) =>
  tx
    .selectFrom('wishes as w')
    .innerJoin('accounts as a', 'a.id', 'w.buyer_id')
    .innerJoin('listings as l', 'l.id', 'w.listing_id')
    .where('w.listing_id', '=', listing_id)
    .where('w.removed_at', 'is', null)
    .where('w.created_at', '<=', at)
    .where('a.deleted_at', 'is', null)
    .where(sql<boolean>`w.buyer_id is distinct from ${by_id}::uuid`)
    // Contact between the two has ended.
    .where(sql<boolean>`not exists (select from blocks b
      where (b.account_id, b.blocked_id) in ((l.seller_id, w.buyer_id), (w.buyer_id, l.seller_id)))`)
    .distinctOn('w.buyer_id')
    .orderBy('w.buyer_id')
    .select(['w.buyer_id as account_id', 'l.title', 'l.price_cents'])
    .execute();

/** Deletes alerts of older versions, after a week. */
export const deleteOldAlertRows = (db: Db) =>
  db.deleteFrom('alerts').where('told_at', '<', sql<Date>`now() - interval '7 days'`).execute();

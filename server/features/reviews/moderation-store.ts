import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns a review with its sale and both names. */
export const findReviewedSale = (db: Db, id: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('fulfillments as f', 'f.id', 'r.fulfillment_id')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('purchases as p', 'p.id', 'f.purchase_id')
    .innerJoin('accounts as writer', 'writer.id', 'r.writer_id')
    .innerJoin('accounts as about', 'about.id', 'r.about_id')
    .select(['r.id', 'r.stars', 'r.text', 'r.tags', 'r.reply', 'r.created_at', 'r.hidden_at', 'f.completed_at'])
    .select('r.reply_hidden_at')
    .select(['l.id as listing_id', 'l.title', 'l.description', 'p.price_cents'])
    .select(['writer.id as writer_id', 'writer.display_name as writer_name'])
    .select(['about.id as about_id', 'about.display_name as about_name'])
    .select(sql<boolean>`r.hidden_at is null and r.shown_from <= now()`.as('shown'))
    .where('r.id', '=', id)
    .executeTakeFirst();

export const setReviewHidden = (tx: Tx, id: string, isHidden: boolean) =>
  tx
    .updateTable('reviews')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute();

export const setReplyHidden = (tx: Tx, id: string, isHidden: boolean) =>
  tx
    .updateTable('reviews')
    .set({ reply_hidden_at: isHidden ? sql<Date>`coalesce(reply_hidden_at, now())` : null })
    .where('id', '=', id)
    .execute();

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { shown } from './listing-store.ts';

/** The latest decision about the listing, or that suspends its seller. */
export const hiddenBy = sql<{ caseId?: string } | null>`(
  case when l.hidden_at is not null and l.waits_for is null then json_strip_nulls(json_build_object('caseId', (
    select c.id from cases c
     where c.subject_id = l.seller_id and coalesce(c.appeal_action, c.action) in ('hide', 'suspend')
       and (c.target_id = l.id or c.action = 'suspend')
     order by c.decided_at desc limit 1))) end)`;

/*
 * `hidden_at` is the time of the act that hides a listing: a decision, or its seller's suspension or removal. When an
 * act ends, only listings with its time are shown; others stay hidden.
 */

/** Since the seller's removal or suspension. */
const hiddenWithSeller = sql<Date | null>`(select coalesce(deleted_at, suspended_at) from accounts
  where accounts.id = listings.seller_id)`;

/** Since a decision, perhaps while the seller was away. */
const hiddenByDecision = sql<Date | null>`(select max(coalesce(c.appeal_decided_at, c.decided_at)) from cases c
  where c.kind = 'listing' and c.target_id = listings.id and coalesce(c.appeal_action, c.action) = 'hide')`;

export const hiddenStill = sql<Date | null>`coalesce(${hiddenByDecision}, ${hiddenWithSeller})`;

/** Only their seller and admins may see them. */
export const findHidden = (db: Db, id: string) =>
  shown(db)
    .select(hiddenBy.as('hidden'))
    .where('l.id', '=', id)
    .where('l.hidden_at', 'is not', null)
    .where('l.deleted_at', 'is', null)
    .where('seller.deleted_at', 'is', null)
    .executeTakeFirst();

export const setOneHidden = (tx: Tx, id: string) =>
  tx
    .updateTable('listings')
    .set({ hidden_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .execute();

/** Stays hidden with a removed or suspended seller. */
export const setOneShown = (tx: Tx, id: string) =>
  tx
    .updateTable('listings')
    .set({ hidden_at: hiddenWithSeller })
    .where('id', '=', id)
    .where('waits_for', 'is', null)
    .execute();

/**
 * Shows what a suspension hid, unless a decision or removal hides it.
 * @param since from the database, to the microsecond
 */
export const setShownSince = (db: Db, sellerId: string, since: string) =>
  db
    .updateTable('listings')
    .set({ hidden_at: hiddenStill })
    .where('seller_id', '=', sellerId)
    .where('hidden_at', '=', sql<Date>`${since}::timestamptz`)
    .execute();

/** @returns how many */
export async function setHidden(tx: Tx, sellerId: string): Promise<number> {
  const result = await tx
    .updateTable('listings')
    .set({ hidden_at: sql<Date>`now()` })
    .where('seller_id', '=', sellerId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Except what a suspension or decision hides. @returns how many */
export async function setShown(tx: Tx, sellerId: string): Promise<number> {
  const result = await tx
    .updateTable('listings')
    .set({
      hidden_at: sql<Date | null>`coalesce(${hiddenByDecision},
        (select suspended_at from accounts where accounts.id = listings.seller_id))`,
    })
    .where('seller_id', '=', sellerId)
    .where('hidden_at', '=', (eb) => eb.selectFrom('accounts').select('deleted_at').where('id', '=', sellerId))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

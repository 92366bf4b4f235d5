import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { hiddenWithSeller, shown } from './listing-store.ts';

/** The latest decision that hides the listing: about it, or one that suspends its seller. */
export const hiddenBy = sql<{ caseId?: string } | null>`(
  case when l.hidden_at is not null and l.waits_for is null then json_strip_nulls(json_build_object('caseId', (
    select c.id from cases c
     where c.subject_id = l.seller_id and coalesce(c.appeal_action, c.action) in ('hide', 'suspend')
       and (c.target_id = l.id or c.action = 'suspend')
     order by c.decided_at desc limit 1))) end)`;

/** Waits for an admin, or is hidden by one: only its seller and admins may see it. */
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

/** Shows a listing again; with a removed or suspended seller it stays hidden like the rest. */
export const setOneShown = (tx: Tx, id: string) =>
  tx
    .updateTable('listings')
    .set({ hidden_at: hiddenWithSeller })
    .where('id', '=', id)
    .where('waits_for', 'is', null)
    .execute();

/** Shows listings hidden by a suspension, unless their seller was removed since. @param since from the database, to the microsecond */
export const setShownSince = (db: Db, sellerId: string, since: string) =>
  db
    .updateTable('listings')
    .set({ hidden_at: hiddenWithSeller })
    .where('seller_id', '=', sellerId)
    .where('hidden_at', '=', sql<Date>`${since}::timestamptz`)
    .execute();

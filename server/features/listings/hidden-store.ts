import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { hiddenWithSeller, shown } from './listing-store.ts';

/** Waits for an admin: only its seller and admins may see it. */
export const findWaiting = (db: Db, id: string) =>
  shown(db)
    .where('l.id', '=', id)
    .where('l.waits_for', 'is not', null)
    .where('l.deleted_at', 'is', null)
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

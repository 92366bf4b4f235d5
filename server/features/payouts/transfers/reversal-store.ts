import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';

const LEASE_SECONDS = 30;

/** Call it before the provider. */
export const insertReversal = (tx: Tx, transferId: string, amount: Cents) =>
  tx
    .insertInto('transfer_reversals')
    .values({ id: randomUUIDv7(), transfer_id: transferId, amount_cents: amount })
    .execute();

export const dueReversals = (db: Db) =>
  db
    .selectFrom('transfer_reversals')
    .select('id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', sql<Date>`now()`);

/** After a crash another process takes them. */
export const claimReversals = (db: Db, limit: number) =>
  db
    .updateTable('transfer_reversals')
    .set({ due_at: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', dueReversals(db).orderBy('due_at').limit(limit).forUpdate().skipLocked())
    .returningAll()
    .execute();

export const findReversal = (tx: Tx, id: string) =>
  tx.selectFrom('transfer_reversals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Returns our ids and the provider's. */
export async function listKnownReversals(db: Db, transferId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer_reversals')
    .select(['id', 'provider_id'])
    .where('transfer_id', '=', transferId)
    .execute();
  return rows.flatMap(({ id, provider_id }) => (provider_id === null ? [id] : [id, provider_id]));
}

export const setReversed = (tx: Tx, id: string, providerId: string) =>
  tx
    .updateTable('transfer_reversals')
    .set({ state: 'done', provider_id: providerId, done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const setReversalRefused = (tx: Tx, id: string, refusal: string) =>
  tx
    .updateTable('transfer_reversals')
    .set({ state: 'refused', refusal, done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Schedules another try. @param again in seconds; with another key after a recorded failure */
export const retryReversal = (db: Db, id: string, again: { seconds: number; otherKey: boolean }) =>
  db
    .updateTable('transfer_reversals')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      attempt: eb('attempt', '+', again.otherKey ? 1 : 0),
      due_at: inSeconds(again.seconds),
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();

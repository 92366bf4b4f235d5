import { sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { PAYOUT_DAYS } from '../../../shared/domain/payout.ts';
import type { Tx } from '../../platform/db/database.ts';
import { stateForPayout } from './held-back-store.ts';

/** Begins reminders, unless they run. @returns the first, if they are new */
export const beginReminders = (tx: Tx, sellerId: string): Promise<{ due_at: Date } | undefined> =>
  tx
    .insertInto('bank_reminders')
    .values({ account_id: sellerId, due_at: sql<Date>`now() + interval '1 day'` })
    .onConflict((known) => known.doNothing())
    .returning('due_at')
    .executeTakeFirst();

/** Skips people who have left, and those that another process has. */
export const lockDueReminders = (tx: Tx, limit: number) =>
  tx
    .selectFrom('bank_reminders as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.account_id', 'r.since', sql<Date>`now()`.as('now')])
    .where('r.due_at', '<=', sql<Date>`now()`)
    .where('a.deleted_at', 'is', null)
    .orderBy('r.due_at')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute();

export const setNextReminder = (tx: Tx, sellerId: string, dueAt: Date) =>
  tx.updateTable('bank_reminders').set({ due_at: dueAt }).where('account_id', '=', sellerId).execute();

export const endReminders = (tx: Tx, sellerId: string) =>
  tx.deleteFrom('bank_reminders').where('account_id', '=', sellerId).execute();

export async function sumOwed(tx: Tx, sellerId: string): Promise<Cents> {
  const row = await tx
    .selectFrom('payouts')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'owed')
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Without sales of which money is just going back. */
export async function sumWaiting(tx: Tx, sellerId: string): Promise<Cents> {
  const row = await tx
    .selectFrom('payouts as o')
    .innerJoin('purchases as p', 'p.id', 'o.purchase_id')
    .select(sql<Cents>`coalesce(sum(o.amount_cents), 0)::float8`.as('cents'))
    .where('o.seller_id', '=', sellerId)
    .where('o.state', '=', 'owed')
    .where(stateForPayout, '<>', 'refund_pending')
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Gives the operator the usual days from now, or from the end of a wait. */
export const postponeDue = (tx: Tx, sellerId: string, until: Date | null = null) =>
  tx
    .updateTable('payouts')
    .set({
      due_at: sql<Date>`greatest(due_at, coalesce(${until}::timestamptz, now()) + make_interval(days => ${PAYOUT_DAYS}))`,
    })
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'owed')
    .execute();

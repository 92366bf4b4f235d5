import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { RefundReason } from '../../../../shared/domain/purchase.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RefundsTable } from '../../../platform/db/tables/checkout-tables.ts';

export type RefundRow = Selectable<RefundsTable>;

export const listRefunds = (db: Db, purchaseId: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Cents of a purchase that have gone back, to be selected. @param purchaseId the column that names the purchase */
export const refundedCents = (purchaseId: string) => sql<number>`coalesce((
  select sum(r.amount_cents)::int from refunds r where r.purchase_id = ${sql.ref(purchaseId)} and r.state = 'succeeded'), 0)`;

/**
 * Writes down that the money goes back, before the provider is asked: one row for each reason (reliability 3.13). One
 * that has failed is tried again under a new key.
 */
export const orderRefund = (tx: Db, purchaseId: string, reason: RefundReason, amount: Cents) =>
  tx
    .insertInto('refunds')
    .values({ id: randomUUIDv7(), purchase_id: purchaseId, reason, amount_cents: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['purchase_id', 'reason'])
        .doUpdateSet((eb) => ({
          state: 'pending',
          attempt: eb('refunds.attempt', '+', 1),
          provider_refund_id: null,
          amount_cents: amount,
          updated_at: sql<Date>`now()`,
        }))
        .where('refunds.state', '=', 'failed'),
    )
    .execute();

/** The refund that was ordered here and that the provider was not asked for yet. */
export const findOrderedRefund = (db: Db, purchaseId: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'pending')
    .where('reason', 'is not', null)
    .where('provider_refund_id', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** Notes which refund of the provider carries an order of ours out, if nobody was faster; its amount counts from then on. */
export const adoptRefund = (tx: Db, rowId: string, refund: { id: string; amount: Cents }) =>
  tx
    .updateTable('refunds')
    .set({ provider_refund_id: refund.id, amount_cents: refund.amount, updated_at: sql<Date>`now()` })
    .where('id', '=', rowId)
    .where('provider_refund_id', 'is', null)
    .execute();

/** Keeps a refund that nobody here ordered. @param refund its id at the provider, and cents */
export const addRefund = (
  tx: Db,
  refund: { purchaseId: string; id: string; amount: Cents; reason: RefundReason | null },
) =>
  tx
    .insertInto('refunds')
    .values({
      id: randomUUIDv7(),
      purchase_id: refund.purchaseId,
      reason: refund.reason,
      amount_cents: refund.amount,
      provider_refund_id: refund.id,
    })
    .execute();

export const setRefundState = (tx: Db, id: string, state: RefundRow['state']) =>
  tx.updateTable('refunds').set({ state, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** Gives up orders that the provider was not asked for, once nothing is left that could go back. */
export const dropOrders = (tx: Db, purchaseId: string) =>
  tx
    .updateTable('refunds')
    .set({ state: 'failed', updated_at: sql<Date>`now()` })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'pending')
    .where('provider_refund_id', 'is', null)
    .execute();

/** Asks with a new key next time, after the provider recorded a refusal (reliability 3.6). */
export const nextRefundAttempt = (db: Db, id: string) =>
  db
    .updateTable('refunds')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('provider_refund_id', 'is', null)
    .execute();

/** Whether our books say of a refund of the provider what the provider says. */
export async function agreesOnRefund(db: Db, refund: { id: string; status: RefundRow['state'] }): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('state')
    .where('provider_refund_id', '=', refund.id)
    .executeTakeFirst();
  if (refund.status === 'failed') return !row || row.state === 'failed';
  return row !== undefined && (refund.status === 'pending' || row.state !== 'pending');
}

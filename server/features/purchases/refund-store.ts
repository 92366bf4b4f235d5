import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { RefundsTable } from '../../database-schema.ts';
import type { Purchase } from './purchase-store.ts';

export type RefundRow = Selectable<RefundsTable>;

/** Writes down that the money goes back, before the provider is asked: one row for each reason (reliability 3.13). */
export const orderRefund = (tx: Db, purchase: Purchase, reason: 'oversold' | 'mismatch' | 'requested') =>
  tx
    .insertInto('refunds')
    .values({ id: randomUUIDv7(), purchase_id: purchase.id, reason, amount_cents: purchase.price_cents })
    .onConflict((conflict) => conflict.columns(['purchase_id', 'reason']).doNothing())
    .execute();

export const findPendingRefund = (db: Db, purchaseId: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'pending')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

export const setRefund = (
  tx: Db,
  id: string,
  change: { state: RefundRow['state']; providerRefundId: string | undefined },
) =>
  tx
    .updateTable('refunds')
    .set({
      state: change.state,
      updated_at: sql<Date>`now()`,
      ...(change.providerRefundId ? { provider_refund_id: change.providerRefundId } : {}),
    })
    .where('id', '=', id)
    .execute();

/** Asks with a new key next time, after the provider recorded a refusal (reliability 3.6). */
export const nextRefundAttempt = (db: Db, id: string) =>
  db
    .updateTable('refunds')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .execute();

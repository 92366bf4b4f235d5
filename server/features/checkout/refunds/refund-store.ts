import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { partReasons, type RefundReason } from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
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

/** Returns the admin who last ordered all money back, by the audit log. */
export async function findOrderer(db: Db, purchaseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit_log as act')
    .innerJoin('accounts as admin', 'admin.id', 'act.actor_id')
    .select('admin.display_name')
    .where('act.target_id', '=', purchaseId)
    .where('act.action', 'in', ['order_refund', 'retry_refund', 'record_transfer'])
    .orderBy('act.at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.display_name;
}

/** SQL for refunded cents. @param purchaseId column of the purchase id */
export const refundedCents = (purchaseId: string) => sql<number>`coalesce((
  select sum(r.amount_cents)::int from refunds r where r.purchase_id = ${sql.ref(purchaseId)} and r.state = 'succeeded'), 0)`;

/** SQL for the part of them that an admin sent by bank transfer. */
export const transferredCents = (purchaseId: string) => sql<number>`coalesce((
  select sum(r.amount_cents)::int from refunds r where r.purchase_id = ${sql.ref(purchaseId)} and r.sent_on is not null), 0)`;

/** SQL for the id of a part refund that failed, unless the operator sent it another way since. */
const failedPartOf = (purchaseId: string) => sql<string>`(
  select r.id from refunds r where r.purchase_id = ${sql.ref(purchaseId)} and r.state = 'failed'
    and r.reason in (${sql.join(partReasons)})
    and not exists (select 1 from refunds o where o.purchase_id = r.purchase_id and o.reason is null
      and o.state <> 'failed' and o.created_at > r.updated_at and (o.sent_on is null or o.instead_of = r.id))
  order by r.updated_at desc limit 1)`;

/** SQL for its cents; null without one. @param purchaseId column of the purchase id */
export const failedPartCents = (purchaseId: string) =>
  sql<number | null>`(select f.amount_cents from refunds f where f.id = ${failedPartOf(purchaseId)})`;

export const findFailedPart = (tx: Tx, purchaseId: string) =>
  tx
    .selectFrom('purchases as p')
    .innerJoin('refunds as f', (join) => join.on('f.id', '=', failedPartOf('p.id')))
    .select(['f.id', 'f.reason', 'f.amount_cents'])
    .where('p.id', '=', purchaseId)
    .executeTakeFirst();

/** Stores a refund order before the provider call, one row per reason. A failed one gets a new key. */
export const orderRefund = (tx: Tx, purchaseId: string, { reason, amount }: { reason: RefundReason; amount: Cents }) =>
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

const orderedParts = (db: Db) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'pending')
    .where('provider_refund_id', 'is', null)
    .where('reason', 'in', partReasons);

/** Excludes those that a process took less than a minute ago. */
export const dueParts = (db: Db) => orderedParts(db).where('updated_at', '<', sql<Date>`now() - interval '1 minute'`);

/** Another process can take it after a minute. */
export const claimPart = (db: Db, purchaseId: string | undefined) =>
  db
    .updateTable('refunds')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', () =>
      (purchaseId === undefined ? dueParts(db) : orderedParts(db))
        .$if(purchaseId !== undefined, (query) => query.where('purchase_id', '=', purchaseId ?? ''))
        .orderBy('updated_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('purchase_id')
    .executeTakeFirst();

/** Returns the cents of ordered refunds that are not done yet. */
export async function sumPending(db: Db, purchaseId: string): Promise<Cents> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** Stores the provider's id and amount. */
export const adoptRefund = (db: Db, rowId: string, refund: { id: string; amount: Cents }) =>
  db
    .updateTable('refunds')
    .set({ provider_refund_id: refund.id, amount_cents: refund.amount, updated_at: sql<Date>`now()` })
    .where('id', '=', rowId)
    .where('provider_refund_id', 'is', null)
    .execute();

/** Stores a refund that was not ordered here. */
export const addRefund = (
  tx: Tx,
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

/** Stores what an admin sent by bank transfer, to be booked. @param transfer `insteadOf`: the part that failed */
export const addTransfer = (
  tx: Tx,
  transfer: { purchaseId: string; amount: Cents; reference: string; sentOn: string; insteadOf: string | undefined },
): Promise<RefundRow> =>
  tx
    .insertInto('refunds')
    .values({
      id: randomUUIDv7(),
      purchase_id: transfer.purchaseId,
      reason: null,
      amount_cents: transfer.amount,
      provider_refund_id: null,
      reference: transfer.reference,
      sent_on: transfer.sentOn,
      instead_of: transfer.insteadOf,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const setRefundState = (db: Db, id: string, state: RefundRow['state']) =>
  db.updateTable('refunds').set({ state, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** Drops unrequested orders when nothing is left to refund. */
export const deleteRefundOrders = (tx: Tx, purchaseId: string) =>
  tx
    .updateTable('refunds')
    .set({ state: 'failed', updated_at: sql<Date>`now()` })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'pending')
    .where('provider_refund_id', 'is', null)
    .execute();

/** Uses a new key after a recorded refusal. */
export const nextRefundAttempt = (db: Db, id: string) =>
  db
    .updateTable('refunds')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('provider_refund_id', 'is', null)
    .execute();

/** Whether our row already has this state. */
export async function agreesOnRefund(db: Db, refund: { id: string; status: RefundRow['state'] }): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('state')
    .where('provider_refund_id', '=', refund.id)
    .executeTakeFirst();
  if (refund.status === 'failed') return !row || row.state === 'failed';
  return row !== undefined && (refund.status === 'pending' || row.state === 'succeeded');
}

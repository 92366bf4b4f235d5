import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';
import type { PayoutTables } from '../../../platform/db/tables/payout-tables.ts';
import { isHeldBack, stateForPayout } from '../held-back-store.ts';

export type TransferRow = Selectable<PayoutTables['transfers']>;

const LEASE_SECONDS = 30;

/** Some of it may be held back. */
export const payableNow = (db: Db) =>
  db
    .selectFrom('payouts as o')
    .innerJoin('seller_accounts as a', 'a.account_id', 'o.seller_id')
    .select('o.id')
    .where('o.state', '=', 'owed')
    .where('a.state', '=', 'ready')
    .where((eb) => eb.or([eb('a.usable_from', 'is', null), eb('a.usable_from', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('o.send_after', 'is', null), eb('o.send_after', '<=', sql<Date>`now()`)]));

/**
 * For ready accounts that are not new or held back, oldest first. Picks by account first: most sellers with owed money
 * lack bank details.
 */
export const listSendable = (db: Db, limit: number) =>
  db
    .with(
      (cte) => cte('ready').materialized(),
      () => payableNow(db),
    )
    .selectFrom('ready')
    .innerJoin('payouts as o', 'o.id', 'ready.id')
    .innerJoin('purchases as p', 'p.id', 'o.purchase_id')
    .select(['o.id', 'o.purchase_id', 'o.seller_id', 'p.intent_id'])
    .where(stateForPayout, '=', 'paid')
    .where('p.intent_id', 'is not', null)
    .where(({ not }) => not(isHeldBack('o.seller_id')))
    // An earlier transfer's money is still on its way back.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transfers as t')
            .innerJoin('transfer_reversals as r', 'r.transfer_id', 't.id')
            .select('r.id')
            .whereRef('t.purchase_id', '=', 'o.purchase_id')
            .where('r.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('o.created_at')
    .limit(limit)
    .execute();

type Order = {
  id?: string;
  payoutId: string;
  purchaseId: string;
  sellerId: string;
  destination: string;
  amount: Cents;
  currency: string;
  charge: string | null;
};

/** Call it before the provider. @returns false if there is one with this id */
export async function insertTransfer(tx: Tx, order: Order): Promise<boolean> {
  const added = await tx
    .insertInto('transfers')
    .values({
      id: order.id ?? randomUUIDv7(),
      payout_id: order.payoutId,
      purchase_id: order.purchaseId,
      seller_id: order.sellerId,
      destination: order.destination,
      amount_cents: order.amount,
      currency: order.currency,
      charge: order.charge,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

export async function listKnown(db: Db, purchaseId: string): Promise<string[]> {
  const rows = await db.selectFrom('transfers').select('id').where('purchase_id', '=', purchaseId).execute();
  return rows.map(({ id }) => id);
}

export const dueTransfers = (db: Db) =>
  db.selectFrom('transfers').select('id').where('state', '=', 'pending').where('due_at', '<=', sql<Date>`now()`);

/** After a crash another process takes them. */
export const claimTransfers = (db: Db, limit: number): Promise<TransferRow[]> =>
  db
    .updateTable('transfers')
    .set({ due_at: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', dueTransfers(db).orderBy('due_at').limit(limit).forUpdate().skipLocked())
    .returningAll()
    .execute();

export const findTransfer = (db: Db, id: string) =>
  db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst();

export const listRefused = (db: Db, payoutId: string) =>
  db.selectFrom('transfers').selectAll().where('payout_id', '=', payoutId).where('state', '=', 'refused').execute();

export const setSent = (tx: Tx, id: string, providerId: string) =>
  tx
    .updateTable('transfers')
    .set({ state: 'sent', provider_id: providerId, refusal: null, done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const setRefused = (tx: Tx, id: string, refusal: string) =>
  tx
    .updateTable('transfers')
    .set({ state: 'refused', refusal, done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();

/** @param again in seconds; with another key after a recorded failure */
export const retryTransfer = (db: Db, id: string, again: { seconds: number; otherKey: boolean }) =>
  db
    .updateTable('transfers')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      attempt: eb('attempt', '+', again.otherKey ? 1 : 0),
      due_at: inSeconds(again.seconds),
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();

/** In cents, less what is or will be taken back. */
export async function sumSent(db: Db, purchaseId: string): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(t.amount_cents - ${backOf}), 0)::int as cents
    from transfers t where t.purchase_id = ${purchaseId} and t.state = 'sent'`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** What of transfer `t` is or will be taken back. */
const backOf = sql`coalesce((
  select sum(r.amount_cents) from transfer_reversals r where r.transfer_id = t.id and r.state <> 'refused'), 0)`;

/** In cents, newest first, without refused ones. */
export async function listReversible(tx: Tx, purchaseId: string): Promise<{ id: string; left: Cents }[]> {
  const { rows } = await sql<{ id: string; left: Cents }>`
    select t.id, (t.amount_cents - ${backOf})::int as left from transfers t
    where t.purchase_id = ${purchaseId} and t.state = 'sent'
      and not exists (select 1 from transfer_reversals r where r.transfer_id = t.id and r.state = 'refused')
    order by t.created_at desc, t.id desc`.execute(tx);
  return rows.filter(({ left }) => left > 0);
}

/** Returns what is being sent, and what is being taken back. */
export async function sumUnderWay(db: Db, sellerId: string): Promise<{ sending: Cents; returning: Cents }> {
  const { rows } = await sql<{ sending: Cents; returning: Cents }>`
    select
      (select coalesce(sum(amount_cents), 0)::float8 from payouts where seller_id = ${sellerId} and state = 'sending') as sending,
      (select coalesce(sum(r.amount_cents), 0)::float8 from transfer_reversals r join transfers t on t.id = r.transfer_id
        where t.seller_id = ${sellerId} and r.state = 'pending') as returning`.execute(db);
  return rows[0] ?? { sending: 0, returning: 0 };
}

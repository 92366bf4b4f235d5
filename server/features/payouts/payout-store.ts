import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { type DisownedMoney, PAYOUT_DAYS, type PayoutState, unpaidStates } from '../../../shared/domain/payout.ts';
import type { PurchaseState } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { type Db, planOnce, type Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { stateForPayout } from './held-back-store.ts';

/** Serializes changes until the transaction ends. */
export const lockPayoutsOf = (tx: Tx, sellerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payouts of ${sellerId}`}, 0))`.execute(tx);

/** The newest first. */
export const listOpen = (tx: Tx, sellerId: string) =>
  tx
    .selectFrom('payouts')
    .select(['id', 'purchase_id', 'amount_cents'])
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'owed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertPayout = (
  tx: Tx,
  { purchaseId, sellerId, amount }: { purchaseId: string; sellerId: string; amount: Cents },
) =>
  tx
    .insertInto('payouts')
    .values({
      id: randomUUIDv7(),
      purchase_id: purchaseId,
      seller_id: sellerId,
      amount_cents: amount,
      due_at: sql<Date>`now() + make_interval(days => ${PAYOUT_DAYS})`,
    })
    .execute();

/** Settles a payout without an amount. */
export const setAmount = (tx: Tx, id: string, amount: Cents) =>
  tx
    .updateTable('payouts')
    .set({ amount_cents: amount, state: amount === 0 ? 'settled' : 'owed' })
    .where('id', '=', id)
    .execute();

/** Freezes an open payout while the provider sends it. */
export const setSending = (tx: Tx, id: string) =>
  tx.updateTable('payouts').set({ state: 'sending' }).where('id', '=', id).execute();

/** Opens a payout again that the provider refused to send. @param sendAfter not before */
export const setOwedAgain = (tx: Tx, id: string, sendAfter: Date) =>
  tx.updateTable('payouts').set({ state: 'owed', send_after: sendAfter }).where('id', '=', id).execute();

/** Returns what waits, is being sent, and was sent after a moment. */
export async function sumSince(tx: Tx, sellerId: string, since: Date): Promise<Required<DisownedMoney>> {
  const { rows } = await sql<Required<DisownedMoney>>`
    select coalesce(sum(amount_cents) filter (where state = 'owed'), 0)::float8 as "heldCents",
      coalesce(sum(amount_cents) filter (where state = 'sending'), 0)::float8 as "sendingCents",
      coalesce(sum(amount_cents) filter (where state = 'paid' and paid_at >= ${since}), 0)::float8 as "sentCents"
    from payouts where seller_id = ${sellerId}`.execute(tx);
  return rows[0] ?? { heldCents: 0, sendingCents: 0, sentCents: 0 };
}

/** @param seconds before which an open payout is not sent */
export const postponeSending = (db: Db, id: string, seconds: number) =>
  db
    .updateTable('payouts')
    .set({ send_after: inSeconds(seconds) })
    .where('id', '=', id)
    .where('state', '=', 'owed')
    .execute();

/** @param by the operator who sent it; null: the provider */
export const setPaid = (tx: Tx, id: string, { reference, by }: { reference: string; by: string | null }) =>
  tx
    .updateTable('payouts')
    .set({ state: 'paid', reference, paid_by: by, paid_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

const shown = (db: Db) =>
  db
    .selectFrom('payouts as o')
    .innerJoin('purchases as p', 'p.id', 'o.purchase_id')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .innerJoin('accounts as seller', 'seller.id', 'o.seller_id')
    .select([
      'o.id',
      'o.purchase_id',
      'o.seller_id',
      'o.amount_cents',
      'o.state',
      'o.due_at',
      'o.reference',
      'o.paid_at',
      'o.paid_by',
    ])
    .select([stateForPayout.as('purchase_state'), 'p.listing_id', 'p.intent_id', 'l.title'])
    .select('seller.display_name as seller_name')
    .select(
      sql<
        string | null
      >`(select case when t.state = 'refused' then t.refusal end from transfers t where t.payout_id = o.id
        order by t.created_at desc, t.id desc limit 1)`.as('refusal'),
    )
    .select(
      sql<boolean>`exists (select 1 from transfers t where t.payout_id = o.id and t.state <> 'refused')`.as(
        'is_transferred',
      ),
    )
    .select(microsOf('o.due_at').as('micros'));

export type ShownPayout = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

export const findPayout = (db: Db, id: string): Promise<ShownPayout | undefined> =>
  shown(db).where('o.id', '=', id).executeTakeFirst();

/** By due date: owed ones the oldest first, others the newest. Without the ids first, it reads every transfer. */
export const listPayouts = (
  db: Db,
  { state, limit, after }: { state: PayoutState | undefined; limit: number; after: TimeKey | undefined },
): Promise<ShownPayout[]> => {
  const direction = state === 'owed' ? 'asc' : 'desc';
  const page = db
    .selectFrom('payouts as o')
    .select('o.id')
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? 'owed'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(o.due_at, o.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${instantOf(after?.micros ?? 0)}, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('o.due_at', direction)
    .orderBy('o.id', direction)
    .limit(limit);
  return shown(db).where('o.id', 'in', page).orderBy('o.due_at', direction).orderBy('o.id', direction).execute();
};

export type EarnedSale = {
  purchase_id: string;
  listing_id: string;
  title: string;
  price_cents: Cents;
  delivery_cents: Cents;
  refunded_cents: Cents;
  paid_at: Date;
  released_at: Date | null;
  fee_cents: Cents;
  available_cents: Cents;
  open_as: 'owed' | 'sending' | null;
  /** Also if it was taken back. */
  was_sent: boolean;
  purchase_state: PurchaseState;
  is_refund_due: boolean;
  is_refused: boolean;
};

/** The newest first. */
export const listEarnedSales = (db: Db, sellerId: string, limit: number): Promise<EarnedSale[]> =>
  readSales(db, sql`s.seller_id = ${sellerId} order by s.paid_at desc, s.id desc limit ${limit}`);

/** Returns them in any order. */
export const listSalesOf = (db: Db, purchaseIds: readonly string[]): Promise<EarnedSale[]> =>
  readSales(db, sql`s.purchase_id = any(${[...purchaseIds]}::uuid[])`);

async function readSales(db: Db, wanted: RawBuilder<unknown>): Promise<EarnedSale[]> {
  const query = sql<EarnedSale>`
    select s.purchase_id, s.listing_id, s.snapshot ->> 'title' as title, s.price_cents, s.delivery_cents, s.paid_at, e.released_at,
      coalesce(e.refunded, 0)::int as refunded_cents, coalesce(e.available, 0)::int as available_cents,
      case when e.released_at is null then s.fee_cents else coalesce(e.fee, 0) end::int as fee_cents,
      (select min(o.state) from payouts o where o.purchase_id = s.purchase_id and o.state in (${anyOf(unpaidStates)})) as open_as,
      exists (select 1 from payouts o where o.purchase_id = s.purchase_id and o.state = 'paid') as was_sent,
      (select p.state from purchases p where p.id = s.purchase_id) as purchase_state,
      exists (select 1 from fulfillments f where f.purchase_id = s.purchase_id and f.refund_due_at is not null) as is_refund_due,
      coalesce((select t.state = 'refused' from transfers t where t.purchase_id = s.purchase_id
        order by t.created_at desc, t.id desc limit 1), false) as is_refused
    from sales s
    left join lateral (
      select min(created_at) filter (where kind = 'release') as released_at,
        -sum(amount_cents) filter (where account in ('provider', 'bank') and kind in ('refund', 'return')) as refunded,
        -sum(amount_cents) filter (where account = 'fee') as fee,
        -sum(amount_cents) filter (where account = 'seller_available' and kind in ('release', 'refund', 'return')) as available
      from ledger_entries where purchase_id = s.purchase_id) e on true
    where ${wanted}`;
  return (await db.executeQuery(planOnce(query.compile(db)))).rows;
}

import { randomUUIDv7 } from 'node:crypto';
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import {
  type FulfillmentMethod,
  type FulfillmentParty,
  type FulfillmentState,
  openStates,
} from '../../../shared/domain/fulfillment.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import type { FulfillmentsTable } from '../../platform/db/tables/fulfillment-tables.ts';

export type SoldPurchase = {
  id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  method: FulfillmentMethod;
};

export type FulfillmentRow = Selectable<FulfillmentsTable>;

/** @param seconds for agreeing on a time, and until the first reminder */
export const insertFulfillment = (
  tx: Tx,
  { id, listing_id, buyer_id, seller_id, method }: SoldPurchase,
  seconds: { arrange: number; reminder: number },
) =>
  tx
    .insertInto('fulfillments')
    .values({
      id: randomUUIDv7(),
      purchase_id: id,
      listing_id,
      buyer_id,
      seller_id,
      method,
      completed_at: null,
      deadline_at: inSeconds(seconds.arrange),
      remind_at: inSeconds(seconds.reminder),
    })
    .execute();

/** Moves to a state that ends all waiting. The schema rejects other steps. */
export const setFulfillmentState = (
  tx: Tx,
  id: string,
  { state, completedAt }: { state: FulfillmentState; completedAt?: Date | undefined },
) =>
  tx
    .updateTable('fulfillments')
    .set({
      state,
      updated_at: sql<Date>`now()`,
      deadline_at: null,
      remind_at: null,
      address: '',
      completed_at: state === 'completed' ? (completedAt ?? sql<Date>`now()`) : null,
    })
    .where('id', '=', id)
    .execute();

type End = { state: 'cancelled' | 'refused'; by: string | null; reason: string; text: string };

/** Sets a wait outside of agreeing on a time. @param waits by which column changes, until when */
export const setWaiting = (
  tx: Tx,
  id: string,
  {
    remind = null,
    ...waits
  }: { state: FulfillmentState; deadline: RawBuilder<Date> | Date; remind?: RawBuilder<Date> | Date | null },
  facts: Partial<Pick<FulfillmentRow, 'absent' | 'absence_reason' | 'absence_text' | 'tracking' | 'sent_at'>> = {},
) =>
  tx
    .updateTable('fulfillments')
    .set({ ...facts, state: waits.state, deadline_at: waits.deadline, remind_at: remind, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const setReduction = (tx: Tx, id: string, reduction: { cents: number; by: FulfillmentParty } | undefined) =>
  tx
    .updateTable('fulfillments')
    .set({
      reduction_cents: reduction?.cents ?? null,
      reduction_by: reduction?.by ?? null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();

export const countAbsence = (tx: Tx, id: string) =>
  tx
    .updateTable('fulfillments')
    .set({ buyer_absences: sql<number>`buyer_absences + 1`, absent: null, absence_reason: '', absence_text: '' })
    .where('id', '=', id)
    .execute();

/** In the buyer's words. */
export const setConfirmation = (tx: Tx, id: string, { reason, text }: Pick<End, 'reason' | 'text'>) =>
  tx.updateTable('fulfillments').set({ ended_reason: reason, ended_text: text }).where('id', '=', id).execute();

/** Orders a full refund of a completed sale. */
export const orderMoneyBack = (tx: Tx, id: string, reason: string) =>
  tx
    .updateTable('fulfillments')
    .set({ refund_due_at: sql<Date>`now()`, ended_reason: reason, ended_text: '', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** @param end `by`: the account, or null for the clock */
export const endSale = (tx: Tx, id: string, { state, by, reason, text }: End) =>
  tx
    .updateTable('fulfillments')
    .set({
      state,
      updated_at: sql<Date>`now()`,
      deadline_at: null,
      remind_at: null,
      refund_due_at: sql<Date>`now()`,
      cancelled_by: by,
      ended_reason: reason,
      ended_text: text,
      address: '',
    })
    .where('id', '=', id)
    .execute();

export type LockedFulfillment = FulfillmentRow & {
  title: string;
  location: string;
  place_latitude: number | null;
  place_longitude: number | null;
  buyer_name: string;
  seller_name: string;
  has_leaver: boolean;
};

const locked = (tx: Tx) =>
  tx
    .selectFrom('fulfillments')
    .selectAll()
    .select([
      sql<string>`(select title from listings where id = listing_id)`.as('title'),
      sql<string>`(select location from listings where id = listing_id)`.as('location'),
      sql<number | null>`(select place_latitude from listings where id = listing_id)`.as('place_latitude'),
      sql<number | null>`(select place_longitude from listings where id = listing_id)`.as('place_longitude'),
      sql<string>`(select display_name from accounts where id = buyer_id)`.as('buyer_name'),
      sql<string>`(select display_name from accounts where id = seller_id)`.as('seller_name'),
      sql<boolean>`exists (select 1 from accounts where id in (buyer_id, seller_id) and deleted_at is not null)`.as(
        'has_leaver',
      ),
    ])
    .forUpdate();

/** A stranger's sale is not found. */
const isOfParty = (accountId: string) => (eb: ExpressionBuilder<Schema, 'fulfillments'>) =>
  eb.or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]);

export const lockOfParty = (tx: Tx, id: string, accountId: string): Promise<LockedFulfillment | undefined> =>
  locked(tx).where('id', '=', id).where(isOfParty(accountId)).executeTakeFirst();

/** Locks a fulfillment of this party. @returns also whether codes are refused now, by the database's clock */
export const lockForCode = (
  tx: Tx,
  id: string,
  accountId: string,
): Promise<(LockedFulfillment & { isLocked: boolean | null }) | undefined> =>
  locked(tx)
    .select(sql<boolean | null>`codes_locked_until > now()`.as('isLocked'))
    .where('id', '=', id)
    .where(isOfParty(accountId))
    .executeTakeFirst();

export const lockByPurchase = (tx: Tx, purchaseId: string): Promise<LockedFulfillment | undefined> =>
  locked(tx).where('purchase_id', '=', purchaseId).executeTakeFirst();

/** Takes no lock. */
export const findByPurchase = (db: Db, purchaseId: string): Promise<FulfillmentRow | undefined> =>
  db.selectFrom('fulfillments').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();

export const lockFulfillment = (tx: Tx, id: string): Promise<LockedFulfillment | undefined> =>
  locked(tx).where('id', '=', id).executeTakeFirst();

export const dueFulfillments = (db: Db, due: 'deadline_at' | 'remind_at') =>
  db.selectFrom('fulfillments').select('id').where(isDue(due));

const isDue = (due: 'deadline_at' | 'remind_at') => (eb: ExpressionBuilder<Schema, 'fulfillments'>) =>
  eb.and([eb('state', 'in', openStates), eb(due, '<=', sql<Date>`now()`)]);

/** Finds ended sales whose money is to be sent back now. */
export const dueMoneyBack = (db: Db) =>
  db.selectFrom('fulfillments').select('id').where('refund_due_at', '<=', sql<Date>`now()`);

/** Locks those with a past deadline or a due reminder. */
export const lockDue = (tx: Tx, due: 'deadline_at' | 'remind_at', limit: number): Promise<LockedFulfillment[]> =>
  locked(tx).skipLocked().where(isDue(due)).orderBy(due).limit(limit).execute();

type Wait = {
  state: 'arranging' | 'arranged';
  deadline: RawBuilder<Date> | Date;
  remind: RawBuilder<Date> | Date | null;
  /** The party that used up a free change of an agreed time. */
  changedBy?: FulfillmentParty | undefined;
};

/** Sets the next state, its deadline and its reminder. */
export const setWait = (tx: Tx, id: string, { state, deadline, remind, changedBy }: Wait) =>
  tx
    .updateTable('fulfillments')
    .set({
      state,
      deadline_at: deadline,
      remind_at: remind,
      updated_at: sql<Date>`now()`,
      // A lower price was meant for the former meeting.
      reduction_cents: null,
      reduction_by: null,
      ...(changedBy === 'buyer' ? { buyer_changes: sql<number>`buyer_changes + 1` } : {}),
      ...(changedBy === 'seller' ? { seller_changes: sql<number>`seller_changes + 1` } : {}),
    })
    .where('id', '=', id)
    .execute();

export const setReminder = (tx: Tx, id: string, remind: RawBuilder<Date> | Date | null) =>
  tx.updateTable('fulfillments').set({ remind_at: remind }).where('id', '=', id).execute();

/** Another process can take it after two minutes. */
export const claimRefund = (db: Db, id: string | undefined) =>
  db
    .updateTable('fulfillments')
    .set({ refund_due_at: inSeconds(120) })
    .where('id', '=', () =>
      dueMoneyBack(db)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .orderBy('refund_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'purchase_id', 'state', 'ended_reason'])
    .executeTakeFirst();

export const setRefundDue = (db: Db, id: string, due: RawBuilder<Date> | null) =>
  db.updateTable('fulfillments').set({ refund_due_at: due }).where('id', '=', id).execute();

import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { ReturnAnswer, ReturnReason, ReturnState } from '../../../../shared/domain/returns.ts';
import { pendingReturnStates } from '../../../../shared/domain/returns.ts';
import { countFirst } from '../../../platform/db/count-first.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../../platform/db/time-key.ts';

const requests = (db: Db) =>
  db
    .selectFrom('return_requests as r')
    .innerJoin('sales as s', 's.purchase_id', 'r.purchase_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'r.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'r.seller_id')
    .selectAll('r')
    .select(['s.listing_id', 's.snapshot', 'buyer.display_name as buyer_name', 'seller.deleted_at as seller_left_at'])
    .select(microsOf('r.created_at').as('micros'));

export type ReturnRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

export const findReturn = (db: Db, id: string) => requests(db).where('r.id', '=', id).executeTakeFirst();

/** Newest first. */
export const listReturnsOf = (db: Db, purchaseId: string) =>
  requests(db)
    .where('r.purchase_id', '=', purchaseId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();

/** Not refunded yet. */
export const listPendingReturns = (db: Db, sellerId: string) =>
  requests(db)
    .where('r.seller_id', '=', sellerId)
    .where('r.state', 'in', pendingReturnStates)
    .orderBy('r.id')
    .execute();

/** What the shop decides instead of a leaver, or has to refund. */
const ofLeavers = (db: Db) =>
  requests(db)
    .innerJoin('purchases as p', 'p.id', 'r.purchase_id')
    .where('r.state', 'in', pendingReturnStates)
    .where((eb) => eb.or([eb('seller.deleted_at', 'is not', null), eb('r.accepted_by_clock', '=', true)]))
    .where((eb) => eb.or([eb('r.state', '=', 'open'), eb('p.state', '=', 'paid')]));

export const listReturnsOfLeavers = (db: Db) => ofLeavers(db).orderBy('r.id').execute();

export const countReturnsOfLeavers = (db: Db, atMost: number) =>
  countFirst(db, ofLeavers(db).clearSelect().select('r.created_at as at').orderBy('r.created_at').limit(atMost));

export const setShopReminded = (tx: Tx, id: string) =>
  tx.updateTable('return_requests').set({ shop_reminded_at: sql<Date>`now()` }).where('id', '=', id).execute();

type Query = { state: ReturnState | undefined; limit: number; after: TimeKey | undefined };

/** Newest first. */
export const listSellerReturns = (db: Db, sellerId: string, { state, limit, after }: Query) =>
  requests(db)
    .where('r.seller_id', '=', sellerId)
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'open'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();

export async function findLastReturns(db: Db, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom('return_requests')
    .distinctOn('purchase_id')
    .innerJoin('accounts as seller', 'seller.id', 'seller_id')
    .select([
      'return_requests.id',
      'purchase_id',
      'reason',
      'text',
      'state',
      'answer',
      'answered_by_shop',
      'must_accept',
      'return_requests.created_at',
    ])
    .select('seller.deleted_at as seller_left_at')
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('purchase_id')
    .orderBy('return_requests.created_at', 'desc')
    .orderBy('return_requests.id', 'desc')
    .execute();
}

export type LastReturn = Awaited<ReturnType<typeof findLastReturns>>[number];

type Sold = { purchase_id: string; paid_at: Date };

type NewReturn = {
  purchase: { id: string; buyer_id: string; seller_id: string };
  reason: ReturnReason;
  text: string;
  mustAccept: boolean;
};

/** Returns undefined before the receipt. For an older sale without a handover, the payment counts. */
export async function findReceivedAt(db: Db, { purchase_id, paid_at }: Sold): Promise<Date | undefined> {
  const handover = await db
    .selectFrom('fulfillments')
    .select(['handed_over_at', 'completed_at'])
    .where('purchase_id', '=', purchase_id)
    .executeTakeFirst();
  return handover ? (handover.handed_over_at ?? handover.completed_at ?? undefined) : paid_at;
}

/** Makes a waiting request a withdrawal, or stores a new one. @returns its id */
export async function upsertWithdrawal(
  tx: Tx,
  { purchase, text }: Omit<NewReturn, 'reason' | 'mustAccept'>,
): Promise<string> {
  const declared = {
    reason: 'withdrawal',
    must_accept: true,
    state: 'accepted',
    answered_at: sql<Date>`now()`,
  } as const;
  const waiting = await tx
    .updateTable('return_requests')
    .set(text ? { text, ...declared } : declared)
    .where('purchase_id', '=', purchase.id)
    .where('state', 'in', pendingReturnStates)
    .returning('id')
    .executeTakeFirst();
  if (waiting) return waiting.id;
  const id = await insertReturn(tx, { purchase, reason: 'withdrawal', text, mustAccept: true });
  await tx.updateTable('return_requests').set(declared).where('id', '=', id).execute();
  return id;
}

export async function insertReturn(tx: Tx, { purchase, reason, text, mustAccept }: NewReturn): Promise<string> {
  const id = randomUUIDv7();
  const { id: purchase_id, buyer_id, seller_id } = purchase;
  await tx
    .insertInto('return_requests')
    .values({ id, purchase_id, buyer_id, seller_id, reason, text, must_accept: mustAccept })
    .execute();
  return id;
}

export const setReturnAnswer = (
  tx: Tx,
  id: string,
  { answer, text, byShop }: { answer: ReturnAnswer; text: string | null; byShop: boolean },
) =>
  tx
    .updateTable('return_requests')
    .set({ state: answer, answer: text, answered_by_shop: byShop, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Nobody had answered in time. */
export const acceptReturnByClock = (tx: Tx, id: string) =>
  tx
    .updateTable('return_requests')
    .set({ state: 'accepted', answered_by_shop: true, accepted_by_clock: true, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const setReturnRefunded = (tx: Tx, purchaseId: string) =>
  tx
    .updateTable('return_requests')
    .set({ state: 'refunded', refunded_at: sql<Date>`now()` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('return_requests')
        .select('id')
        .where('purchase_id', '=', purchaseId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('state', '<>', 'refunded')
    .execute();

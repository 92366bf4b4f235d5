import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChosenDelivery } from '../../../../shared/domain/delivery.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import {
  givableStates,
  liveStates,
  type PurchaseState,
  payingStates,
  purchaseProcess,
  unfinishedStates,
} from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';
import type { PurchasesTable } from '../../../platform/db/tables/checkout-tables.ts';

export type Purchase = Selectable<PurchasesTable>;

/** Price and delivery, in minor units. */
export const chargeOf = ({ price_cents, delivery_cents }: Pick<Purchase, 'price_cents' | 'delivery_cents'>): Cents =>
  price_cents + delivery_cents;

const LEASE_SECONDS = 30;

/** Finds the purchase that holds or bought the listing. */
export const findLive = (db: Db, listingId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', liveStates)
    .executeTakeFirst();

/** Holds as buyer or seller, unless a bank is processing them. */
export const findOpenHoldsOf = (db: Db, personId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where((eb) => eb.or([eb('buyer_id', '=', personId), eb('seller_id', '=', personId)]))
    .where('state', 'in', givableStates)
    .execute();

/** Finds purchases in any state. */
export const findLatest = (db: Db, buyerId: string, listingId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('listing_id', '=', listingId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findPurchase = (db: Db, id: string) =>
  db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the title of the listing. */
export const findBoughtListing = (db: Db, id: string): Promise<{ id: string; title: string }> =>
  db
    .selectFrom('purchases as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select(['l.id', 'l.title'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();

export const findByIntent = (db: Db, intentId: string) =>
  db.selectFrom('purchases').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

/** Finds open disputes and failed refunds. */
export const findUndecided = (db: Db) =>
  db.selectFrom('purchases').select('intent_id').where('state', 'in', ['disputed', 'refund_failed']).execute();

export const holdsListing = ({ state }: Purchase) => payingStates.some((one) => one === state);

/** Locks purchase, then listing, always in this order (reliability 3.5). */
export async function lockPurchase(tx: Tx, id: string) {
  const purchase = await tx
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const listing = await tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', purchase.listing_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { purchase, listing };
}

/**
 * Holds a listing for one buyer, by the condition and a unique index.
 * @param price expected cents
 * @param holdSeconds by the database's clock
 * @returns undefined when no longer available on these terms
 */
export async function holdListing(
  tx: Tx,
  hold: {
    listingId: string;
    buyerId: string;
    price: Cents;
    /** The one that the buyer read; undefined: not said. */
    edition?: number | undefined;
    currency: string;
    holdSeconds: number;
    /** Undefined: chosen before paying. */
    delivery?: ChosenDelivery | undefined;
    /** Keyed hash of the connection. */
    begunFrom?: string | undefined;
    agreed?: boolean;
  },
): Promise<Purchase | undefined> {
  const listing = await tx
    .updateTable('listings')
    .set({ state: 'held' })
    .where('id', '=', hold.listingId)
    .where('state', '=', 'available')
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if(!hold.agreed, (query) => query.where('price_cents', '=', hold.price))
    .$if(hold.edition !== undefined, (query) => query.where('edition', '=', hold.edition ?? 0))
    .where('seller_id', '<>', hold.buyerId)
    .$if(hold.delivery !== undefined, (query) => query.where(offers(hold.delivery)))
    .returning(['seller_id'])
    .executeTakeFirst();
  if (!listing) return undefined;
  return tx
    .insertInto('purchases')
    .values({
      id: randomUUIDv7(),
      listing_id: hold.listingId,
      buyer_id: hold.buyerId,
      seller_id: listing.seller_id,
      price_cents: hold.price,
      currency: hold.currency,
      begun_from: hold.begunFrom ?? null,
      agreed: hold.agreed ?? false,
      ...(hold.delivery ? { method: hold.delivery.method, delivery_cents: hold.delivery.cents } : {}),
      unheard_calls: 0,
      held_until: inSeconds(hold.holdSeconds),
      due_at: inSeconds(hold.holdSeconds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const offers = (delivery?: ChosenDelivery) =>
  delivery === undefined || delivery.method === 'pickup'
    ? sql<boolean>`pickup`
    : sql<boolean>`${sql.ref(delivery.method === 'carrier' ? 'carrier_cents' : 'delivery_cents')} = ${delivery.cents}`;

/** In seconds from its start; never shortens. */
export const extendHeldUntil = (db: Db, id: string, seconds: number) => {
  const end = sql<Date>`greatest(held_until, created_at + make_interval(secs => ${seconds}))`;
  return db
    .updateTable('purchases')
    .set({ held_until: end, due_at: end })
    .where('id', '=', id)
    .where('state', 'in', givableStates)
    .where('held_until', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
};

/** Until recorded, the call's result counts as unknown. */
export const leaseForIntent = (db: Db, id: string) =>
  db
    .updateTable('purchases')
    .set((eb) => ({ leased_until: inSeconds(LEASE_SECONDS), unheard_calls: eb('unheard_calls', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('intent_id', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();

/** The update that stores the intent applies this step. */
const created = purchaseProcess.find(({ event }) => event === 'intent_created');

/** Never replaces one in use. Also stores after the hold's end, to cancel it. */
export async function storeIntent(db: Db, id: string, intent: { id: string; clientSecret: string }): Promise<Purchase> {
  const stored = await db
    .updateTable('purchases')
    .set({
      intent_id: intent.id,
      client_secret: intent.clientSecret,
      leased_until: null,
      state: sql<PurchaseState>`case when state = any(${created?.from}) then ${created?.to} else state end`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('intent_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return stored ?? db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * @param nextAttempt a new key next time
 * @param isHeard certainly no intent was created
 */
export const endIntentLease = (
  db: Db,
  id: string,
  { nextAttempt, isHeard }: { nextAttempt: boolean; isHeard: boolean },
) =>
  db
    .updateTable('purchases')
    .set((eb) => ({
      leased_until: null,
      intent_attempt: eb('intent_attempt', '+', nextAttempt ? 1 : 0),
      unheard_calls: eb('unheard_calls', '-', isHeard ? 1 : 0),
    }))
    .where('id', '=', id)
    .execute();

/** The schema rejects invalid transitions. */
export const setState = (
  tx: Tx,
  id: string,
  {
    state,
    more,
  }: { state: PurchaseState; more: { dueInSeconds: number | undefined; givenBackBy?: 'buyer' | 'seller' | 'admin' } },
) =>
  tx
    .updateTable('purchases')
    .set({
      state,
      due_at: more.dueInSeconds === undefined ? null : inSeconds(more.dueInSeconds),
      leased_until: null,
      tries: 0,
      updated_at: sql<Date>`now()`,
      ...(more.givenBackBy ? { given_back_by: more.givenBackBy } : {}),
    })
    .where('id', '=', id)
    .execute();

type UnfinishedState = (typeof unfinishedStates)[number];

/** Due, and claimed by no process. */
export const duePurchases = (db: Db, states: readonly UnfinishedState[]) =>
  db
    .selectFrom('purchases')
    .select('id')
    .where('due_at', '<=', sql<Date>`now()`)
    .where('state', 'in', states)
    .where((w) => w.or([w('leased_until', 'is', null), w('leased_until', '<', sql<Date>`now()`)]));

/** A claim is no try: a crash may have other causes. */
export const claimDue = (db: Db, states: readonly UnfinishedState[], limit: number) =>
  db
    .updateTable('purchases')
    .set({ leased_until: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', duePurchases(db, states).orderBy('due_at').limit(limit).forUpdate().skipLocked())
    .returningAll()
    .execute();

/**
 * Reschedules, unless finished.
 * @param tries failed so far
 */
export const postpone = (db: Db, id: string, { seconds, tries }: { seconds: number; tries?: number | undefined }) =>
  db
    .updateTable('purchases')
    .set({ due_at: inSeconds(seconds), leased_until: null, ...(tries === undefined ? {} : { tries }) })
    .where('id', '=', id)
    .where('state', 'in', unfinishedStates)
    .execute();

/** The provider replays a key's response for so long. */
const KEY_HOURS = 23;
/** Minutes; the usual maximum of the provider. */
const SEARCH_LAG_MINUTES = 5;

/** Whether the provider still knows the key. */
export const isKeyKnownToProvider = (db: Db, id: string) =>
  isTrueOf(db, id, sql<boolean>`created_at > now() - make_interval(hours => ${KEY_HOURS})`);

/** Whether the hold ended longer ago than the provider's search lags. */
export const searchIsUpToDate = (db: Db, id: string) =>
  isTrueOf(db, id, sql<boolean>`updated_at < now() - make_interval(mins => ${SEARCH_LAG_MINUTES})`);

/** By the database's clock. */
export const isHoldOpen = (db: Db, id: string) => isTrueOf(db, id, sql<boolean>`held_until > now()`);

async function isTrueOf(db: Db, id: string, condition: RawBuilder<boolean>): Promise<boolean> {
  const row = await db.selectFrom('purchases').select('id').where('id', '=', id).where(condition).executeTakeFirst();
  return row !== undefined;
}

import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import {
  liveStates,
  type PurchaseState,
  payingStates,
  purchaseProcess,
  unfinishedStates,
} from '../../../../shared/domain/purchase.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PurchasesTable } from '../../../platform/db/tables/checkout-tables.ts';

export type Purchase = Selectable<PurchasesTable>;

/** Seconds one worker has for one purchase before another may take it (reliability 3.10). */
const LEASE_SECONDS = 30;

const soon = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** The purchase that has the piece put aside, or has bought it. */
export const findLive = (db: Db, listingId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', liveStates)
    .executeTakeFirst();

/** The holds of a person as buyer or seller that no bank works on. */
export const findOpenHoldsOf = (db: Db, personId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where((eb) => eb.or([eb('buyer_id', '=', personId), eb('seller_id', '=', personId)]))
    .where('state', 'in', ['held', 'intent_ready'])
    .execute();

/** The buyer's newest purchase of a piece, however it ended. */
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

export const findByIntent = (db: Db, intentId: string) =>
  db.selectFrom('purchases').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

/** Purchases whose money a bank has taken back for now, or could not be given back. */
export const findUndecided = (db: Db) =>
  db.selectFrom('purchases').select('intent_id').where('state', 'in', ['disputed', 'refund_failed']).execute();

/** Whether the purchase is one for which its listing is put aside. */
export const holdsListing = ({ state }: Purchase) => payingStates.some((one) => one === state);

/** Locks a purchase and then its listing: always in this order (reliability 3.5). */
export async function lockPurchase(tx: Db, id: string) {
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
 * Puts a piece aside for a buyer if it is free and still costs the same. Of any number of buyers at the same
 * instant one gets it: the update takes the row only while it is available, and the index allows one live purchase.
 * @param price cents the buyer expects to pay
 * @param holdSeconds how long the hold lasts, by the database's clock
 */
export async function holdListing(
  tx: Db,
  hold: {
    listingId: string;
    buyerId: string;
    price: Cents;
    currency: string;
    holdSeconds: number;
    /** From where, as a keyed hash. */
    begunFrom?: string | undefined;
  },
): Promise<Purchase | undefined> {
  const listing = await tx
    .updateTable('listings')
    .set({ state: 'held' })
    .where('id', '=', hold.listingId)
    .where('state', '=', 'available')
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('price_cents', '=', hold.price)
    .where('seller_id', '<>', hold.buyerId)
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
      unheard_calls: 0,
      held_until: soon(hold.holdSeconds),
      due_at: soon(hold.holdSeconds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lets a hold that is still good end so many seconds after its beginning, unless it ends later anyway. */
export const keepHoldUntil = (db: Db, id: string, seconds: number) => {
  const end = sql<Date>`greatest(held_until, created_at + make_interval(secs => ${seconds}))`;
  return db
    .updateTable('purchases')
    .set({ held_until: end, due_at: end })
    .where('id', '=', id)
    .where('state', 'in', ['held', 'intent_ready'])
    .where('held_until', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
};

/**
 * Takes the right to ask the provider for an intent, so that one of many equal requests asks. The call counts as unheard
 * until its outcome is known.
 */
export const leaseForIntent = (db: Db, id: string) =>
  db
    .updateTable('purchases')
    .set((eb) => ({ leased_until: soon(LEASE_SECONDS), unheard_calls: eb('unheard_calls', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('intent_id', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();

/** The one step that happens by storing a row: whether it applies is decided by the update that stores it. */
const created = purchaseProcess.find(({ event }) => event === 'intent_created');

/**
 * Keeps the intent with its purchase, unless it has one already: what somebody may be typing a card into is never put in
 * another's place. It is kept even when the hold has ended meanwhile, so that it can be cancelled.
 * @returns the purchase with the intent that it keeps
 */
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
 * Gives the lease back after a failed call.
 * @param nextAttempt whether to ask for a new provider key (reliability 3.6)
 * @param isHeard whether it is sure that the call made no intent
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

/** Moves a purchase; the schema rejects a step that the process does not have. */
export const setState = (
  tx: Db,
  id: string,
  state: PurchaseState,
  more: { dueInSeconds: number | undefined; givenBackBy?: 'buyer' | 'seller' | 'admin' },
) =>
  tx
    .updateTable('purchases')
    .set({
      state,
      due_at: more.dueInSeconds === undefined ? null : soon(more.dueInSeconds),
      leased_until: null,
      tries: 0,
      updated_at: sql<Date>`now()`,
      ...(more.givenBackBy ? { given_back_by: more.givenBackBy } : {}),
    })
    .where('id', '=', id)
    .execute();

/**
 * Claims purchases whose time has come; each is handed to one worker of one process (reliability 3.10). A claim counts as
 * no try: many processes may die at one purchase without its being to blame.
 * @param states which of the unfinished ones
 */
export const claimDue = (db: Db, states: readonly (typeof unfinishedStates)[number][], limit: number) =>
  db
    .updateTable('purchases')
    .set({ leased_until: soon(LEASE_SECONDS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('purchases')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .where('state', 'in', states)
        .where((w) => w.or([w('leased_until', 'is', null), w('leased_until', '<', sql<Date>`now()`)]))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/**
 * Looks at a purchase again after a while, unless somebody else has finished it meanwhile: it would be due for ever.
 * @param tries how many have failed, when this one has
 */
export const postpone = (db: Db, id: string, seconds: number, tries?: number) =>
  db
    .updateTable('purchases')
    .set({ due_at: soon(seconds), leased_until: null, ...(tries === undefined ? {} : { tries }) })
    .where('id', '=', id)
    .where('state', 'in', unfinishedStates)
    .execute();

/** Hours for which the provider is sure to answer a repeated key as it did the first time (reliability 3.6). */
const KEY_HOURS = 23;
/** Minutes after which the provider's search is sure to know what was made, on an ordinary day. */
const SEARCH_LAG_MINUTES = 5;

/** Whether the key of the call that made a purchase's intent is young enough to be used again. */
export const keyIsRemembered = (db: Db, id: string) =>
  isTrueOf(db, id, sql<boolean>`created_at > now() - make_interval(hours => ${KEY_HOURS})`);

/** Whether the end of a hold began so long ago that the provider's search knows what was made before it. */
export const searchIsUpToDate = (db: Db, id: string) =>
  isTrueOf(db, id, sql<boolean>`updated_at < now() - make_interval(mins => ${SEARCH_LAG_MINUTES})`);

/** Whether the hold is still good by the database's clock. */
export const holdIsGood = (db: Db, id: string) => isTrueOf(db, id, sql<boolean>`held_until > now()`);

async function isTrueOf(db: Db, id: string, condition: RawBuilder<boolean>): Promise<boolean> {
  const row = await db.selectFrom('purchases').select('id').where('id', '=', id).where(condition).executeTakeFirst();
  return row !== undefined;
}

import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import type { OfferParty, OfferState } from '../../../shared/domain/offer.ts';
import { endedStates, payingStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import type { OffersTable } from '../../platform/db/tables/offer-tables.ts';

export type OfferRow = Selectable<OffersTable>;

type NewOffer = {
  conversationId: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  proposedBy: OfferParty;
  amount: Cents;
  currency: string;
  /** Seconds by the database's clock. */
  openSeconds: number;
};

export const insertOffer = (tx: Tx, offer: NewOffer): Promise<OfferRow> =>
  tx
    .insertInto('offers')
    .values({
      id: randomUUIDv7(),
      conversation_id: offer.conversationId,
      listing_id: offer.listingId,
      buyer_id: offer.buyerId,
      seller_id: offer.sellerId,
      proposed_by: offer.proposedBy,
      amount_cents: offer.amount,
      currency: offer.currency,
      purchase_id: null,
      lost_to: null,
      expires_at: inSeconds(offer.openSeconds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns an offer of this person, never others'. */
export const findOwnOffer = (db: Db, id: string, accountId: string): Promise<OfferRow | undefined> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .executeTakeFirst();

/** @returns also whether it is open by the database's clock */
export const lockOffer = (tx: Tx, id: string): Promise<(OfferRow & { isLate: boolean }) | undefined> =>
  tx
    .selectFrom('offers')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('isLate'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findOpenOffer = (tx: Tx, listingId: string, buyerId: string): Promise<OfferRow | undefined> =>
  tx
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

/** Moves an open offer; the schema rejects other steps. */
export const setOfferState = (
  tx: Tx,
  id: string,
  { state, purchaseId }: { state: OfferState; purchaseId: string | undefined },
): Promise<OfferRow> =>
  tx
    .updateTable('offers')
    .set({
      state,
      updated_at: sql<Date>`now()`,
      ...(purchaseId ? { purchase_id: purchaseId } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export type OpenOffers = { listingId: string } | { accountId: string } | { between: readonly [string, string] };

/** Ends open offers in one statement; people are notified later. @param lostTo the accepted offer */
export async function closeOpenOffers(
  tx: Tx,
  which: OpenOffers,
  { to, lostTo }: { to: 'declined' | 'superseded'; lostTo?: string },
): Promise<void> {
  const close = tx
    .updateTable('offers')
    .set({ state: to, untold: true, updated_at: sql<Date>`now()`, ...(lostTo ? { lost_to: lostTo } : {}) })
    .where('state', '=', 'open');
  if ('listingId' in which) await close.where('listing_id', '=', which.listingId).execute();
  else if ('accountId' in which)
    await close
      .where((eb) => eb.or([eb('buyer_id', '=', which.accountId), eb('seller_id', '=', which.accountId)]))
      .execute();
  else
    await close
      .where('buyer_id', 'in', [...which.between])
      .where('seller_id', 'in', [...which.between])
      .execute();
}

/** Finds ended offers of which no notification was sent. */
export const findUnannouncedOffers = (db: Db) => db.selectFrom('offers').select('id').where('untold', '=', true);

export const lateOffers = (db: Db) =>
  db.selectFrom('offers').select('id').where('state', '=', 'open').where('expires_at', '<=', sql<Date>`now()`);

/** Marks them as announced; skips locked ones. */
export const claimUnannouncedOffers = (tx: Tx, limit: number): Promise<OfferRow[]> =>
  tx
    .updateTable('offers')
    .set({ untold: false })
    .where('id', 'in', findUnannouncedOffers(tx).orderBy('id').limit(limit).forUpdate().skipLocked())
    .returningAll()
    .execute();

/** Skips locked ones. */
export const claimLateOffers = (tx: Tx, limit: number): Promise<OfferRow[]> =>
  lateOffers(tx).selectAll().orderBy('expires_at').limit(limit).forUpdate().skipLocked().execute();

export const findOfferOfPurchase = (db: Db, purchaseId: string): Promise<OfferRow | undefined> =>
  db.selectFrom('offers').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();

/** Returns whether a hold ended before its time, and whether its listing is public and for sale now. */
export const findEndOfHold = (db: Db, purchaseId: string): Promise<{ isEarly: boolean; isForSale: boolean }> =>
  db
    .selectFrom('purchases as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select([
      sql<boolean>`p.given_back_by is not null`.as('isEarly'),
      sql<boolean>`l.state = 'available' and l.hidden_at is null and l.deleted_at is null`.as('isForSale'),
    ])
    .where('p.id', '=', purchaseId)
    .executeTakeFirstOrThrow();

/** Offers that the accepted one ended. */
export const findOffersLostTo = (db: Db, offerId: string): Promise<OfferRow[]> =>
  db.selectFrom('offers').selectAll().where('lost_to', '=', offerId).orderBy('id').execute();

/** Returns the number of current holds, and whether the buyer ever paid. */
export async function countAgreedHolds(db: Db, buyerId: string): Promise<{ open: number; hasPaid: boolean }> {
  const { rows } = await sql<{ open: number; hasPaid: boolean }>`
    select (select count(*)::int from purchases where buyer_id = ${buyerId} and agreed
        and state in (${anyOf(payingStates)})) as open,
      exists (select 1 from sales where buyer_id = ${buyerId}) as "hasPaid"`.execute(db);
  return rows[0] ?? { open: 0, hasPaid: false };
}

/** Whether the agreed hold ended unpaid. */
export async function hasLapsed(db: Db, buyerId: string, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('agreed', '=', true)
    .where('state', 'in', endedStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what a person proposed within the last hour, as buyer or seller, and seconds until the oldest is an hour old. */
export async function countOffersOfHour(tx: Tx, accountId: string): Promise<{ count: number; freeIn: number }> {
  const { rows } = await sql<{ count: number; freeIn: number }>`
    select count(*)::int as count,
      coalesce(extract(epoch from min(created_at) + interval '1 hour' - now()), 0)::float8 as "freeIn"
    from offers where created_at > now() - interval '1 hour'
      and ((buyer_id = ${accountId} and proposed_by = 'buyer') or (seller_id = ${accountId} and proposed_by = 'seller'))
  `.execute(tx);
  return rows[0] ?? { count: 0, freeIn: 0 };
}

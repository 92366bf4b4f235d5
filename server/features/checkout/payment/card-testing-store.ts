import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const anHourAgo = sql<Date>`now() - interval '1 hour'`;

export async function countRecentDeclines(
  db: Db,
  buyerId: string,
  listingId: string,
): Promise<{ byBuyer: number; onListing: number }> {
  const row = await db
    .selectFrom('provider_events as e')
    .innerJoin('purchases as p', 'p.intent_id', 'e.intent_id')
    .where('e.type', '=', 'payment_intent.payment_failed')
    .where('e.received_at', '>', anHourAgo)
    .where((eb) => eb.or([eb('p.buyer_id', '=', buyerId), eb('p.listing_id', '=', listingId)]))
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('p.buyer_id', '=', buyerId).as('byBuyer'),
      eb.fn.countAll<string>().filterWhere('p.listing_id', '=', listingId).as('onListing'),
    ])
    .executeTakeFirstOrThrow();
  return { byBuyer: Number(row.byBuyer), onListing: Number(row.onListing) };
}

/** Without an intent no card was tried: the provider failed. */
export async function countRecentPurchases(db: Db, buyerId: string): Promise<number> {
  const row = await db
    .selectFrom('purchases')
    .where('buyer_id', '=', buyerId)
    .where('created_at', '>', anHourAgo)
    .where((eb) => eb.not(eb.and([eb('intent_id', 'is', null), eb('state', 'in', ['expired', 'cancelled'])])))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findOpenHolds(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'intent_ready')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

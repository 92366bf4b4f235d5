import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Returns a person who sells here and has not left. */
export const findSeller = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'verified_at', 'email_verified', 'suspended_at', 'created_at'])
    .where('id', '=', id)
    .where('type', '<>', 'buyer')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Returns the town of the newest public listing; undefined without one. */
export async function findTown(db: Db, sellerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listings')
    .select(
      sql<string>`coalesce(place_name || case place_region when '' then '' else ', ' || place_region end, location)`.as(
        'town',
      ),
    )
    .where('seller_id', '=', sellerId)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('state', '<>', 'withdrawn')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.town || undefined;
}

/** Counts completed sales, and those the seller cancelled. Taking back a wrong item is no cancellation. */
export const countSales = (db: Db, sellerId: string) =>
  db
    .selectFrom('fulfillments')
    .select([
      sql<number>`(count(*) filter (where state = 'completed'))::int`.as('sold'),
      sql<number>`(count(*) filter (where state = 'cancelled' and cancelled_by = seller_id
        and not exists (select 1 from disputes d where d.fulfillment_id = fulfillments.id)))::int`.as('cancelled'),
    ])
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();

import type { Db } from '../../platform/db/database.ts';

/** Returns the listing data for a purchase; hidden and removed ones are not found. */
export const findListingForSale = (db: Db, id: string) =>
  db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'state', 'price_cents'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

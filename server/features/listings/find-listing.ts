import type { Db } from '../../platform/db/database.ts';

export type ListingForSale = NonNullable<Awaited<ReturnType<typeof findListingForSale>>>;

/** Returns a listing for a purchase, unless hidden or removed. */
export const findListingForSale = (db: Db, id: string) =>
  db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'state', 'price_cents', 'edition'])
    .select(['pickup', 'delivery_radius_km', 'delivery_cents', 'carrier_cents', 'public_latitude', 'public_longitude'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

import type { Db } from '../../platform/db/database.ts';
import { findByListing, findListingOf, type WishRow } from './wish-store.ts';

/** Returns the buyer's entry, required to pay; undefined when removed. */
export const findWish = (db: Db, buyerId: string, listingId: string): Promise<WishRow | undefined> =>
  findByListing(db, buyerId, listingId);

/** Returns the listing of a wish; undefined when it is not the buyer's. */
export const findWishedListing = async (db: Db, buyerId: string, wishId: string): Promise<string | undefined> =>
  (await findListingOf(db, buyerId, wishId))?.listing_id;

import type { Db } from '../../platform/db/database.ts';
import { findByListing, findListingOf, type WishRow } from './wish-store.ts';

/** The buyer's own wishlist entry for a listing, without which nobody can pay; undefined when it was removed. */
export const findWish = (tx: Db, buyerId: string, listingId: string): Promise<WishRow | undefined> =>
  findByListing(tx, buyerId, listingId);

/** The piece that a wishlist entry of the buyer's is for, by the entry's id; undefined when it is none of theirs. */
export const findWishedListing = async (db: Db, buyerId: string, wishId: string): Promise<string | undefined> =>
  (await findListingOf(db, buyerId, wishId))?.listing_id;

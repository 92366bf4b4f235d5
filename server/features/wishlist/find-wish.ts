import type { Db } from '../../database.ts';
import { findByListing, type WishRow } from './wish-store.ts';

/** The buyer's own wishlist entry for a listing, without which nobody can pay; undefined when it was removed. */
export const findWish = (tx: Db, buyerId: string, listingId: string): Promise<WishRow | undefined> =>
  findByListing(tx, buyerId, listingId);

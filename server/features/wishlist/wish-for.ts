import type { Tx } from '../../platform/db/database.ts';
import { findListingForSale } from '../listings/find-listing.ts';
import { insertWish } from './wish-store.ts';

/** Adds a listing to the wishlist, from where a buyer pays; a repeat changes nothing. */
export async function wishFor(tx: Tx, buyerId: string, listingId: string): Promise<void> {
  const listing = await findListingForSale(tx, listingId);
  if (listing) await insertWish(tx, buyerId, { listingId, price: listing.price_cents });
}

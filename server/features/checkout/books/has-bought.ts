import type { Db } from '../../../platform/db/database.ts';
import { findSale } from './sale-store.ts';

/** Returns whether this person has bought the listing, also when the money went back later. */
export const hasBought = async (db: Db, buyerId: string, listingId: string): Promise<boolean> =>
  (await findSale(db, buyerId, listingId)) !== undefined;

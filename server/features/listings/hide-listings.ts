import type { Db } from '../../database.ts';
import { setHidden, setShown } from './listing-store.ts';

/**
 * Takes the listings of a removed seller out of sight, inside the transaction that removes the seller.
 * @returns how many were hidden
 */
export const hideListings = (tx: Db, sellerId: string): Promise<number> => setHidden(tx, sellerId);

/**
 * Brings back the listings that the seller's removal hid; call it before the account itself is brought back.
 * @returns how many are shown again
 */
export const showListings = (tx: Db, sellerId: string): Promise<number> => setShown(tx, sellerId);

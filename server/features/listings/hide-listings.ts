import type { Db } from '../../platform/db/database.ts';
import { setOneHidden, setOneShown, setShownSince } from './hidden-store.ts';
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

/** Takes one listing out of sight of everybody but admins, by an admin's decision. */
export const hideListing = async (tx: Db, id: string): Promise<void> => void (await setOneHidden(tx, id));

/** Shows a listing again that was hidden by an admin's decision. */
export const showListing = async (tx: Db, id: string): Promise<void> => void (await setOneShown(tx, id));

/** Shows the listings again that the suspension of their seller hid. @param since when it began, as the database wrote it */
export const showListingsHiddenAt = async (tx: Db, sellerId: string, since: string): Promise<void> =>
  void (await setShownSince(tx, sellerId, since));

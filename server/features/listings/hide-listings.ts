import type { Db, Tx } from '../../platform/db/database.ts';
import { setHidden, setOneHidden, setOneShown, setShown, setShownSince } from './hidden-store.ts';

/**
 * Hides the listings of a removed seller, in the same transaction.
 * @returns how many
 */
export const hideListings = (tx: Tx, sellerId: string): Promise<number> => setHidden(tx, sellerId);

/**
 * Call it before restoring the account.
 * @returns how many
 */
export const showListings = (tx: Tx, sellerId: string): Promise<number> => setShown(tx, sellerId);

/** Hides a listing from everybody but admins. */
export const hideListing = async (tx: Tx, id: string): Promise<void> => void (await setOneHidden(tx, id));

export const showListing = async (tx: Tx, id: string): Promise<void> => void (await setOneShown(tx, id));

/** @param since start of the suspension, from the database */
export const showListingsHiddenAt = async (db: Db, sellerId: string, since: string): Promise<void> =>
  void (await setShownSince(db, sellerId, since));

import type { Tx } from '../../platform/db/database.ts';
import { clearWaiting } from './review-queue-store.ts';

/**
 * Ends the waiting by an admin's decision; a refused listing stays hidden.
 * @returns whether it waited and is approved now
 */
export const endWaiting = async (tx: Tx, listingId: string, isApproved: boolean): Promise<boolean> =>
  (await clearWaiting(tx, listingId, isApproved)) && isApproved;

import type { Db } from '../../platform/db/database.ts';
import { isSaleDisputed } from './disputes/dispute-store.ts';

/** Returns the fact for a notification that speaks of the money. */
export const waitsForBank = async (db: Db, purchaseId: string): Promise<{ waits?: true }> =>
  (await isSaleDisputed(db, purchaseId)) ? { waits: true } : {};

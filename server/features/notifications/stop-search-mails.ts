import type { Db } from '../../platform/db/database.ts';
import { setPace } from './saved-search-store.ts';

/** Stops a saved search's emails. @returns whether it exists */
export const stopSearchMails = (db: Db, accountId: string, searchId: string): Promise<boolean> =>
  setPace(db, accountId, searchId, 'never');

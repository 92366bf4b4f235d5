import type { Db } from '../../platform/db/database.ts';
import { setPace } from './saved-search-store.ts';

/** Ends the mails of a saved search; the search itself stays. @returns whether there is such a search of this person */
export const stopSearchMails = (db: Db, accountId: string, searchId: string): Promise<boolean> =>
  setPace(db, accountId, searchId, 'never');

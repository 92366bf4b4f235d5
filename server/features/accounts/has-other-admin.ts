import type { Db } from '../../platform/db/database.ts';
import { hasOtherAdmin as find } from './account-store.ts';

/** Returns whether another admin than this one could decide. */
export const hasOtherAdmin = (db: Db, id: string): Promise<boolean> => find(db, id);

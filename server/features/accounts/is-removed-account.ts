import type { Db } from '../../platform/db/database.ts';
import { isLiveAccount } from './account-store.ts';

/** Returns whether a person has left, or was removed. */
export const isRemovedAccount = async (db: Db, id: string): Promise<boolean> => !(await isLiveAccount(db, id));

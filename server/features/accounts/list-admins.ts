import type { Db } from '../../platform/db/database.ts';
import { listAdminIds } from './account-store.ts';

/** Returns the ids of the people who run the shop. */
export const listAdmins = async (db: Db): Promise<string[]> => (await listAdminIds(db)).map(({ id }) => id);

import type { Db } from '../../platform/db/database.ts';
import { countUnread } from './notification-store.ts';

/** Counts for the bell; messages have their own icon. */
export const countUnreadNotifications = (db: Db, accountId: string): Promise<number> =>
  countUnread(db, accountId, 'message');

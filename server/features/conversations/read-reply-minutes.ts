import type { Db } from '../../platform/db/database.ts';
import { findReplyMinutes } from './reply-minutes-store.ts';

/** Returns the median minutes until a seller's first answer, over 90 days. */
export const readReplyMinutes = async (db: Db, sellerId: string): Promise<number | undefined> => {
  const minutes = await findReplyMinutes(db, sellerId);
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes));
};

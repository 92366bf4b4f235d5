import type { Db } from '../../platform/db/database.ts';
import { findReplyMinutes } from './reply-minutes-store.ts';

/**
 * Returns the median time in whole minutes from a buyer's first message to the seller's first answer, over the last 90
 * days; undefined without answers.
 */
export const readReplyMinutes = async (db: Db, sellerId: string): Promise<number | undefined> => {
  const minutes = await findReplyMinutes(db, sellerId);
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes));
};

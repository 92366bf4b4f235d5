import type { Db } from '../../platform/db/database.ts';
import { findBlock, findBlockedAmong } from './block-store.ts';

/** Returns whether either has blocked the other: then no messages, offers or purchases. */
export const areBlocked = (db: Db, one: string, other: string): Promise<boolean> => findBlock(db, one, other);

/** Returns the others who blocked a person, or whom that person blocked. */
export const blockedAmong = (db: Db, accountId: string, others: readonly string[]): Promise<Set<string>> =>
  findBlockedAmong(db, accountId, others);

import type { Db } from '../../platform/db/database.ts';
import { findBlock } from './block-store.ts';

/** Returns whether either has blocked the other: then no messages, offers or purchases. */
export const areBlocked = (db: Db, one: string, other: string): Promise<boolean> => findBlock(db, one, other);

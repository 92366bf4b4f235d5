import type { Db } from '../../platform/db/database.ts';
import { type Deal, findDeal } from './deal-store.ts';

export type { Deal };

/** Returns what news about a conversation need: its listing, and the names of both. */
export const readDeal = (db: Db, conversationId: string): Promise<Deal | undefined> => findDeal(db, conversationId);

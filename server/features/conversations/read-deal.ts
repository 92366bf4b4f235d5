import type { Db } from '../../platform/db/database.ts';
import { type Deal, findDeal } from './deal-store.ts';

export type { Deal };

/** Returns a conversation's listing and both names, for news. */
export const readDeal = (db: Db, conversationId: string): Promise<Deal | undefined> => findDeal(db, conversationId);

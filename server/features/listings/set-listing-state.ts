import { sql } from 'kysely';
import type { ListingState } from '../../../shared/domain/listing.ts';
import type { Db } from '../../platform/db/database.ts';

/** Moves a listing inside the purchase's transaction; the schema keeps a sold one sold (reliability I7). */
export const setListingState = (tx: Db, id: string, state: ListingState) =>
  tx.updateTable('listings').set({ state, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();

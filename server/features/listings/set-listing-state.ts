import { sql } from 'kysely';
import type { ListingState } from '../../../shared/domain/listing.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Sets the state in the purchase's transaction; the schema prevents leaving `sold` (reliability I7). */
export const setListingState = (tx: Tx, id: string, state: ListingState) =>
  tx.updateTable('listings').set({ state, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();

import { Failure } from '../../../shared/errors.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { hasActedOn } from './listing-act-store.ts';

/**
 * Refuses an admin who changed the listing or ended another buyer's hold. Call it with the listing locked.
 * @throws not_allowed
 */
export async function refuseOwnAct(tx: Tx, buyerId: string, listingId: string): Promise<void> {
  if (await hasActedOn(tx, buyerId, listingId))
    throw new Failure('not_allowed', { reason: listingRefusals.changedByBuyer() });
}

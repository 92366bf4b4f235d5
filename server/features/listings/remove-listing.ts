import { listingCan } from '../../../shared/domain/listing.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockOwnListing, unchangeable } from './lock-own-listing.ts';
import { setRemoved, setRemover } from './removed-listing-store.ts';

/**
 * Removes a listing; can be undone for 30 days. Locks the row against new payments.
 * @throws not_found, item_on_hold, item_unavailable
 */
export async function removeListing({ db }: Pick<Services, 'db'>, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, (tx) => removeListingIn(tx, caller, id));
}

/** The same in the caller's transaction. */
export async function removeListingIn(
  tx: Tx,
  caller: Caller,
  id: string,
  options?: { alsoHidden?: boolean },
): Promise<void> {
  const listing = await lockOwnListing(tx, caller, id, options);
  if (!listingCan.change(listing, caller)) throw await unchangeable(tx, listing);
  await setRemoved(tx, id, caller.id);
  await recordAct(tx, {
    actorId: caller.id,
    action: 'remove_listing',
    targetId: id,
    before: { removed: false, state: listing.state },
    after: { removed: true, state: listing.state },
  });
}

/** After a decision, the seller cannot undo their own removal. */
export const assignRemovalToAdmin = async (tx: Tx, admin: Caller, id: string): Promise<void> =>
  void (await setRemover(tx, id, admin.id));

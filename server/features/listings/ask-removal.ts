import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { finishRemoval as finish, setRemovalAsked } from './removed-listing-store.ts';

/**
 * Hides a listing with a payment in progress, to remove it later.
 * @returns false without a payment in progress
 * @throws not_found
 */
export async function askRemoval({ db }: Pick<Services, 'db'>, admin: Caller, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockOwnListing(tx, admin, id);
    if (state !== 'held') return false;
    await setRemovalAsked(tx, id, admin.id);
    await recordAct(tx, {
      actorId: admin.id,
      action: 'remove_listing',
      targetId: id,
      before: { removed: false, state },
      after: { removed: true, state },
    });
    return true;
  });
}

/** Completes a requested removal: removes a free listing, shows a sold one again. */
export const finishRemoval = (tx: Tx, id: string): Promise<unknown> => finish(tx, id);

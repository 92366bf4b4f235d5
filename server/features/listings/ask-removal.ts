import type { Services } from '../../app/services.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { finishRemoval as finish, setRemovalAsked } from './removed-listing-store.ts';

/**
 * Hides a piece that somebody is paying for, and remembers that an admin wants it removed.
 * @returns whether somebody is paying for it; if not, nothing was changed
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

/** Removes a piece that is free again, or shows one that was sold all the same, where its removal was asked for. */
export const finishRemoval = (tx: Db, id: string): Promise<unknown> => finish(tx, id);

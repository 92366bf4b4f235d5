import { accountCan } from '../../../shared/domain/account.ts';
import { canUndo } from '../../../shared/domain/undo.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { endExcessAdvertising, limitListings } from './limit-listings.ts';
import type { ListingRow } from './listing-store.ts';
import { authorizeShowing } from './lock-own-listing.ts';
import { partiesOfRestore } from './parties-of-restore.ts';
import { findRemover, lockAnyListing, setRestored } from './removed-listing-store.ts';

type Needed = Pick<Services, 'clock' | 'config' | 'shop'>;

/**
 * Restores a removed listing within 30 days. Idempotent.
 * @throws not_found, also when an admin took it down; undo_expired, too_many_requests, not_allowed
 */
export const restoreListing = (services: Needed & Pick<Services, 'db'>, caller: Caller, id: string): Promise<void> =>
  inTransaction(services.db, (tx) => restoreListingIn(services, tx, { caller, id }));

/** The same in the caller's transaction. With a suspended seller it stays hidden. */
export async function restoreListingIn(
  services: Needed,
  tx: Tx,
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  const isAdmin = accountCan.administer(caller);
  const known = isAdmin ? await findRemover(tx, id) : undefined;
  const own = isAdmin ? (await authorizeDecision(tx, caller.id, known ? partiesOfRestore(known) : [])).own : {};
  await authorizeShowing(tx, caller, id);
  const row = await lockAnyListing(tx, id);
  if (!row || !mayRestore(row, caller)) throw new Failure('not_found');
  if (!row.deleted_at) return;
  if (!canUndo(row.deleted_at, services.clock.now())) throw new Failure('undo_expired');
  await setRestored(tx, id);
  if (row.seller_id === caller.id) await limitListings(services, tx, caller);
  await endExcessAdvertising(services, tx, { sellerId: row.seller_id, lastId: id });
  await recordAct(tx, {
    actorId: caller.id,
    action: 'restore_listing',
    targetId: id,
    before: { removed: true, state: row.state },
    after: { removed: false, state: row.state, ...own },
  });
}

const mayRestore = ({ seller_id, deleted_by }: ListingRow, caller: Caller) =>
  accountCan.administer(caller) || (seller_id === caller.id && (deleted_by === null || deleted_by === caller.id));

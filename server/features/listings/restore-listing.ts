import { accountCan } from '../../../shared/domain/account.ts';
import { canUndo } from '../../../shared/domain/undo.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { limitListings } from './limit-listings.ts';
import type { ListingRow } from './listing-store.ts';
import { lockAnyListing, setRestored } from './removed-listing-store.ts';

/**
 * Restores a removed listing within 30 days. Idempotent.
 * @throws not_found, also when an admin took it down; undo_expired, too_many_requests
 */
export async function restoreListing(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'shop'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    const row = await lockAnyListing(tx, id);
    if (!row || !mayRestore(row, caller)) throw new Failure('not_found');
    if (!row.deleted_at) return;
    if (!canUndo(row.deleted_at, clock.now())) throw new Failure('undo_expired');
    await setRestored(tx, id);
    if (row.seller_id === caller.id) await limitListings(services, tx, caller);
    await recordAct(tx, {
      actorId: caller.id,
      action: 'restore_listing',
      targetId: id,
      before: { removed: true, state: row.state },
      after: { removed: false, state: row.state },
    });
  });
}

const mayRestore = ({ seller_id, deleted_by }: ListingRow, caller: Caller) =>
  accountCan.administer(caller) || (seller_id === caller.id && (deleted_by === null || deleted_by === caller.id));

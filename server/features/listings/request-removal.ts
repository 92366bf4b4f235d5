import { recordAct } from '../../platform/db/audit-log.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { finishRemoval as finish, setRemovalAsked } from './removed-listing-store.ts';

/**
 * Hides a listing with a payment in progress, to remove it later.
 * @param tx with the listing locked
 * @param options.caseId whose reasons are stated at the removal
 */
export async function requestRemoval(
  tx: Tx,
  admin: Caller,
  id: string,
  { caseId }: { caseId: string | null },
): Promise<void> {
  await setRemovalAsked(tx, id, { removerId: admin.id, caseId });
  await recordAct(tx, {
    actorId: admin.id,
    action: 'remove_listing',
    targetId: id,
    before: { removed: false, state: 'held' },
    after: { removed: true, state: 'held' },
  });
}

/**
 * Removes a free listing, shows a sold one again.
 * @returns the case whose reasons are due
 */
export const finishRemoval = (tx: Tx, id: string): Promise<string | undefined> => finish(tx, id);

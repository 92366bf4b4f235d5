import { canUndo } from '../../../shared/domain/undo.ts';
import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { showListings } from '../listings/hide-listings.ts';
import { endExcessAdvertising } from '../listings/limit-listings.ts';
import { lockAccount, setRestored } from './account-store.ts';

type Needed = Pick<Services, 'clock' | 'config' | 'shop' | 'deal'>;

/**
 * Restores a removed account and its listings, within 30 days. Idempotent.
 * @throws not_found, undo_expired, email_taken, not_allowed
 */
export const restoreUser = (services: Needed & Pick<Services, 'db'>, admin: Caller, id: string): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await authorizeDecision(tx, admin.id, [id]);
    await restoreUserIn(services, tx, { admin, id });
  });

/**
 * The same in the transaction of a decision.
 * @throws not_found, undo_expired, email_taken
 */
export async function restoreUserIn(
  services: Needed,
  tx: Tx,
  { admin, id }: { admin: Caller; id: string },
): Promise<void> {
  const account = await lockAccount(tx, id);
  if (!account) throw new Failure('not_found');
  if (!account.deleted_at) return;
  if (account.erased_at || !canUndo(account.deleted_at, services.clock.now())) throw new Failure('undo_expired');
  const shown = await showListings(tx, id);
  await setRestored(tx, id).catch((error: unknown) => {
    throw violates(error, 'accounts_email') ? new Failure('email_taken', { reason: EMAIL_TAKEN }) : error;
  });
  await endExcessAdvertising(services, tx, { sellerId: id });
  await services.deal.personRestored(tx, id);
  await recordAct(tx, {
    actorId: admin.id,
    action: 'restore_user',
    targetId: id,
    before: { removed: true, type: account.type },
    after: { removed: false, type: account.type, shownListings: shown },
  });
}

const EMAIL_TAKEN = accountRefusals.emailTakenMeanwhile();

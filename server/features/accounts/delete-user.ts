import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import type { Decider } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { lockAdmins } from '../../platform/db/lock-account.ts';
import type { Services } from '../../ports/services.ts';
import { hideListings } from '../listings/hide-listings.ts';
import { deleteBrowsers } from '../notifications/push-subscriptions.ts';
import { type AccountRow, isPaying, lockAccount, setDeleted } from './account-store.ts';
import { deleteWaitingMails } from './erase-store.ts';

export type RemovedAccount = AccountRow;

type Needed = Pick<Services, 'db' | 'log' | 'deal'> & { identity: Pick<Services['identity'], 'endSessions'> };

/**
 * Removes an account; can be undone for 30 days. Invalidates tokens, hides listings, keeps the ledger.
 * @param actorId an admin, or the person
 * @param onRemoved runs in the transaction
 * @throws not_found, last_admin, payment_in_progress
 */
export async function removeAccount(
  services: Needed,
  actorId: string,
  { id, onRemoved }: { id: string; onRemoved?: ((tx: Tx) => Promise<void>) | undefined },
): Promise<void> {
  const removed = await inTransaction(services.db, async (tx) => {
    const account = await removeAccountIn(services, tx, { actorId, id });
    await onRemoved?.(tx);
    return account;
  });
  await endSessionsOf(services, removed);
}

/**
 * The same in the caller's transaction; then call `endSessionsOf`.
 * @throws not_found, last_admin, payment_in_progress
 */
export async function removeAccountIn(
  { deal }: Pick<Needed, 'deal'>,
  tx: Tx,
  { actorId, id, own = {} }: { actorId: string; id: string; own?: Decider['own'] },
): Promise<AccountRow> {
  const admins = await lockAdmins(tx, { alone: true });
  const account = admins.find((one) => one.id === id) ?? (await lockAccount(tx, id));
  if (!account || account.deleted_at) throw new Failure('not_found');
  if (account.type === 'admin' && !admins.some((one) => one.id !== id && !one.suspended_at))
    throw new Failure('last_admin');
  // Hide first, so that no new payment can begin.
  const hidden = await hideListings(tx, id);
  if (await isPaying(tx, id)) throw paymentUnderWay(actorId === id);
  await deal.personLeft(tx, id);
  await setDeleted(tx, id);
  await deleteWaitingMails(tx, account.email);
  await deleteBrowsers(tx, id);
  await recordAct(tx, {
    actorId,
    action: 'delete_user',
    targetId: id,
    before: { removed: false, type: account.type },
    after: { removed: true, type: account.type, hiddenListings: hidden, ...own },
  });
  return account;
}

const paymentUnderWay = (isOneself: boolean) =>
  new Failure('payment_in_progress', {
    reason: isOneself ? accountRefusals.ownPurchaseInProgress() : accountRefusals.purchaseInProgress(),
  });

/** Logs a failing identity service, which must not fail the request. */
export async function endSessionsOf(
  { identity, log }: Pick<Needed, 'identity' | 'log'>,
  account: AccountRow,
): Promise<void> {
  try {
    await identity.endSessions(account.subject);
  } catch (error) {
    log.warn({ err: error, accountId: account.id }, 'sessions of a removed person could not be ended');
  }
}

import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { hideListings } from '../listings/hide-listings.ts';
import { forgetBrowsers } from '../notifications/push-subscriptions.ts';
import { type AccountRow, isPaying, lockAccount, lockAdmins, setDeleted } from './account-store.ts';
import { dropWaitingMails } from './erase-store.ts';

type Needed = Pick<Services, 'db' | 'log' | 'deal'> & { identity: Pick<Services['identity'], 'endSessions'> };

/**
 * Removes an account for an admin. `moderation/remove-held.ts` ends its holds first.
 * @throws not_found, last_admin, payment_in_progress
 */
export async function deleteUser(services: Needed, admin: Caller, id: string): Promise<void> {
  if (id === admin.id) throw new Failure('last_admin');
  await removeAccount(services, admin.id, id);
}

/**
 * Removes an account; can be undone for 30 days. Invalidates tokens, hides listings, keeps the ledger.
 * @param actorId an admin, or the person
 * @param onRemoved runs in the transaction
 * @throws not_found, last_admin, payment_in_progress
 */
export async function removeAccount(
  services: Needed,
  actorId: string,
  id: string,
  onRemoved?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const removed = await inTransaction(services.db, async (tx) => {
    const admins = await lockAdmins(tx);
    const account = admins.find((one) => one.id === id) ?? (await lockAccount(tx, id));
    if (!account || account.deleted_at) throw new Failure('not_found');
    if (account.type === 'admin' && admins.length === 1) throw new Failure('last_admin');
    // Hide first, so that no new payment can begin.
    const hidden = await hideListings(tx, id);
    if (await isPaying(tx, id)) throw paymentUnderWay(actorId === id);
    await services.deal.personLeft(tx, id);
    await setDeleted(tx, id);
    await dropWaitingMails(tx, account.email);
    await forgetBrowsers(tx, id);
    await onRemoved?.(tx);
    await recordAct(tx, {
      actorId,
      action: 'delete_user',
      targetId: id,
      before: { removed: false, type: account.type },
      after: { removed: true, type: account.type, hiddenListings: hidden },
    });
    return account;
  });
  await endSessions(services, removed);
}

const paymentUnderWay = (isOneself: boolean) =>
  new Failure('payment_in_progress', {
    message: isOneself
      ? 'You are buying or selling furniture right now. Nothing was removed; try again when the payment is over.'
      : 'This person is buying or selling furniture right now. Nothing was removed; try again when the payment is over.',
  });

/** The account is removed already: a failing identity service must not fail the request. */
async function endSessions({ identity, log }: Pick<Needed, 'identity' | 'log'>, account: AccountRow): Promise<void> {
  try {
    await identity.endSessions(account.subject);
  } catch (error) {
    log.warn({ err: error, accountId: account.id }, 'sessions of a removed person could not be ended');
  }
}

import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { hideListings } from '../listings/hide-listings.ts';
import { type AccountRow, isPaying, lockAccount, lockAdmins, setDeleted } from './account-store.ts';
import { dropWaitingMails } from './erase-store.ts';

type Needed = Pick<Services, 'db' | 'log'> & { identity: Pick<Services['identity'], 'endSessions'> };

/**
 * Removes a person for an admin.
 * @throws not_found, last_admin for oneself or the last one, payment_in_progress while the person buys or sells
 * Holds of the person are ended before, by `moderation/remove-held.ts`.
 */
export async function deleteUser(services: Needed, admin: Caller, id: string): Promise<void> {
  if (id === admin.id) throw new Failure('last_admin');
  await removeAccount(services, admin.id, id);
}

/**
 * Removes a person so that it can be undone for 30 days (reliability T34): tokens die at once, listings are hidden,
 * the books stay.
 * @param actorId who does it: an admin, or the person
 * @throws not_found, last_admin, payment_in_progress while the person buys or sells
 */
export async function removeAccount(services: Needed, actorId: string, id: string): Promise<void> {
  const removed = await inTransaction(services.db, async (tx) => {
    const admins = await lockAdmins(tx);
    const account = admins.find((one) => one.id === id) ?? (await lockAccount(tx, id));
    if (!account || account.deleted_at) throw new Failure('not_found');
    if (account.type === 'admin' && admins.length === 1) throw new Failure('last_admin');
    // Hidden first: from here on nobody can begin to pay for one of these pieces, so the next question has one answer.
    const hidden = await hideListings(tx, id);
    if (await isPaying(tx, id)) throw paymentUnderWay(actorId === id);
    await setDeleted(tx, id);
    await dropWaitingMails(tx, account.email);
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
      ? 'You are buying or selling a piece right now. Nothing was removed; try again when the payment is over.'
      : 'This person is buying or selling a piece right now. Nothing was removed; try again when the payment is over.',
  });

/** The person is gone already: an identity service that does not answer must not turn that into a failure. */
async function endSessions({ identity, log }: Pick<Needed, 'identity' | 'log'>, account: AccountRow): Promise<void> {
  try {
    await identity.endSessions(account.subject);
  } catch (error) {
    log.warn({ err: error, accountId: account.id }, 'sessions of a removed person could not be ended');
  }
}

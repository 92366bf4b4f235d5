import { nextBankReminder } from '../../../shared/domain/payout.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { markRead } from '../notifications/mark-read.ts';
import { notify } from '../notifications/notify.ts';
import {
  beginReminders,
  endReminders,
  lockDueReminders,
  postponeDue,
  setNextReminder,
  sumOwed,
  sumWaiting,
} from './bank-reminder-store.ts';
import { isReady } from './is-ready.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'sellerPayouts'>;

/** One unread notification at a time. */
const GROUP = 'bank-details';
const BATCH = 20;

/** Asks a seller for bank details when money is released, and begins the reminders. */
export async function requestBankDetails(services: Needed, tx: Tx, sellerId: string): Promise<void> {
  const need = await readNeed(services, tx, sellerId);
  if (!need) return;
  if (need.disownedUntil) await postponeDue(tx, sellerId, need.disownedUntil);
  if ((await sumWaiting(tx, sellerId)) === 0) return;
  const begun = await beginReminders(tx, sellerId);
  if (begun) await remind(services, tx, sellerId, { ...need, next: begun.due_at });
}

/** Asks a seller whose money waits for another account. */
export async function requestOwnAccount(services: Needed, tx: Tx, sellerId: string): Promise<void> {
  if ((await sumOwed(tx, sellerId)) > 0) await requestBankDetails(services, tx, sellerId);
}

type Need = { disownedUntil?: Date };

/** Returns undefined with an account of the seller's own. */
export async function readNeed(
  { sellerPayouts }: Pick<Services, 'sellerPayouts'>,
  tx: Tx,
  sellerId: string,
): Promise<Need | undefined> {
  const wait = (await sellerPayouts.listWaiting(tx, [sellerId])).get(sellerId);
  if (wait?.isDisowned) return { disownedUntil: wait.until };
  return (await isReady({ sellerPayouts }, tx, sellerId)) ? undefined : {};
}

/**
 * Reminds sellers whose money waits for bank details. Safe in several processes.
 * @returns how many reminders were due
 */
export async function remindOfBankDetails(services: Needed & Pick<Services, 'db' | 'stopping'>): Promise<number> {
  for (let sum = 0; ; ) {
    const done = await remindSome(services);
    sum += done;
    if (done < BATCH || services.stopping()) return sum;
  }
}

const remindSome = (services: Needed & Pick<Services, 'db'>): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const due = await lockDueReminders(tx, BATCH);
    for (const { account_id: sellerId, since, now } of due) {
      const need = await readNeed(services, tx, sellerId);
      if (!need || (await sumOwed(tx, sellerId)) === 0) {
        await endReminders(tx, sellerId);
        await markRead(services, tx, sellerId, GROUP);
      } else {
        const next = nextBankReminder(since, now);
        await remind(services, tx, sellerId, { ...need, next });
        await setNextReminder(tx, sellerId, next);
      }
    }
    return due.length;
  });

type Reminded = Need & { next: Date };

/** Notifies with the next reminder; they never end while the money waits. */
async function remind(services: Needed, tx: Tx, sellerId: string, { next, disownedUntil }: Reminded): Promise<void> {
  const amountCents = await sumWaiting(tx, sellerId);
  if (amountCents === 0) return;
  await notify(services, tx, {
    accountId: sellerId,
    kind: 'bank_details_missing',
    params: {
      amountCents,
      next: next.toISOString(),
      ...(disownedUntil ? { disownedUntil: disownedUntil.toISOString() } : {}),
    },
    href: '/dashboard/earnings',
    groupKey: GROUP,
  });
}

/** Ends the reminders. What waited is due from now on. */
export async function stopAsking(services: Pick<Services, 'live'>, tx: Tx, sellerId: string): Promise<void> {
  await endReminders(tx, sellerId);
  await markRead(services, tx, sellerId, GROUP);
  await postponeDue(tx, sellerId);
}

import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import { claimDay } from './overdue-store.ts';
import { readOverdue } from './read-overdue.ts';

type Needed = Pick<Services, 'db' | 'log' | 'live' | 'clock' | 'sellerPayouts'>;

/** Notifies the operator once a day (UTC) of overdue payouts. @returns whether it did */
export const notifyOfOverdue = (services: Needed): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    const overdue = await readOverdue(services, tx);
    if (!overdue || !(await claimDay(tx, overdue.count))) return false;
    const { count, cents: amountCents } = overdue;
    const since = overdue.since.toISOString();
    const sentBy = services.sellerPayouts.kind === 'connect' ? 'provider' : 'operator';
    services.log.error({ count, amountCents, since, sentBy, alert: true }, 'payouts to sellers are overdue');
    await notifyAdmins(services, tx, {
      kind: 'payouts_overdue',
      params: { count, amountCents, since, sentBy },
      href: '/dashboard/admin/payouts',
      groupKey: 'overdue',
    });
    return true;
  });

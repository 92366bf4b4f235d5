import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import { claimDay, listLateSellers, sumOverdue } from './overdue-store.ts';

type Needed = Pick<Services, 'db' | 'log' | 'live' | 'clock' | 'sellerPayouts'>;

/** Notifies the operator once a day (UTC) of overdue payouts. @returns whether it did */
export const notifyOfOverdue = (services: Needed): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    const late = (await listLateSellers(tx)).map(({ seller_id: id }) => id);
    const waiting = await services.sellerPayouts.listWaiting(tx, late);
    const ready = (await services.sellerPayouts.listReady(tx, late)).filter((id) => !waiting.has(id));
    const overdue = ready.length > 0 ? await sumOverdue(tx, ready) : undefined;
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

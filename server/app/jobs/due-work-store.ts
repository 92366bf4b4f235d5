import { payingStates } from '../../../shared/domain/purchase.ts';
import { duePurchases } from '../../features/checkout/reconciliation/process-purchases.ts';
import { dueEvents } from '../../features/checkout/reconciliation/receive-event.ts';
import { dueParts } from '../../features/checkout/refunds/refund-part.ts';
import { dueFulfillments } from '../../features/fulfillment/deadlines.ts';
import { lateAppeals } from '../../features/fulfillment/disputes/end-late-appeals.ts';
import { dueMoneyBack } from '../../features/fulfillment/send-money-back.ts';
import { unfinishedImports } from '../../features/imports/process-imports.ts';
import { dueDeliveries } from '../../features/notifications/deliver-notifications.ts';
import { waitingNews } from '../../features/notifications/plan-alerts.ts';
import { findUnannouncedOffers, lateOffers } from '../../features/offers/end-offers.ts';
import { payableNow } from '../../features/payouts/transfers/order-transfers.ts';
import { dueReversals } from '../../features/payouts/transfers/send-reversals.ts';
import { dueTransfers } from '../../features/payouts/transfers/send-transfers.ts';
import { dueSearches } from '../../features/saved-searches/notify-of-new-matches.ts';
import { planOnce } from '../../platform/db/database.ts';
import type { AppServices } from '../services.ts';

type Needed = Pick<AppServices, 'db' | 'clock'> & {
  config: { deadlines: Pick<AppServices['config']['deadlines'], 'decision'> };
  sellerPayouts: Pick<AppServices['sellerPayouts'], 'kind'>;
};

/**
 * One query a second for all, since a process without work should cost nothing. Another process may have claimed some.
 */
export async function findDueWork({ db, clock, config, sellerPayouts }: Needed) {
  const question = db.selectNoFrom(({ exists, or, and, val }) => {
    const byProvider = val(sellerPayouts.kind === 'connect');
    return [
      exists(dueEvents(db)).as('events'),
      exists(duePurchases(db, payingStates)).as('purchases'),
      exists(duePurchases(db, ['refund_pending'])).as('refunds'),
      or([exists(waitingNews(db)), exists(dueSearches(db)), exists(dueDeliveries(db, clock.now()))]).as(
        'notifications',
      ),
      or([exists(lateOffers(db)), exists(findUnannouncedOffers(db))]).as('offers'),
      or([
        exists(dueFulfillments(db, 'deadline_at')),
        exists(dueFulfillments(db, 'remind_at')),
        exists(lateAppeals(db, config.deadlines.decision)),
      ]).as('handovers'),
      or([exists(dueMoneyBack(db)), exists(dueParts(db))]).as('moneyBack'),
      and([byProvider, exists(payableNow(db))]).as('transferOrders'),
      and([byProvider, exists(dueTransfers(db))]).as('transfers'),
      and([byProvider, exists(dueReversals(db))]).as('reversals'),
      exists(unfinishedImports(db)).as('imports'),
    ];
  });
  const { rows } = await db.executeQuery(planOnce(question.compile()));
  if (!rows[0]) throw new Error('The query for due work has no row.');
  return rows[0];
}

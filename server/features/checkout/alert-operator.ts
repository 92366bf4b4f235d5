import type { PaymentAlert } from '../../../shared/domain/notification.ts';
import type { PurchaseEvent } from '../../../shared/domain/purchase.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import { adminSalesPage } from './admin-sales-page.ts';
import { findBoughtListing } from './payment/purchase-store.ts';

type Needed = Pick<Services, 'log' | 'live' | 'clock'>;
type Alert = { alert: PaymentAlert; message: string };

const refundReturned: Alert = { alert: 'refund_returned', message: 'a refund came back from the bank' };
const disputeLost: Alert = { alert: 'dispute_lost', message: 'a dispute was lost and the money is gone' };

/** docs/operations.md explains each message. */
const alerts: Partial<Record<PurchaseEvent, Alert>> = {
  refund_refused: { alert: 'refund_failed', message: 'a refund failed and needs a person' },
  refund_returned: refundReturned,
  excess_returned: refundReturned,
  dispute_opened: { alert: 'dispute_opened', message: 'a buyer disputes a payment' },
  dispute_lost: disputeLost,
  dispute_lost_in_part: disputeLost,
  excess_gone: { alert: 'paid_back_twice', message: 'more money went back than came' },
};
const needsCheck: Alert = { alert: 'needs_check', message: 'a payment needs a check' };

type About = { purchaseId: string; until?: Date | undefined };

/** Logs an alert, and notifies the admins. @param about `until`: a bank's last day for an answer */
export async function alertOperator(
  services: Needed,
  tx: Tx,
  { event, purchaseId, until }: About & { event: PurchaseEvent },
): Promise<void> {
  const { alert, message } = alerts[event] ?? needsCheck;
  services.log.error({ purchaseId, event, alert: true }, message);
  await notifyOfPayment(services, tx, { alert, purchaseId, until });
}

/** Notifies the admins of a payment that needs one of them. */
export async function notifyOfPayment(
  services: Needed,
  tx: Tx,
  { alert, purchaseId, until }: About & { alert: PaymentAlert },
): Promise<void> {
  const { id: listingId, title } = await findBoughtListing(tx, purchaseId);
  await notifyAdmins(services, tx, {
    kind: 'payment_alert',
    params: { alert, title, ...(until ? { until: until.toISOString() } : {}) },
    href: adminSalesPage(title),
    listingId,
    groupKey: `${alert} ${purchaseId}`,
  });
}

import { inTransaction } from '../../database.ts';
import { refundedMails } from '../../mails.ts';
import { ProviderFailure, type Refund } from '../../ports/card-payments.ts';
import type { Services } from '../../services.ts';
import { reached } from '../../step.ts';
import { lockPurchase, type Purchase, postpone, setState } from './purchase-store.ts';
import { findPendingRefund, nextRefundAttempt, type RefundRow, setRefund } from './refund-store.ts';
import { bookRefund } from './sale-store.ts';
import { tellParties } from './tell-parties.ts';

/** Refusals by the provider after which a person has to look (reliability 3.3). */
const MAX_ATTEMPTS = 5;
/** Seconds after which a refund that the provider still works on is looked at again. */
const CHECK_SECONDS = 60;

/** Drives an ordered refund at the provider; repeating it has one effect, by the key made of the refund's own row. */
export async function refundPurchase(services: Services, purchase: Purchase): Promise<void> {
  const row = await findPendingRefund(services.db, purchase.id);
  if (!row || !purchase.intent_id) return;
  reached('refund:asking');
  try {
    const refund = row.provider_refund_id
      ? await services.payments.readRefund(row.provider_refund_id)
      : await services.payments.refund({
          key: `refund:${purchase.intent_id}:${row.reason}:${row.attempt}`,
          intentId: purchase.intent_id,
          reason: row.reason,
        });
    reached('refund:made');
    await applyRefund(services, purchase.id, row, refund);
    reached('refund:done');
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.outcome !== 'refused' || row.provider_refund_id) throw error;
    // A refusal is replayed for ever under its key: look what is done already, else ask anew.
    const [made] = await services.payments.findRefunds(purchase.intent_id);
    if (made) return applyRefund(services, purchase.id, row, made);
    if (row.attempt >= MAX_ATTEMPTS) return applyRefund(services, purchase.id, row, { status: 'failed' });
    await nextRefundAttempt(services.db, row.id);
    throw error;
  }
}

async function applyRefund(
  services: Services,
  purchaseId: string,
  row: RefundRow,
  refund: Refund | { id?: undefined; status: 'failed' },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { purchase, listing } = await lockPurchase(tx, purchaseId);
    if (purchase.state !== 'refund_pending') return;
    await setRefund(tx, row.id, { state: refund.status, providerRefundId: refund.id });
    if (refund.status === 'pending') return void (await postpone(tx, purchaseId, CHECK_SECONDS));
    const state = refund.status === 'succeeded' ? 'refunded' : 'refund_failed';
    await setState(tx, purchaseId, state, { dueInSeconds: undefined });
    services.metrics.purchaseMoved(purchase.state, state);
    if (refund.status === 'succeeded') {
      await bookRefund(tx, purchase);
      reached('refund:booked');
      await tellParties(services, tx, { purchase, title: listing.title }, refundedMails);
    } else services.log.error({ purchaseId, refundId: refund.id, alert: true }, 'a refund failed and needs a person');
  });
}

import { isPartReason } from '../../../../shared/domain/purchase.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { alertOperator } from '../alert-operator.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import type { Purchase } from '../payment/purchase-store.ts';
import { adoptRefund, findOrderedRefund, nextRefundAttempt, type RefundRow, setRefundState } from './refund-store.ts';

/** Refusals until a person must look (reliability 3.3). */
const MAX_ATTEMPTS = 5;

/**
 * Requests an ordered refund, idempotent by its key; the intent tells the result later.
 * @returns whether there was one
 * @throws ProviderFailure to retry
 */
export async function requestRefund(services: Services, purchase: Purchase): Promise<boolean> {
  const { db, payments } = services;
  const row = await findOrderedRefund(db, purchase.id);
  if (!row?.reason || !purchase.intent_id) return false;
  crashPoint('refund:asking');
  try {
    const refund = await payments.refund({
      key: `refund:${purchase.intent_id}:${row.reason}:${row.attempt}`,
      intentId: purchase.intent_id,
      reason: row.reason,
      attempt: row.attempt,
      ...(isPartReason(row.reason) ? { amount: row.amount_cents } : {}),
    });
    crashPoint('refund:made');
    await adoptRefund(db, row.id, refund);
    crashPoint('refund:kept');
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.outcome !== 'refused') throw error;
    if (await isStillOrdered(services, purchase, { intentId: purchase.intent_id, row })) {
      if (row.attempt % MAX_ATTEMPTS === 0) {
        await giveUp(services, purchase.id, row);
        return true;
      }
      await nextRefundAttempt(db, row.id);
      throw error;
    }
  }
  return true;
}

/** The sale of a part stays paid, so nobody else would notice. */
const giveUp = ({ db, ...services }: Services, purchaseId: string, { id, reason }: RefundRow): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setRefundState(tx, id, 'failed');
    if (isPartReason(reason)) await alertOperator(services, tx, { event: 'refund_refused', purchaseId });
  });

/** A refusal is replayed for its key: check the intent for a completed refund. */
async function isStillOrdered(
  services: Services,
  purchase: Purchase,
  { intentId, row }: { intentId: string; row: RefundRow },
) {
  await applyIntent(services, purchase.id, await services.payments.readIntent(intentId));
  return (await findOrderedRefund(services.db, purchase.id))?.id === row.id;
}

import type { Services } from '../../../app/services.ts';
import { reached } from '../../../platform/process/crash-points.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import type { Purchase } from '../payment/purchase-store.ts';
import { adoptRefund, findOrderedRefund, nextRefundAttempt, type RefundRow, setRefundState } from './refund-store.ts';

/** Refusals by the provider after which a person has to look (reliability 3.3). */
const MAX_ATTEMPTS = 5;

/**
 * Asks the provider to carry an ordered refund out; repeating it has one effect, by the key made of the order's own row.
 * What came of it is read from the intent afterwards, like all that moves money (reliability 3.5).
 * @returns whether there was anything to ask for. @throws ProviderFailure when it has to be tried again
 */
export async function askForRefund(services: Services, purchase: Purchase): Promise<boolean> {
  const { db, payments } = services;
  const row = await findOrderedRefund(db, purchase.id);
  if (!row?.reason || !purchase.intent_id) return false;
  reached('refund:asking');
  try {
    const refund = await payments.refund({
      key: `refund:${purchase.intent_id}:${row.reason}:${row.attempt}`,
      intentId: purchase.intent_id,
      reason: row.reason,
      attempt: row.attempt,
    });
    reached('refund:made');
    await adoptRefund(db, row.id, refund);
    reached('refund:kept');
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.outcome !== 'refused') throw error;
    if (await isStillOrdered(services, purchase, purchase.intent_id, row)) {
      if (row.attempt % MAX_ATTEMPTS === 0) {
        await setRefundState(db, row.id, 'failed');
        return true;
      }
      await nextRefundAttempt(db, row.id);
      throw error;
    }
  }
  return true;
}

/** A refusal is replayed for ever under its key: whether the refund is done all the same, the intent tells. */
async function isStillOrdered(services: Services, purchase: Purchase, intentId: string, row: RefundRow) {
  await applyIntent(services, purchase.id, await services.payments.readIntent(intentId));
  return (await findOrderedRefund(services.db, purchase.id))?.id === row.id;
}

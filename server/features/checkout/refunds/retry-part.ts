import { Failure } from '../../../../shared/errors.ts';
import { refundRefusals } from '../../../../shared/words/refusals/refunds.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { formatPrice } from '../../../platform/shop/shop-money.ts';
import type { Services } from '../../../ports/services.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import { authorizeAdmin, readCurrentIntent } from './order-refund.ts';
import { readRefundable, requestPartRefund } from './refund-part.ts';
import { findFailedPart, orderRefund } from './refund-store.ts';

/**
 * Orders a part again that the provider or the bank refused; the sale stays.
 * @throws not_found, conflict, provider_unavailable, not_allowed for an admin's own
 */
export async function retryPartRefund(services: Services, adminId: string, purchaseId: string): Promise<void> {
  await readCurrentIntent(services, adminId, purchaseId);
  await inTransaction(services.db, async (tx) => {
    const own = await authorizeAdmin(tx, adminId, purchaseId);
    const { purchase } = await lockPurchase(tx, purchaseId);
    const part = purchase.state === 'paid' ? await findFailedPart(tx, purchaseId) : undefined;
    if (!part?.reason) throw new Failure('conflict', { reason: NOTHING });
    const { reason, amount_cents: amount } = part;
    if (amount > (await readRefundable(tx, purchaseId))) throw new Failure('conflict', { reason: TOO_MUCH });
    await orderRefund(tx, purchaseId, { reason, amount });
    await recordAct(tx, {
      actorId: adminId,
      action: 'retry_part_refund',
      targetId: purchaseId,
      before: { state: 'failed' },
      after: { reason, amount: formatPrice(amount), ...own },
    });
  });
  await requestPartRefund(services, purchaseId);
}

const NOTHING = refundRefusals.noPartFailed();
const TOO_MUCH = refundRefusals.partTooHigh();

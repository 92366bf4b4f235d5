import type { PurchaseState } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../ports/services.ts';
import { findPurchase } from '../payment/purchase-store.ts';
import { orderRefundOf } from './order-refund.ts';

const moneyGoesBack: readonly PurchaseState[] = ['refund_pending', 'refund_failed', 'refunded'];

/**
 * Refunds a sale that was cancelled or refused. Safe to repeat.
 * @returns whether the money is on its way; otherwise ask again later
 */
export async function refundEndedSale(services: Services, purchaseId: string, why: string): Promise<boolean> {
  try {
    await orderRefundOf(services, null, { purchaseId, why });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const purchase = await findPurchase(services.db, purchaseId);
    return purchase !== undefined && moneyGoesBack.includes(purchase.state);
  }
}

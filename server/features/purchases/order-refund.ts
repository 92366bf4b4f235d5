import { purchaseStep } from '../../../shared/domain/purchase.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../audit-log.ts';
import { inTransaction } from '../../database.ts';
import type { Services } from '../../services.ts';
import { lockPurchase, setState } from './purchase-store.ts';
import { orderRefund } from './refund-store.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * Sends all the money of a sale back, on an admin's word; the piece stays sold (reliability 3.13). The order stands
 * once it is written down; what the provider cannot do now, the clock does.
 * @throws not_found; conflict when there is no paid sale to refund, or its payment is disputed
 */
export async function orderRefundOf(services: Services, adminId: string, purchaseId: string): Promise<void> {
  // The provider may know of a dispute that we have not heard of.
  await settlePurchase(services, purchaseId);
  await inTransaction(services.db, async (tx) => {
    const { purchase } = await lockPurchase(tx, purchaseId);
    const step = purchaseStep(purchase.state, 'refund_ordered');
    if (!step || step.to === 'unchanged') throw new Failure('conflict');
    await setState(tx, purchaseId, step.to, { dueInSeconds: 0 });
    await orderRefund(tx, purchase, 'requested');
    await recordAct(tx, {
      actorId: adminId,
      action: 'order_refund',
      targetId: purchaseId,
      before: { state: purchase.state },
      after: { state: step.to },
    });
  });
  await settlePurchase(services, purchaseId).catch((error: unknown) =>
    services.log.warn({ err: error, purchaseId }, 'the provider could not refund yet; the clock will'),
  );
}

import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import { bookRelease } from './ledger-store.ts';
import { findSaleOf } from './sale-store.ts';

/** Makes the money of a completed sale the seller's, less the fee. Locks the purchase against refunds. */
export async function releaseSale({ deal }: Pick<Services, 'deal'>, tx: Tx, purchaseId: string): Promise<void> {
  await lockPurchase(tx, purchaseId);
  const sale = await findSaleOf(tx, purchaseId);
  if (!sale) return;
  await bookRelease(tx, sale);
  await deal.balanceMoved(tx, { purchaseId, sellerId: sale.seller_id });
}

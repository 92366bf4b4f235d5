import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import { bookRelease } from './ledger-store.ts';
import { findSaleOf } from './sale-store.ts';

export type Releasing = { deal: Pick<Services['deal'], 'balanceMoved'> };

/**
 * Makes the money of a completed sale the seller's, less the fee. Locks the purchase against refunds.
 * @returns false while a bank disputes the payment: its decision releases the rest
 */
export async function releaseSale({ deal }: Releasing, tx: Tx, purchaseId: string): Promise<boolean> {
  const { purchase } = await lockPurchase(tx, purchaseId);
  if (purchase.state === 'disputed') return false;
  const sale = await findSaleOf(tx, purchaseId);
  if (!sale) return true;
  await bookRelease(tx, sale);
  await deal.balanceMoved(tx, { purchaseId, sellerId: sale.seller_id });
  return true;
}

import { splitLeft } from '../../../../shared/domain/delivery.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { PartReason } from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { readPaidCents } from '../books/ledger-store.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import { claimPart, orderRefund, sumPending } from './refund-store.ts';

export { dueParts } from './refund-store.ts';

/** Returns the cents of a payment that can still go back. */
export const readRefundable = async (db: Db, purchaseId: string): Promise<Cents> =>
  (await readPaidCents(db, purchaseId)) - (await sumPending(db, purchaseId));

/** Reads the same, and refuses other refunds until the transaction ends. */
export async function lockRefundable(tx: Tx, purchaseId: string): Promise<Cents> {
  await lockPurchase(tx, purchaseId);
  return readRefundable(tx, purchaseId);
}

/** The same for what is left of the price. */
export async function lockPriceLeft(tx: Tx, purchaseId: string): Promise<Cents> {
  const { purchase } = await lockPurchase(tx, purchaseId);
  return splitLeft(await readRefundable(tx, purchaseId), purchase.delivery_cents).price;
}

/** Orders a part refund in the caller's transaction; once for each reason. */
export const orderPart = (
  tx: Tx,
  purchaseId: string,
  { reason, amount }: { reason: PartReason; amount: Cents },
): Promise<unknown> => orderRefund(tx, purchaseId, { reason, amount });

/**
 * Asks the provider for one ordered part. Safe to repeat.
 * @param purchaseId only of this one
 * @returns how many were looked at
 */
export async function requestPartRefund(services: Services, purchaseId?: string): Promise<number> {
  const claimed = await claimPart(services.db, purchaseId);
  if (!claimed) return 0;
  await settlePurchase(services, claimed.purchase_id).catch((error: unknown) =>
    services.log.warn(
      { err: error, purchaseId: claimed.purchase_id },
      'the provider could not refund a part yet; the scheduler retries',
    ),
  );
  return 1;
}

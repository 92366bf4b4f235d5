import type { Cents } from '../../../../shared/domain/money.ts';
import { purchaseStep } from '../../../../shared/domain/purchase.ts';
import { isTransferDay } from '../../../../shared/domain/transfer-day.ts';
import { Failure, invalidFields } from '../../../../shared/errors.ts';
import { refundRefusals } from '../../../../shared/words/refusals/refunds.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { readNow } from '../../../platform/db/read-now.ts';
import { formatPrice, shownMoney } from '../../../platform/shop/shop-money.ts';
import type { Services } from '../../../ports/services.ts';
import { applyTransition } from '../payment/apply-transition.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import { type BankTransfer, matchRefunds } from './money-back.ts';
import { authorizeAdmin, readCurrentIntent, refusedRefund } from './order-refund.ts';
import { readRefundable } from './refund-part.ts';
import { addTransfer, findFailedPart, sumPending } from './refund-store.ts';

/**
 * Records that an admin sent the money of a failed refund from the shop's own bank account: the rest, which ends the
 * purchase as refunded, or a part, with which the sale stays.
 * @throws not_found, conflict, provider_unavailable, not_allowed for an admin's own, invalid_input for another amount
 */
export async function recordTransfer(
  services: Services,
  adminId: string,
  { purchaseId, transfer }: { purchaseId: string; transfer: BankTransfer & { amountCents: Cents } },
): Promise<void> {
  const intent = await readCurrentIntent(services, adminId, purchaseId);
  const { amountCents: amount, reference, sentOn } = transfer;
  await inTransaction(services.db, async (tx) => {
    const own = await authorizeAdmin(tx, adminId, purchaseId);
    const { purchase, listing } = await lockPurchase(tx, purchaseId);
    const isSold = purchase.state === 'paid';
    const transition = purchaseStep(purchase.state, isSold ? 'part_refunded' : 'refund_transferred');
    if (!transition) throw await refusedRefund(tx, purchase);
    const refunds = await matchRefunds(services, tx, { purchaseId, intent });
    const part = isSold ? await findFailedPart(tx, purchaseId) : undefined;
    if (isSold && !part) throw new Failure('conflict', { reason: NOT_FAILED });
    const left = await readRefundable(tx, purchaseId);
    if (part && part.amount_cents >= left) throw new Failure('conflict', { reason: ALL_THAT_IS_LEFT });
    const owed = part?.amount_cents ?? left;
    // Somebody refunds it at the provider.
    if (owed <= 0 || (!part && (await sumPending(tx, purchaseId)) > 0))
      throw await refusedRefund(tx, { ...purchase, state: 'refund_pending' });
    if (amount !== owed) throw invalidFields({ amountCents: refundRefusals.exactlyOwed({ amount: shownMoney(owed) }) });
    if (!isTransferDay(sentOn, { paidAt: purchase.created_at, now: await readNow(tx) }))
      throw invalidFields({ sentOn: refundRefusals.transferDay() });
    const row = await addTransfer(tx, { purchaseId, amount, reference, sentOn, insteadOf: part?.id });
    await applyTransition(services, tx, {
      transition,
      purchase,
      listing,
      intent,
      refunds,
      refund: { row, status: undefined, transfer: { reference, sentOn } },
      orderedBy: {
        adminId,
        action: 'record_transfer',
        facts: { amount: formatPrice(amount), reference, sentOn, ...own },
      },
    });
  });
}

const NOT_FAILED = refundRefusals.notFailed();
const ALL_THAT_IS_LEFT = refundRefusals.partTooHigh();

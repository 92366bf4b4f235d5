import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { isRemovedAccount } from '../accounts/find-account.ts';
import { readSellerMoney } from '../checkout/books/seller-money.ts';
import { notifyOfDebt } from './notify-of-debt.ts';
import { insertPayout, listOpen, lockPayoutsOf, setAmount } from './payout-store.ts';
import { requestBankDetails } from './remind-of-bank-details.ts';
import { requestTaxDetails } from './tax-totals/tax-details.ts';
import { orderReversals } from './transfers/order-reversals.ts';
import { sumUnderWay } from './transfers/transfer-store.ts';

type Sold = { purchaseId: string; sellerId: string };

/**
 * Makes a seller's open payouts equal what the ledger holds available. Money that is being sent counts as gone; money
 * that is being taken back counts as here. A shortage reduces the payout of the sale, then its transfers, then the
 * newest other payouts; the rest is a debt that later sales settle.
 */
export async function matchPayouts(
  services: Pick<Services, 'log' | 'live' | 'clock' | 'sellerPayouts' | 'config'>,
  tx: Tx,
  { purchaseId, sellerId }: Sold,
): Promise<void> {
  await lockPayoutsOf(tx, sellerId);
  const { balanceCents } = await readSellerMoney(tx, sellerId);
  const { sending, returning } = await sumUnderWay(tx, sellerId);
  const open = await listOpen(tx, sellerId);
  const own = open.find((payout) => payout.purchase_id === purchaseId);
  const free = balanceCents - sending + returning;
  const owed = open.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const more = Math.max(0, free) - owed;
  if (more > 0) {
    if (own) await setAmount(tx, own.id, own.amount_cents + more);
    else await insertPayout(tx, { purchaseId, sellerId, amount: more });
    services.log.info({ purchaseId, cents: more }, 'a seller is to be paid');
    await requestBankDetails(services, tx, sellerId);
    await requestTaxDetails(services, tx, sellerId);
  }
  let missing = owed - free;
  const takeFrom = async ({ id, amount_cents: amount }: { id: string; amount_cents: number }) => {
    const taken = Math.min(amount, missing);
    if (taken <= 0) return;
    await setAmount(tx, id, amount - taken);
    missing -= taken;
  };
  if (own) await takeFrom(own);
  if (missing > 0 && services.sellerPayouts.kind === 'connect')
    missing -= await orderReversals(tx, purchaseId, missing);
  for (const payout of open) if (payout !== own) await takeFrom(payout);
  if (missing > 0 && (await isRemovedAccount(tx, sellerId))) await notifyOfDebt(services, tx, sellerId);
}

import type { Cents } from '../../../shared/domain/money.ts';
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
type Needed = Pick<Services, 'log' | 'live' | 'clock' | 'sellerPayouts' | 'config'> & {
  deal: Pick<Services['deal'], 'payoutMoved'>;
};

/**
 * Matches a seller's open payouts with the ledger's available money. Money being sent counts as gone, money being
 * taken back as available. A shortage reduces the sale's payout, then its transfers, then the newest other payouts;
 * later sales settle the remaining debt.
 */
export async function matchPayouts(services: Needed, tx: Tx, { purchaseId, sellerId }: Sold): Promise<void> {
  await lockPayoutsOf(tx, sellerId);
  const { balanceCents } = await readSellerMoney(tx, sellerId);
  const { sending, returning } = await sumUnderWay(tx, sellerId);
  const open = await listOpen(tx, sellerId);
  const own = open.find((payout) => payout.purchase_id === purchaseId);
  const others = open.filter((payout) => payout !== own);
  const free = balanceCents - sending + returning;
  const owed = open.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  if (free > owed) await payMore(services, tx, { purchaseId, sellerId, own, more: free - owed });
  if (free < owed) await payLess(services, tx, { purchaseId, sellerId, own, others, shortage: owed - free });
  await services.sellerPayouts.deleteLeaver(tx, sellerId);
}

type Open = Awaited<ReturnType<typeof listOpen>>[number];

async function payMore(
  services: Needed,
  tx: Tx,
  { purchaseId, sellerId, own, more }: Sold & { own: Open | undefined; more: Cents },
): Promise<void> {
  if (own) await setAmount(tx, own.id, own.amount_cents + more);
  else await insertPayout(tx, { purchaseId, sellerId, amount: more });
  services.log.info({ purchaseId, cents: more }, 'a seller is to be paid');
  await requestBankDetails(services, tx, sellerId);
  await requestTaxDetails(services, tx, sellerId);
}

async function payLess(
  services: Needed,
  tx: Tx,
  {
    purchaseId,
    sellerId,
    own,
    others,
    shortage,
  }: Sold & { own: Open | undefined; others: readonly Open[]; shortage: Cents },
): Promise<void> {
  let missing = shortage;
  if (own) missing -= await lower(tx, own, missing);
  if (missing > 0 && services.sellerPayouts.kind === 'connect')
    missing -= await orderReversals(tx, purchaseId, missing);
  for (const payout of others) {
    const taken = await lower(tx, payout, missing);
    missing -= taken;
    // The caller publishes that its own sale has changed.
    if (taken > 0) await services.deal.payoutMoved(tx, payout.purchase_id);
  }
  if (own) await requestBankDetails(services, tx, sellerId);
  if (missing > 0 && (await isRemovedAccount(tx, sellerId))) await notifyOfDebt(services, tx, sellerId);
}

/** @returns the cents by which a payout became lower, at most `most` */
async function lower(tx: Tx, { id, amount_cents: amount }: Open, most: Cents): Promise<Cents> {
  const taken = Math.min(amount, most);
  if (taken <= 0) return 0;
  await setAmount(tx, id, amount - taken);
  return taken;
}

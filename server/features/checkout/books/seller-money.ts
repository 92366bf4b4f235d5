import type { Cents } from '../../../../shared/domain/money.ts';
import type { PurchaseState } from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { lockPurchase } from '../payment/purchase-store.ts';
import {
  bookReversal,
  bookSettledDebt,
  bookTransfer,
  findDebtSale,
  type SettledDebt,
  sumCharged,
  sumEarned,
  sumSellerAccounts,
} from './ledger-store.ts';

export type SellerMoney = {
  /** With deliveries. */
  pendingCents: Cents;
  /** Below zero when money that was paid out went back to a buyer. */
  balanceCents: Cents;
  transferredCents: Cents;
};

/** Returns what the ledger says of a seller's money. */
export async function readSellerMoney(db: Db, sellerId: string): Promise<SellerMoney> {
  const sums = await sumSellerAccounts(db, sellerId);
  return {
    pendingCents: 0 - sums.seller_pending - sums.delivery,
    balanceCents: 0 - sums.seller_available,
    transferredCents: 0 - sums.seller_transferred,
  };
}

/** Books that available money was paid to its seller; once for each payout. */
export const transferMoney = (tx: Tx, payout: { id: string; purchaseId: string; amount: Cents }): Promise<void> =>
  bookTransfer(tx, payout);

/** Books that money came back from a seller's account; once for each reversal. */
export const takeMoneyBack = (
  tx: Tx,
  reversal: { id: string; payoutId: string; purchaseId: string; amount: Cents },
): Promise<void> => bookReversal(tx, reversal);

/** Books that a debt was paid to the shop's own bank, or given up; once for each settlement. */
export const bookDebt = (tx: Tx, debt: SettledDebt): Promise<void> => bookSettledDebt(tx, debt);

/** Returns a sale for which more was paid out than it brought; undefined when the seller owes nothing. */
export const findSaleInDebt = (db: Db, sellerId: string): Promise<string | undefined> => findDebtSale(db, sellerId);

/** Returns what a released sale has brought its seller, whether it was paid out or not. */
export const readEarned = (db: Db, purchaseId: string): Promise<Cents> => sumEarned(db, purchaseId);

export type SoldPurchase = {
  state: PurchaseState;
  intentId: string | null;
  currency: string;
  /** The whole payment, also if it went back. */
  chargedCents: Cents;
};

/** Locks a purchase, so that no money of it is booked meanwhile. Take this lock before those of payouts. */
export async function lockSoldPurchase(tx: Tx, purchaseId: string): Promise<SoldPurchase> {
  const { purchase } = await lockPurchase(tx, purchaseId);
  const { state, intent_id: intentId, currency } = purchase;
  return { state, intentId, currency, chargedCents: await sumCharged(tx, purchaseId) };
}

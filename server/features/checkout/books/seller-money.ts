import type { Cents } from '../../../../shared/domain/money.ts';
import type { PurchaseState } from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findBoughtListing, lockPurchase } from '../payment/purchase-store.ts';
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
  /** Below zero after refunds of paid money. */
  balanceCents: Cents;
  transferredCents: Cents;
};

/** Reads the ledger. */
export async function readSellerMoney(db: Db, sellerId: string): Promise<SellerMoney> {
  const sums = await sumSellerAccounts(db, sellerId);
  return {
    pendingCents: 0 - sums.seller_pending - sums.delivery,
    balanceCents: 0 - sums.seller_available,
    transferredCents: 0 - sums.seller_transferred,
  };
}

/** Books a payout; once for each. */
export const transferMoney = (tx: Tx, payout: { id: string; purchaseId: string; amount: Cents }): Promise<void> =>
  bookTransfer(tx, payout);

/** Books a reversal; once for each. */
export const reverseTransfer = (
  tx: Tx,
  reversal: { id: string; payoutId: string; purchaseId: string; amount: Cents },
): Promise<void> => bookReversal(tx, reversal);

/** Books a debt as paid to the shop's own bank, or given up; once per settlement. */
export const bookDebt = (tx: Tx, debt: SettledDebt): Promise<void> => bookSettledDebt(tx, debt);

/** Returns a sale with more paid out than it brought. */
export const findSaleInDebt = (db: Db, sellerId: string): Promise<string | undefined> => findDebtSale(db, sellerId);

/** Returns the seller's money of a released sale. */
export const readEarned = (db: Db, purchaseId: string): Promise<Cents> => sumEarned(db, purchaseId);

export const findSoldListing = (db: Db, purchaseId: string) => findBoughtListing(db, purchaseId);

export type SoldPurchase = {
  state: PurchaseState;
  intentId: string | null;
  currency: string;
  /** The whole payment, even if it went back. */
  chargedCents: Cents;
};

/** Locks a purchase against bookings; before locks of payouts. */
export async function lockSoldPurchase(tx: Tx, purchaseId: string): Promise<SoldPurchase> {
  const { purchase } = await lockPurchase(tx, purchaseId);
  const { state, intent_id: intentId, currency } = purchase;
  return { state, intentId, currency, chargedCents: await sumCharged(tx, purchaseId) };
}

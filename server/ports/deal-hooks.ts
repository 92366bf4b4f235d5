import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
import type { DisownedMoney } from '../../shared/domain/payout.ts';
import type { Tx } from '../platform/db/database.ts';

type DealPurchase = {
  id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  price_cents: number;
  delivery_cents: number;
  method: FulfillmentMethod;
};

/** Calls features that the caller must not import; in the transaction if it takes one. */
export type DealHooks = {
  /** Paid and recorded. */
  sold(tx: Tx, purchase: DealPurchase): Promise<void>;
  refunded(tx: Tx, purchaseId: string): Promise<void>;
  refundOrdered(tx: Tx, purchaseId: string): Promise<void>;
  /** Its return or refund was asked for, or answered. */
  saleMoved(tx: Tx, purchaseId: string): Promise<void>;
  /** A sale was released, or its money went back or returned. */
  balanceMoved(tx: Tx, sale: { purchaseId: string; sellerId: string }): Promise<void>;
  /** A bank began or ended to dispute the payment. */
  disputeMoved(tx: Tx, purchaseId: string): Promise<void>;
  /** The payout of a sale began, ended or changed. */
  payoutMoved(tx: Tx, purchaseId: string): Promise<void>;
  /** Takes the provider's id. */
  sellerAccountMoved(accountId: string): Promise<void>;
  payoutAccountChanged(sellerId: string): Promise<void>;
  /** Undefined without an account that was entered lately. */
  payoutAccountDisowned(tx: Tx, sellerId: string): Promise<DisownedMoney | undefined>;
  /** By the provider's id. */
  transferMoved(transferId: string): Promise<void>;
  /** An agreed hold ended unpaid. */
  holdLapsed(tx: Tx, purchaseId: string): Promise<void>;
  personLeft(tx: Tx, accountId: string): Promise<void>;
  /** The removal was undone. */
  personReturned(tx: Tx, accountId: string): Promise<void>;
  /** Suspended, or no longer. */
  standingChanged(tx: Tx, accountId: string): Promise<void>;
  /** Runs before the erasure. */
  personErased(tx: Tx, accountId: string): Promise<void>;
  /** The removal had waited for a payment. */
  removed(tx: Tx, caseId: string): Promise<void>;
  messageModerated(tx: Tx, messageId: string): Promise<void>;
  /** The first has blocked the second. */
  parted(tx: Tx, between: readonly [by: string, other: string]): Promise<void>;
};

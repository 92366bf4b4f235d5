import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
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

/** Called in the transaction of a deal's step if it takes one, for other features that the calling one does not know. */
export type DealHooks = {
  /** Paid and recorded. */
  sold(tx: Tx, purchase: DealPurchase): Promise<void>;
  /** All money went back. */
  refunded(tx: Tx, purchaseId: string): Promise<void>;
  /** What a seller has available may have changed for a sale: it was released, or its money went back or returned. */
  balanceMoved(tx: Tx, sale: { purchaseId: string; sellerId: string }): Promise<void>;
  /** The provider tells of a seller's account, by its own id. */
  sellerAccountMoved(accountId: string): Promise<void>;
  /** A seller's money goes to another bank account from now on. */
  payoutAccountChanged(sellerId: string): Promise<void>;
  /** The provider tells of a transfer, by its own id. */
  transferMoved(transferId: string): Promise<void>;
  /** An agreed hold ended unpaid. */
  holdLapsed(tx: Tx, purchaseId: string): Promise<void>;
  personLeft(tx: Tx, accountId: string): Promise<void>;
  /** A removed person is about to be erased. */
  personErased(tx: Tx, accountId: string): Promise<void>;
  /** A listing whose removal waited for a payment is removed. */
  removed(tx: Tx, caseId: string): Promise<void>;
  /** One blocked the other. */
  parted(tx: Tx, between: readonly [string, string]): Promise<void>;
};

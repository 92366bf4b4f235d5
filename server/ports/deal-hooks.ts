import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
import type { Db } from '../platform/db/database.ts';

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
  sold(tx: Db, purchase: DealPurchase): Promise<void>;
  /** All money went back. */
  refunded(tx: Db, purchaseId: string): Promise<void>;
  /** What a seller has available may have changed for a sale: it was released, or its money went back or returned. */
  balanceMoved(tx: Db, sale: { purchaseId: string; sellerId: string }): Promise<void>;
  /** The provider tells of a seller's account, by its own id. */
  sellerAccountMoved(accountId: string): Promise<void>;
  /** The provider tells of a transfer, by its own id. */
  transferMoved(transferId: string): Promise<void>;
  /** An agreed hold ended unpaid. */
  holdLapsed(tx: Db, purchaseId: string): Promise<void>;
  personLeft(tx: Db, accountId: string): Promise<void>;
  /** A listing whose removal waited for a payment is removed. */
  removed(tx: Db, caseId: string): Promise<void>;
  /** One blocked the other. */
  parted(tx: Db, between: readonly [string, string]): Promise<void>;
};

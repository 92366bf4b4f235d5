import type { ColumnType, Generated } from 'kysely';
import type { SellingAs } from '../../../../shared/contract/sellers.ts';
import type { FulfillmentMethod } from '../../../../shared/domain/fulfillment.ts';
import type { PurchaseState, RefundReason } from '../../../../shared/domain/purchase.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

export type PurchasesTable = {
  id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  price_cents: number;
  currency: string;
  state: Generated<PurchaseState>;
  intent_attempt: Generated<number>;
  intent_id: string | null;
  client_secret: string | null;
  declines: Generated<number>;
  held_until: Date;
  /** At the price of an accepted offer. */
  agreed: Generated<boolean>;
  method: Generated<FulfillmentMethod>;
  /** Charged beside the price. */
  delivery_cents: Generated<number>;
  /** Calls that change the method at the card provider. */
  method_calls: Generated<number>;
  /** The outcome of the last such call is unknown. */
  method_unsure: Generated<boolean>;
  begun_from: ColumnType<string | null, string | null | undefined, string | null>;
  unheard_calls: Generated<number>;
  given_back_by: 'buyer' | 'seller' | 'admin' | null;
  /** The bank takes evidence until then. */
  bank_due_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  bank_answered: Generated<boolean>;
  bank_disputes: Generated<boolean>;
  bank_reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  due_at: Date | null;
  leased_until: Date | null;
  tries: Generated<number>;
  created_at: DefaultsToNow;
  updated_at: DefaultsToNow;
};

export type SaleSnapshot = {
  category: string;
  title: string;
  condition: string;
  year: string;
  description: string;
  /** Absent without declared defects, and in older sales. */
  defects?: string;
  location: string;
  sellerName: string;
  sellerEmail: string;
  buyerEmail: string;
  image: string;
  /** Absent in older sales. */
  sellingAs?: Pick<SellingAs, 'kind' | 'trader'>;
  /** Absent in older sales. `hash` is of the file. */
  pictures?: { url: string; hash: string }[];
  size?: { widthMm?: number; depthMm?: number; heightMm?: number };
};

export type SalesTable = {
  id: string;
  purchase_id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  price_cents: number;
  /** Kept by the shop at completion. */
  fee_cents: Generated<number>;
  method: Generated<FulfillmentMethod>;
  delivery_cents: Generated<number>;
  snapshot: ColumnType<SaleSnapshot, string, string>;
  hidden_at: Date | null;
  paid_at: DefaultsToNow;
};

export type RefundsTable = {
  id: string;
  purchase_id: string;
  /** Null: in the provider's dashboard. */
  reason: RefundReason | null;
  attempt: Generated<number>;
  amount_cents: number;
  state: Generated<'pending' | 'succeeded' | 'failed'>;
  provider_refund_id: string | null;
  /** Of a bank transfer by an admin. */
  reference: ColumnType<string | null, string | null | undefined, string | null>;
  /** Its day. */
  sent_on: ColumnType<Date | null, string | null | undefined, string | null>;
  instead_of: ColumnType<string | null, string | null | undefined, never>;
  created_at: DefaultsToNow;
  updated_at: DefaultsToNow;
};

export type LedgerEntriesTable = {
  id: string;
  purchase_id: string;
  /** Set by the database, from the purchase. */
  seller_id: ColumnType<string | null, undefined, never>;
  kind: 'payment' | 'release' | 'transfer' | 'reversal' | 'refund' | 'return' | 'debt_paid' | 'debt_written_off';
  account:
    | 'provider'
    | 'buyer'
    | 'seller_pending'
    | 'seller_available'
    | 'seller_transferred'
    | 'fee'
    | 'delivery'
    | 'bank'
    | 'loss';
  amount_cents: number;
  provider_refund_id: string | null;
  payout_id: ColumnType<string | null, string | null | undefined, string | null>;
  reversal_id: ColumnType<string | null, string | null | undefined, string | null>;
  settlement_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: DefaultsToNow;
};

export type ProviderEventsTable = {
  id: string;
  type: string;
  intent_id: string | null;
  seller_account: ColumnType<string | null, string | null | undefined, string | null>;
  transfer: ColumnType<string | null, string | null | undefined, string | null>;
  received_at: DefaultsToNow;
  handled_at: Date | null;
  parked_at: Date | null;
  tries: Generated<number>;
  due_at: DefaultsToNow;
};

export type EarningsView = {
  seller_id: string;
  listing_id: string;
  kind: LedgerEntriesTable['kind'];
  created_at: Date;
  cents: number;
};

import type { ColumnType, Generated } from 'kysely';
import type { SellingAs } from '../../../../shared/contract/sellers.ts';
import type { PurchaseState, RefundReason } from '../../../../shared/domain/purchase.ts';

type Made = ColumnType<Date, Date | undefined, Date>;

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
  begun_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Calls to create an intent with unknown outcome. */
  unheard_calls: Generated<number>;
  given_back_by: 'buyer' | 'seller' | 'admin' | null;
  due_at: Date | null;
  leased_until: Date | null;
  tries: Generated<number>;
  created_at: Made;
  updated_at: Made;
};

export type SaleSnapshot = {
  category: string;
  title: string;
  condition: string;
  year: string;
  description: string;
  location: string;
  sellerName: string;
  sellerEmail: string;
  buyerEmail: string;
  image: string;
  /** How the seller sold. Absent in a sale that an older version recorded. */
  sellingAs?: Pick<SellingAs, 'kind' | 'trader'>;
};

export type SalesTable = {
  id: string;
  purchase_id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  price_cents: number;
  snapshot: ColumnType<SaleSnapshot, string, string>;
  hidden_at: Date | null;
  paid_at: Made;
};

export type RefundsTable = {
  id: string;
  purchase_id: string;
  /** Null: refunded in the provider's dashboard. */
  reason: RefundReason | null;
  attempt: Generated<number>;
  amount_cents: number;
  state: Generated<'pending' | 'succeeded' | 'failed'>;
  provider_refund_id: string | null;
  created_at: Made;
  updated_at: Made;
};

export type LedgerEntriesTable = {
  id: string;
  purchase_id: string;
  kind: 'payment' | 'refund' | 'return';
  account: 'provider' | 'seller' | 'buyer';
  amount_cents: number;
  provider_refund_id: string | null;
  created_at: Made;
};

export type ProviderEventsTable = {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: Made;
  handled_at: Date | null;
  parked_at: Date | null;
  tries: Generated<number>;
  due_at: Made;
};

export type EarningsView = {
  seller_id: string;
  listing_id: string;
  kind: LedgerEntriesTable['kind'];
  created_at: Date;
  cents: number;
};

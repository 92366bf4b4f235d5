/** Stripe's wire objects: amounts in cents, times in Unix seconds. */

type Metadata = Record<string, string>;

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  description: string | null;
  last_payment_error: ErrorBody | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  status: IntentStatus;
}

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string };
    };

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  billing_details: { email: string | null; name: string | null };
  card: CardDetails;
  created: number;
  livemode: false;
}

/** All that is stored of a card; full number and CVC are dropped after validation. */
export interface CardDetails {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  created: number;
  currency: string;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: CardDetails };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: 'general';
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Evidence sent to the bank. */
  evidence: Record<string, string>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
}

/** An account of a seller, in Stripe's older format of Connect. */
export interface Account {
  id: string;
  object: 'account';
  type: 'express';
  business_type: string | null;
  capabilities: { card_payments?: CapabilityStatus; transfers?: CapabilityStatus };
  charges_enabled: boolean;
  country: string;
  created: number;
  default_currency: string | null;
  details_submitted: boolean;
  email: string | null;
  external_accounts: { object: 'list'; url: string; has_more: false; data: BankAccount[] };
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
}

type CapabilityStatus = 'active' | 'inactive';

/** All that is stored of a bank account; the full number is dropped. */
interface BankAccount {
  id: string;
  object: 'bank_account';
  account_holder_name: string;
  last4: string;
  /** The same for the same number. */
  fingerprint: string;
}

/** The id is the secret of its URL, so it is not answered. */
export interface AccountLink {
  id: string;
  object: 'account_link';
  account: string;
  created: number;
  expires_at: number;
  refresh_url: string;
  return_url: string;
  url: string;
  used: boolean;
}

export interface Transfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  created: number;
  currency: string;
  description: string | null;
  destination: string;
  livemode: false;
  metadata: Metadata;
  reversed: boolean;
  source_transaction: string | null;
  transfer_group: string | null;
}

export interface TransferReversal {
  id: string;
  object: 'transfer_reversal';
  amount: number;
  created: number;
  currency: string;
  metadata: Metadata;
  transfer: string;
}

/** From a seller's account to their bank. */
export interface Payout {
  id: string;
  object: 'payout';
  /** Not answered by Stripe, which tells it beside the object. */
  account: string;
  amount: number;
  created: number;
  currency: string;
  failure_code: string | null;
  status: 'paid' | 'failed';
}

export type EventSubject = PaymentIntent | Charge | Refund | Dispute | Account | Transfer | Payout;

export interface Event {
  id: string;
  object: 'event';
  /** The seller's account in which it happened. */
  account?: string;
  api_version: string;
  created: number;
  data: { object: EventSubject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'account.updated'
  | 'transfer.created'
  | 'transfer.reversed'
  | 'payout.paid'
  | 'payout.failed';

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Partial<PaymentIntent>;
  payment_method?: PaymentMethod;
}

export interface WireObjects {
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: Event;
  account: Account;
  account_link: AccountLink;
  transfer: Transfer;
  transfer_reversal: TransferReversal;
  payout: Payout;
}

export type Kind = keyof WireObjects;

import type { ChosenDelivery } from '../../shared/domain/delivery.ts';
import type { Cents } from '../../shared/domain/money.ts';
import type { RefundReason } from '../../shared/domain/purchase.ts';

/** The only truth about money (reliability 3.5). */
export type Intent = {
  id: string;
  clientSecret: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amount: Cents;
  currency: string;
  liveMode: boolean;
  purchaseId: string | undefined;
  /** To rebuild a purchase after a restore. */
  listingId: string | undefined;
  buyerId: string | undefined;
  /** From its metadata; undefined for a pickup. */
  delivery?: ChosenDelivery | undefined;
  /** With lost disputes; only from `readIntent`. */
  refunds?: Refund[];
  disputes?: Dispute[];
};

/** A succeeded one may still fail if the bank returns it. */
export type Refund = {
  id: string;
  intentId: string;
  amount: Cents;
  status: 'pending' | 'succeeded' | 'failed';
  /** Ours; missing when made in the provider's dashboard. */
  order?: RefundOrder;
};
type RefundOrder = { reason: RefundReason; attempt: number };

export type Dispute = {
  id: string;
  amount: Cents;
  status: 'open' | 'won' | 'lost';
  /** Until when the bank takes evidence. */
  dueBy?: Date | undefined;
  evidenceSent?: boolean;
};

export type DisputeCase = {
  id: string;
  amount: Cents;
  reason: string;
  dueBy: Date | undefined;
  status: Dispute['status'];
  evidenceSent: boolean;
};

type Evidence = { text: string; product: string; buyerName: string; buyerEmail: string };

/** Verified, but only a hint to read what it names (reliability 3.5). */
export type ProviderEvent = {
  id: string;
  type: string;
  intentId: string | undefined;
  /** Of a seller, for an event there. */
  accountId?: string | undefined;
  transferId?: string | undefined;
  liveMode: boolean;
};

const definite: readonly (number | undefined)[] = [400, 401, 403];

/** `unknown`: it may have happened, so retry with the same key. `refused`: recorded, so read the state first. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly outcome: 'unknown' | 'refused';
  readonly code: string | undefined;
  /** HTTP. */
  readonly status: number | undefined;

  constructor(outcome: 'unknown' | 'refused', code: string | undefined, message: string, status?: number) {
    super(message);
    this.outcome = outcome;
    this.code = code;
    this.status = status;
  }

  /** The provider certainly did nothing. */
  get isDefinite(): boolean {
    return this.outcome === 'refused' && definite.includes(this.status);
  }
}

/** Every write takes a deterministic idempotency key. */
export type CardPayments = {
  readonly liveMode: boolean;
  readonly browserSettings: { kind: 'sandbox' | 'stripe'; publishableKey: string; scriptUrl?: string; apiUrl?: string };
  createIntent(order: {
    key: string;
    purchaseId: string;
    listingId: string;
    buyerId: string;
    amount: Cents;
    currency: string;
    receiptEmail: string;
    delivery?: ChosenDelivery;
  }): Promise<Intent>;
  /** Refused once paid, processing or canceled. */
  changeIntent(order: { key: string; intentId: string; amount: Cents; delivery: ChosenDelivery }): Promise<Intent>;
  readIntent(intentId: string): Promise<Intent>;
  /** For a creation with an unknown result. */
  findIntents(purchaseId: string): Promise<Intent[]>;
  listIntents(since: Date): AsyncIterable<Intent>;
  /** Returns `succeeded` when the payment was faster. */
  cancelIntent(intentId: string, key: string): Promise<Intent>;
  /** Without an amount, the rest. */
  refund(order: RefundOrder & { key: string; intentId: string; amount?: Cents }): Promise<Refund>;
  /** The newest. */
  readDispute(intentId: string): Promise<DisputeCase | undefined>;
  /** Possible once. */
  sendEvidence(order: { key: string; disputeId: string; evidence: Evidence }): Promise<void>;
  listRefunds(since: Date): AsyncIterable<Refund>;
  listDisputedIntents(since: Date): AsyncIterable<string>;
  /** Verifies the signature over raw bytes. @returns undefined when forged or older than 300 s */
  readEvent(rawBody: string, signature: string): ProviderEvent | undefined;
};

import type { Cents } from '../../shared/domain/money.ts';
import type { RefundReason } from '../../shared/domain/purchase.ts';

/** A payment intent as the provider reports it; the only truth about money (reliability 3.5). */
export type Intent = {
  id: string;
  clientSecret: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amount: Cents;
  currency: string;
  liveMode: boolean;
  /** The purchase it was made for, from its metadata. */
  purchaseId: string | undefined;
  /** What is bought and by whom, from its metadata: enough to rebuild a purchase that a restore has lost. */
  listingId: string | undefined;
  buyerId: string | undefined;
  /** What was given back of its money, and what a card holder's bank took back; known to `readIntent` alone. */
  refunds?: Refund[];
  disputes?: Dispute[];
};

/** Money given back. A bank may return that of a refund that has succeeded, which then has failed for good. */
export type Refund = {
  id: string;
  intentId: string;
  amount: Cents;
  status: 'pending' | 'succeeded' | 'failed';
  /** Which order of ours it carries out; missing when it was made at the provider's own desk. */
  order?: RefundOrder;
};
export type RefundOrder = { reason: RefundReason; attempt: number };

export type Dispute = { id: string; amount: Cents; status: 'open' | 'won' | 'lost' };

/** What the card holder's bank asks about a payment, and until when. */
export type DisputeCase = {
  id: string;
  amount: Cents;
  /** The provider's own word, such as `product_not_received`. */
  reason: string;
  /** Until when evidence is taken; undefined when it is not told. */
  dueBy: Date | undefined;
  status: Dispute['status'];
  evidenceSent: boolean;
};

/** What the shop tells the card holder's bank. */
export type Evidence = { text: string; product: string; buyerName: string; buyerEmail: string };

/** A webhook delivery that carried a good signature. A hint to look, never data (reliability 3.5). */
export type ProviderEvent = { id: string; type: string; intentId: string | undefined; liveMode: boolean };

const definite: readonly (number | undefined)[] = [400, 401, 403];

/**
 * How a call to the provider ended badly.
 * `unknown`: it may or may not have happened, so the same key must be used again;
 * `refused`: the provider recorded a refusal, so its state must be read before a new attempt (reliability 3.6).
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly outcome: 'unknown' | 'refused';
  readonly code: string | undefined;
  /** The HTTP status of the answer, when there was one. */
  readonly status: number | undefined;

  constructor(outcome: 'unknown' | 'refused', code: string | undefined, message: string, status?: number) {
    super(message);
    this.outcome = outcome;
    this.code = code;
    this.status = status;
  }

  /** Whether the provider did not even begin: it did not understand the call, or does not let us make it. */
  get isDefinite(): boolean {
    return this.outcome === 'refused' && definite.includes(this.status);
  }
}

/** Card payments. Every writing call takes a deterministic key; repeating it with the same key has one effect. */
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
  }): Promise<Intent>;
  readIntent(intentId: string): Promise<Intent>;
  /** Intents made for a purchase, found by metadata; used when the outcome of a creation is unknown. */
  findIntents(purchaseId: string): Promise<Intent[]>;
  /** Intents created since, for the reconciler. */
  listIntents(since: Date): AsyncIterable<Intent>;
  /** Cancels and answers the intent as it then is: `succeeded` when the payment was faster. */
  cancelIntent(intentId: string, key: string): Promise<Intent>;
  /** Gives back all that is left of an intent's money. */
  refund(order: RefundOrder & { key: string; intentId: string }): Promise<Refund>;
  /** The newest dispute about an intent's money. */
  readDispute(intentId: string): Promise<DisputeCase | undefined>;
  /** Sends evidence to the card holder's bank. The bank takes it once. */
  sendEvidence(order: { key: string; disputeId: string; evidence: Evidence }): Promise<void>;
  /** Refunds made since, by us or at the provider's own desk, for the reconciler. */
  listRefunds(since: Date): AsyncIterable<Refund>;
  /** Intents with a dispute opened since, for the reconciler. */
  listDisputedIntents(since: Date): AsyncIterable<string>;
  /** Checks the signature over the raw bytes. @returns undefined when it is forged or older than 300 s */
  readEvent(rawBody: string, signature: string): ProviderEvent | undefined;
};

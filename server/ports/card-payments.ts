import type { Cents } from '../../shared/domain/money.ts';

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
  charge?: { id: string; refunded: Cents; disputed: boolean };
  /** Where the card holder's dispute stands, if there is one; known to `readIntent` alone. */
  dispute?: 'open' | 'won' | 'lost';
};

export type Refund = { id: string; intentId: string; amount: Cents; status: 'pending' | 'succeeded' | 'failed' };

/** A webhook delivery that carried a good signature. A hint to look, never data (reliability 3.5). */
export type ProviderEvent = { id: string; type: string; intentId: string | undefined; liveMode: boolean };

/**
 * How a call to the provider ended badly.
 * `unknown`: it may or may not have happened, so the same key must be used again;
 * `refused`: the provider recorded a refusal, so its state must be read before a new attempt (reliability 3.6).
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly outcome: 'unknown' | 'refused';
  readonly code: string | undefined;

  constructor(outcome: 'unknown' | 'refused', code: string | undefined, message: string) {
    super(message);
    this.outcome = outcome;
    this.code = code;
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
  refund(order: { key: string; intentId: string; reason: string }): Promise<Refund>;
  readRefund(refundId: string): Promise<Refund>;
  /** Refunds made of an intent; asked when a refund was refused, before it is tried anew (reliability 3.6). */
  findRefunds(intentId: string): Promise<Refund[]>;
  /** Intents with a dispute opened since, for the reconciler. */
  listDisputedIntents(since: Date): AsyncIterable<string>;
  /** Checks the signature over the raw bytes. @returns undefined when it is forged or older than 300 s */
  readEvent(rawBody: string, signature: string): ProviderEvent | undefined;
};

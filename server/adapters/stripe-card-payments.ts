import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { type CardPayments, ProviderFailure } from '../ports/card-payments.ts';
import { redirectedFetch } from './stripe-fetch.ts';
import { createStripeReads } from './stripe-reads.ts';
import { type ModeOf, presentEvent, presentIntent, presentRefund } from './stripe-wire.ts';

type Options = {
  secretKey: string;
  webhookSecrets: readonly string[];
  browserSettings: CardPayments['browserSettings'];
  apiUrl?: string;
  /** Handles requests when the provider runs in this process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Timeout per try in milliseconds, and number of retries. */
  timeout?: number;
  networkRetries?: number;
  /** Timeout for all tries of a call together, in milliseconds. */
  deadline?: number;
};

/** Limits of reliability 3.11. */
const TIMEOUT_MILLISECONDS = 10_000;
const NETWORK_RETRIES = 2;
/** Maximum age of a webhook signature, in seconds. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Creates card payments for Stripe or a compatible server. */
export function createStripeCardPayments(options: Options): CardPayments {
  const base = options.apiUrl;
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: options.networkRetries ?? NETWORK_RETRIES,
    timeout: options.timeout ?? TIMEOUT_MILLISECONDS,
    telemetry: false,
    ...(base || options.fetch
      ? { httpClient: Stripe.createFetchHttpClient(redirectedFetch(base, options.fetch)) }
      : {}),
  });
  const [, mode] = /^[a-z]+_(live|test)_/.exec(options.secretKey) ?? [];
  const liveMode = mode === 'live';
  // A key without a mode belongs to another server, which has only one mode.
  const modeOf: ModeOf = (livemode) => (mode ? (livemode ?? liveMode) : liveMode);
  const reads = createStripeReads(stripe, modeOf);
  const call = within(options.deadline ?? TIMEOUT_MILLISECONDS);
  return {
    liveMode,
    browserSettings: options.browserSettings,
    createIntent: ({ key, purchaseId, listingId, buyerId, amount, currency, receiptEmail }) =>
      call(async () => {
        const intent = presentIntent(
          await createWithFewer(
            stripe,
            {
              amount,
              currency,
              receipt_email: receiptEmail,
              // Wallets such as Apple Pay are cards; no other method is supported.
              allowed_payment_method_types: ['card'],
              metadata: { checkout_id: purchaseId, listing_id: listingId, buyer_id: buyerId },
            },
            key,
          ),
          modeOf,
        );
        if (!intent.clientSecret) throw new ProviderFailure('unknown', undefined, 'A payment intent has no secret.');
        return intent;
      }),
    readIntent: (id) => call(() => reads.readIntent(id)),
    findIntents: (purchaseId) => call(() => reads.findIntents(purchaseId)),
    listIntents: reads.listIntents,
    cancelIntent: (id, key) =>
      call(async () => {
        try {
          return presentIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key }), modeOf);
        } catch (error) {
          if (error instanceof Stripe.errors.StripeConnectionError) throw error;
          // Refused because it was paid or canceled already: read its state.
          const intent = await reads.readIntent(id);
          if (intent.status === 'open') throw error;
          return intent;
        }
      }),
    refund: ({ key, intentId, reason, attempt }) =>
      call(async () =>
        presentRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, metadata: { reason, attempt } },
            { idempotencyKey: key },
          ),
        ),
      ),
    readDispute: (intentId) => call(() => reads.readDispute(intentId)),
    sendEvidence: ({ key, disputeId, evidence }) =>
      call(async () => {
        const { text, product, buyerName, buyerEmail } = evidence;
        const told = {
          ...{ uncategorized_text: text, product_description: product },
          ...{ customer_name: buyerName, customer_email_address: buyerEmail },
        };
        await stripe.disputes.update(disputeId, { evidence: told, submit: true }, { idempotencyKey: key });
      }),
    listRefunds: reads.listRefunds,
    listDisputedIntents: reads.listDisputedIntents,
    readEvent(rawBody, signature) {
      for (const secret of options.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS);
          return presentEvent(event, modeOf);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
        }
      }
      return undefined;
    },
  };
}

/** Optional parameters to drop when another server refuses them. */
const spareParameters = ['receipt_email', 'allowed_payment_method_types'] as const;

/** Drops refused optional parameters, with a new key each time. */
async function createWithFewer(stripe: Stripe, form: Stripe.PaymentIntentCreateParams, key: string) {
  const left = { ...form };
  for (let idempotencyKey = key; ; ) {
    try {
      return await stripe.paymentIntents.create(left, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 400) throw error;
      const named = spareParameters.filter((name) => name in left && error.param?.startsWith(name));
      // A refusal without a parameter may concern any of them.
      const refused = error.param ? named : spareParameters.filter((name) => name in left);
      if (refused.length === 0) throw error;
      for (const name of refused) delete left[name];
      idempotencyKey = `${idempotencyKey}:without_${refused.join('_')}`;
    }
  }
}

/** Limits calls to a deadline in milliseconds. Then throws a ProviderFailure; the result is found later by its key. */
const within =
  (deadline: number) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const timer = new AbortController();
    try {
      return await Promise.race([work(), tooLate(deadline, timer.signal)]);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      // No status: the response was lost or corrupted.
      const unknown =
        error instanceof Stripe.errors.StripeConnectionError || [undefined, 409, 429].includes(error.statusCode);
      throw new ProviderFailure(unknown ? 'unknown' : 'refused', error.code, error.message, error.statusCode);
    } finally {
      timer.abort();
    }
  };

async function tooLate(deadline: number, signal: AbortSignal): Promise<never> {
  await sleep(deadline, undefined, { signal });
  throw new ProviderFailure('unknown', undefined, 'The provider took too long.');
}

import Stripe from 'stripe';
import { type CardPayments, type Intent, ProviderFailure, type Refund } from '../ports/card-payments.ts';

type Options = {
  secretKey: string;
  webhookSecrets: readonly string[];
  browserSettings: CardPayments['browserSettings'];
  /** Where the provider's API is reached, when it is not Stripe's own address. */
  apiUrl?: string;
  /** Carries the requests, when the provider runs inside this process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds one try of a call may take, and how often a failed one is tried again, where not as usual. */
  timeout?: number;
  networkRetries?: number;
};

/** Limits of reliability 3.11 for one call. */
const TIMEOUT_MILLISECONDS = 10_000;
const NETWORK_RETRIES = 2;
/** Seconds a delivery's signature stays good (reliability 3.8). */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Card payments by the official client, whether Stripe itself answers or a stand-in that speaks its format. */
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
  return {
    liveMode: options.secretKey.startsWith('sk_live_') || options.secretKey.startsWith('rk_live_'),
    browserSettings: options.browserSettings,
    createIntent: ({ key, purchaseId, listingId, buyerId, amount, currency, receiptEmail }) =>
      call(async () =>
        presentIntent(
          await stripe.paymentIntents.create(
            {
              amount,
              currency,
              receipt_email: receiptEmail,
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              metadata: { checkout_id: purchaseId, listing_id: listingId, buyer_id: buyerId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    readIntent: (id) => call(() => readIntent(stripe, id)),
    findIntents: (purchaseId) =>
      call(async () => {
        const found = await stripe.paymentIntents.search({
          query: `metadata['checkout_id']:'${purchaseId}'`,
          limit: 10,
        });
        return found.data.map(presentIntent);
      }),
    async *listIntents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) yield presentIntent(intent);
    },
    cancelIntent: (id, key) =>
      call(async () => {
        try {
          return presentIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key }));
        } catch (error) {
          // Refused because the payment was faster, or because it is canceled already: its state tells which.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return readIntent(stripe, id);
          throw error;
        }
      }),
    refund: ({ key, intentId, reason }) =>
      call(async () =>
        presentRefund(
          await stripe.refunds.create({ payment_intent: intentId, metadata: { reason } }, { idempotencyKey: key }),
        ),
      ),
    readRefund: (id) => call(async () => presentRefund(await stripe.refunds.retrieve(id))),
    findRefunds: (intentId) =>
      call(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(presentRefund)),
    async *listDisputedIntents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const { payment_intent: intent } of stripe.disputes.list({ created, limit: 100 }))
        if (intent) yield typeof intent === 'string' ? intent : intent.id;
    },
    readEvent(rawBody, signature) {
      for (const secret of options.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS);
          return { id: event.id, type: event.type, intentId: intentOf(event), liveMode: event.livemode };
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
        }
      }
      return undefined;
    },
  };
}

/** Sends what the client would send to Stripe to another address, or to a handler inside this process. */
function redirectedFetch(base: string | undefined, handle: Options['fetch']): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const request = new Request(`${base ?? url.origin}${url.pathname}${url.search}`, init);
    if (!handle) return fetch(request);
    const answer = await handle(request);
    // A handler in this process can answer after the client has given up; over a wire nobody would hear it.
    request.signal.throwIfAborted();
    return answer;
  };
}

async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // No status: the answer was lost, or garbled on its way.
    const unknown =
      error instanceof Stripe.errors.StripeConnectionError || [undefined, 409, 429].includes(error.statusCode);
    throw new ProviderFailure(unknown ? 'unknown' : 'refused', error.code, error.message);
  }
}

async function readIntent(stripe: Stripe, id: string): Promise<Intent> {
  const intent = presentIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  if (!intent.charge?.disputed) return intent;
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 });
  return data[0] ? { ...intent, dispute: presentDispute(data[0]) } : intent;
}

/** A warning or a prevented dispute is none: no money has moved. */
function presentDispute({ status }: Stripe.Dispute): Intent['dispute'] {
  if (status.startsWith('warning') || status === 'prevented') return undefined;
  if (status === 'won') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}

const statuses = { processing: 'processing', succeeded: 'succeeded', canceled: 'canceled' } as const;

function presentIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined;
  const declined = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status in statuses ? statuses[intent.status as keyof typeof statuses] : 'open',
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    liveMode: intent.livemode,
    purchaseId: intent.metadata.checkout_id,
    listingId: intent.metadata.listing_id,
    buyerId: intent.metadata.buyer_id,
    createdAt: new Date(intent.created * 1000),
    ...(declined
      ? { declined: { code: declined.decline_code ?? declined.code ?? '', message: declined.message ?? '' } }
      : {}),
    ...(charge ? { charge: { id: charge.id, refunded: charge.amount_refunded, disputed: charge.disputed } } : {}),
  };
}

function presentRefund(refund: Stripe.Refund): Refund {
  const intent = refund.payment_intent;
  return {
    id: refund.id,
    intentId: (typeof intent === 'string' ? intent : intent?.id) ?? '',
    amount: refund.amount,
    status:
      refund.status === 'succeeded'
        ? 'succeeded'
        : refund.status === 'failed' || refund.status === 'canceled'
          ? 'failed'
          : 'pending',
  };
}

/** The intent an event is about: the object itself, or the one its charge, refund or dispute belongs to. */
function intentOf(event: Stripe.Event): string | undefined {
  const object: object = event.data.object;
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id);
  if ('payment_intent' in object && typeof object.payment_intent === 'string') return object.payment_intent;
  return undefined;
}

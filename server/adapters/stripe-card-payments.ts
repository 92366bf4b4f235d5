import Stripe from 'stripe';
import type { ChosenDelivery } from '../../shared/domain/delivery.ts';
import { type CardPayments, ProviderFailure } from '../ports/card-payments.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { openStripe, type StripeOptions } from './stripe-client.ts';
import { createStripeReads } from './stripe-reads.ts';
import { presentEvent, presentIntent, presentRefund } from './stripe-wire.ts';

type Options = StripeOptions & {
  webhookSecrets: readonly string[];
  browserSettings: CardPayments['browserSettings'];
  /** Of the database, since a wrong clock would miss intents and refuse events. */
  clock?: Clock;
};

/** Maximum age of a webhook signature. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Creates card payments for Stripe or a compatible server. */
export function createStripeCardPayments({ clock = systemClock, ...options }: Options): CardPayments {
  const { stripe, liveMode, modeOf, call } = openStripe(options);
  const reads = createStripeReads(stripe, modeOf, clock);
  return {
    liveMode,
    browserSettings: options.browserSettings,
    createIntent: ({ key, purchaseId, listingId, buyerId, amount, currency, receiptEmail, delivery }) =>
      call(async () => {
        const intent = presentIntent(
          await createWithFewer(
            stripe,
            {
              amount,
              currency,
              receipt_email: receiptEmail,
              // Wallets such as Apple Pay are cards; nothing else is supported.
              allowed_payment_method_types: ['card'],
              metadata: {
                checkout_id: purchaseId,
                listing_id: listingId,
                buyer_id: buyerId,
                // A pickup sends nothing, so that a repeated key has the same parameters.
                ...(delivery && delivery.method !== 'pickup' ? notesOf(delivery) : {}),
              },
            },
            key,
          ),
          modeOf,
        );
        if (!intent.clientSecret) throw new ProviderFailure('unknown', undefined, 'A payment intent has no secret.');
        return intent;
      }),
    changeIntent: ({ key, intentId, amount, delivery }) =>
      call(async () =>
        presentIntent(
          await stripe.paymentIntents.update(
            intentId,
            { amount, metadata: notesOf(delivery) },
            { idempotencyKey: key },
          ),
          modeOf,
        ),
      ),
    readIntent: (id) => call(() => reads.readIntent(id)),
    findIntents: (purchaseId) => call(() => reads.findIntents(purchaseId)),
    listIntents: reads.listIntents,
    cancelIntent: (id, key) =>
      call(async () => {
        try {
          return presentIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key }), modeOf);
        } catch (error) {
          if (error instanceof Stripe.errors.StripeConnectionError) throw error;
          // Refused because it was paid or canceled: read its state.
          const intent = await reads.readIntent(id);
          if (intent.status === 'open') throw error;
          return intent;
        }
      }),
    refund: ({ key, intentId, reason, attempt, amount }) =>
      call(async () =>
        presentRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, metadata: { reason, attempt }, ...(amount === undefined ? {} : { amount }) },
            { idempotencyKey: key },
          ),
        ),
      ),
    readDispute: (intentId) => call(() => reads.readDispute(intentId)),
    sendEvidence: ({ key, disputeId, evidence }) =>
      call(async () => {
        const { text, product, buyerName, buyerEmail } = evidence;
        const evidenceToSend = {
          uncategorized_text: text,
          product_description: product,
          customer_name: buyerName,
          customer_email_address: buyerEmail,
        };
        await stripe.disputes.update(disputeId, { evidence: evidenceToSend, submit: true }, { idempotencyKey: key });
      }),
    listRefunds: reads.listRefunds,
    listDisputedIntents: reads.listDisputedIntents,
    readEvent(rawBody, signature) {
      for (const secret of options.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            rawBody,
            signature,
            secret,
            SIGNATURE_TOLERANCE_SECONDS,
            undefined,
            clock.now().getTime(),
          );
          return presentEvent(event, modeOf);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
        }
      }
      return undefined;
    },
  };
}

const notesOf = ({ method, cents }: ChosenDelivery) => ({ delivery_method: method, delivery_cents: `${cents}` });

/** Dropped when another server refuses them. */
const spareParameters = ['receipt_email', 'allowed_payment_method_types'] as const;

/** Drops refused parameters; each try has a new key. */
async function createWithFewer(stripe: Stripe, form: Stripe.PaymentIntentCreateParams, key: string) {
  const left = { ...form };
  for (let idempotencyKey = key; ; ) {
    try {
      return await stripe.paymentIntents.create(left, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 400) throw error;
      const named = spareParameters.filter((name) => name in left && error.param?.startsWith(name));
      // Without a parameter, it may concern any.
      const refused = error.param ? named : spareParameters.filter((name) => name in left);
      if (refused.length === 0) throw error;
      for (const name of refused) delete left[name];
      idempotencyKey = `${idempotencyKey}:without_${refused.join('_')}`;
    }
  }
}

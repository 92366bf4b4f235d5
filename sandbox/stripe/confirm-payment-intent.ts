import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import { insertObject, updateObject } from './object-store.ts';
import type { confirmIntentParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest, StripeError, unexpectedState } from './stripe-error.ts';
import { type CheckedCard, cardOfToken, checkCard, declineError } from './test-cards.ts';
import type { Charge, NextAction, PaymentIntent, PaymentMethod } from './wire.ts';
import { createWireId } from './wire-id.ts';

type Confirmation = Pick<
  z.infer<typeof confirmIntentParameters>,
  'payment_method' | 'payment_method_data' | 'receipt_email' | 'return_url'
>;

/**
 * Confirms a locked intent: succeeds, requires authentication, or throws 402 after writing the decline, which the
 * caller must commit.
 */
export async function confirmLockedIntent(
  context: CallContext,
  intent: PaymentIntent,
  confirmation: Confirmation,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm');
  const card = cardOf(confirmation, context.now);
  const method = createPaymentMethod(context, card, confirmation);
  await insertObject<'payment_method'>(context.tx, method);

  const attempt: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: confirmation.receipt_email ?? intent.receipt_email,
    last_payment_error: null,
    next_action: null,
  };
  if (card.outcome === 'pays') return succeed(context, attempt, method);
  if (card.outcome === 'asks') return requestAuthentication(context, attempt, confirmation.return_url);

  const refusal = declineError(card.outcome.decline);
  const charge = createCharge(context, attempt, { method, refusal });
  await insertObject<'charge'>(context.tx, charge);
  const reason = { ...refusal.body, charge: charge.id, payment_method: method };
  const declined = await fail(context, attempt, { reason, chargeId: charge.id });
  throw new StripeError(refusal.status, { ...reason, payment_intent: declined });
}

export async function succeed(
  context: CallContext,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  const charge = createCharge(context, intent, { method });
  await insertObject<'charge'>(context.tx, charge);
  const succeeded: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  };
  await updateObject<'payment_intent'>(context.tx, succeeded);
  await recordEvent(context, 'payment_intent.succeeded', { object: succeeded });
  return succeeded;
}

/** Records a failed attempt in `last_payment_error`; the intent waits for another card. */
export async function fail(
  context: CallContext,
  intent: PaymentIntent,
  {
    reason,
    chargeId = intent.latest_charge,
  }: { reason: NonNullable<PaymentIntent['last_payment_error']>; chargeId?: string | null },
): Promise<PaymentIntent> {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: reason,
    latest_charge: chargeId,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await updateObject<'payment_intent'>(context.tx, failed);
  await recordEvent(context, 'payment_intent.payment_failed', { object: failed });
  return failed;
}

async function requestAuthentication(
  context: CallContext,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): Promise<PaymentIntent> {
  const source = createWireId('src');
  const url = `${context.baseUrl}/3ds/${intent.id}?source=${source}`;
  const action: NextAction = returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source } };
  const asking: PaymentIntent = { ...intent, next_action: action, status: 'requires_action' };
  await updateObject<'payment_intent'>(context.tx, asking);
  await recordEvent(context, 'payment_intent.requires_action', { object: asking });
  return asking;
}

function cardOf(confirmation: Confirmation, now: Date): CheckedCard {
  if (confirmation.payment_method_data) return checkCard(confirmation.payment_method_data.card, now);
  if (confirmation.payment_method) return cardOfToken(confirmation.payment_method, now);
  throw invalidRequest('This PaymentIntent needs a payment method to be confirmed.', {
    code: 'parameter_missing',
    param: 'payment_method',
  });
}

function createPaymentMethod(context: CallContext, card: CheckedCard, confirmation: Confirmation): PaymentMethod {
  const { outcome: _, ...details } = card;
  const billing = confirmation.payment_method_data?.billing_details;
  return {
    id: createWireId('pm'),
    object: 'payment_method',
    type: 'card',
    billing_details: { email: billing?.email ?? null, name: billing?.name ?? null },
    card: details,
    created: toSeconds(context.now),
    livemode: false,
  };
}

function createCharge(
  context: CallContext,
  intent: PaymentIntent,
  { method, refusal }: { method: PaymentMethod; refusal?: StripeError | undefined },
): Charge {
  return {
    id: createWireId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !refusal,
    created: toSeconds(context.now),
    currency: intent.currency,
    disputed: false,
    failure_code: refusal?.body.code ?? null,
    failure_message: refusal?.body.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: refusal ? 'failed' : 'succeeded',
  };
}

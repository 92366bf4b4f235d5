import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import { confirmLockedIntent } from './confirm-payment-intent.ts';
import { getObject, insertObject, updateObject } from './object-store.ts';
import type {
  cancelIntentParameters,
  confirmIntentParameters,
  createIntentParameters,
  updateIntentParameters,
} from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest, unexpectedState } from './stripe-error.ts';
import type { PaymentIntent } from './wire.ts';
import { createClientSecret, createWireId } from './wire-id.ts';

const smallestAmount = 50;
const greatestAmount = 99_999_999;

/** Creates an intent of `amount` cents; `confirm` confirms it. Throws 400 or 402. */
export async function createPaymentIntent(
  context: CallContext,
  parameters: z.infer<typeof createIntentParameters>,
): Promise<PaymentIntent> {
  const { amount } = parameters;
  checkAmount(amount);

  const id = createWireId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: createClientSecret(id),
    confirmation_method: 'automatic',
    created: toSeconds(context.now),
    currency: parameters.currency.toLowerCase(),
    description: parameters.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: parameters.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: parameters.receipt_email ?? null,
    status: 'requires_payment_method',
  };
  await insertObject<'payment_intent'>(context.tx, intent);
  await recordEvent(context, 'payment_intent.created', { object: intent });
  return parameters.confirm ? confirmLockedIntent(context, intent, parameters) : intent;
}

function checkAmount(amount: number): void {
  if (amount < smallestAmount) {
    const message = `Amount must be at least ${smallestAmount} cents.`;
    throw invalidRequest(message, {
      code: amount < 1 ? 'parameter_invalid_integer' : 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > greatestAmount) {
    const message = `Amount must be no more than ${greatestAmount} cents.`;
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' });
  }
}

/** Changes amount and notes of an intent that waits for its card. Throws 400 when it is final. */
export async function updatePaymentIntent(
  context: CallContext,
  id: string,
  { amount, metadata, description, receipt_email }: z.infer<typeof updateIntentParameters>,
): Promise<PaymentIntent> {
  const intent = await getObject(context.tx, 'payment_intent', { id, options: { lock: true } });
  if (amount !== undefined) {
    checkAmount(amount);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'update');
  }
  const updated: PaymentIntent = {
    ...intent,
    amount: amount ?? intent.amount,
    metadata: { ...intent.metadata, ...metadata },
    description: description ?? intent.description,
    receipt_email: receipt_email ?? intent.receipt_email,
  };
  await updateObject<'payment_intent'>(context.tx, updated);
  return updated;
}

/** Confirms an intent with a card. Throws 402 when declined, 400 when the intent is final. */
export async function confirmPaymentIntent(
  context: CallContext,
  id: string,
  parameters: z.infer<typeof confirmIntentParameters>,
): Promise<PaymentIntent> {
  const intent = await getObject(context.tx, 'payment_intent', { id, options: { lock: true } });
  return confirmLockedIntent(context, intent, parameters);
}

/** Cancels an intent. Throws 400 `payment_intent_unexpected_state` when succeeded or canceled. */
export async function cancelPaymentIntent(
  context: CallContext,
  id: string,
  parameters: z.infer<typeof cancelIntentParameters>,
): Promise<PaymentIntent> {
  const intent = await getObject(context.tx, 'payment_intent', { id, options: { lock: true } });
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
  const canceled: PaymentIntent = {
    ...intent,
    canceled_at: toSeconds(context.now),
    cancellation_reason: parameters.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  };
  await updateObject<'payment_intent'>(context.tx, canceled);
  await recordEvent(context, 'payment_intent.canceled', { object: canceled });
  return canceled;
}

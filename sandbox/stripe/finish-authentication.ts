import type { CallContext } from './call-context.ts';
import { fail, succeed } from './confirm-payment-intent.ts';
import { getObject } from './object-store.ts';
import { unexpectedState } from './stripe-error.ts';
import type { NextAction, PaymentIntent } from './wire.ts';

/** Returns the one-time token in the authentication URL, which authorizes the answer. */
export function sourceOf(action: NextAction | null): string | null {
  if (action?.type === 'use_stripe_sdk') return action.use_stripe_sdk.source;
  return action ? new URL(action.redirect_to_url.url).searchParams.get('source') : null;
}

/**
 * Completes the authentication: the intent succeeds, or waits for another card. Throws 400
 * `payment_intent_unexpected_state` when none is pending.
 */
export async function finishAuthentication(
  context: CallContext,
  id: string,
  { outcome, isAllowed }: { outcome: 'succeed' | 'fail'; isAllowed: (intent: PaymentIntent) => boolean },
): Promise<PaymentIntent> {
  const intent = await getObject(context.tx, 'payment_intent', { id, options: { lock: true } });
  if (intent.status !== 'requires_action' || !intent.payment_method || !isAllowed(intent)) {
    throw unexpectedState(intent, 'authenticate');
  }
  const method = await getObject(context.tx, 'payment_method', { id: intent.payment_method });
  if (outcome === 'succeed') return succeed(context, intent, method);
  return fail(context, intent, {
    reason: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'Your bank could not confirm that it was you. Try again, or pay with another card.',
      payment_method: method,
    },
  });
}

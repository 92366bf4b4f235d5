import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import type { Transaction } from './database.ts';
import { disputesOf } from './disputes.ts';
import { getObject, insertObject, listObjects, updateObject } from './object-store.ts';
import type { createRefundParameters, refundParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest } from './stripe-error.ts';
import { refundBegins } from './test-cards.ts';
import type { Charge, Refund } from './wire.ts';
import { createWireId } from './wire-id.ts';

/**
 * Refunds a charge, fully or by `amount` cents. Throws 400 `charge_already_refunded`, or 400 when more than the rest.
 */
export async function createRefund(
  context: CallContext,
  parameters: z.infer<typeof createRefundParameters>,
): Promise<Refund> {
  const charge = await lockCharge(context, parameters);
  const [dispute] = await disputesOf(context.tx, charge.payment_intent);
  if (dispute && dispute.status !== 'won')
    throw invalidRequest(`Charge ${charge.id} is disputed and cannot be refunded.`, { code: 'charge_disputed' });
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = parameters.amount ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(`Refund amount must be between 1 and ${left} cents.`, { param: 'amount' });
  }

  const refund: Refund = {
    id: createWireId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: toSeconds(context.now),
    currency: charge.currency,
    metadata: parameters.metadata,
    payment_intent: charge.payment_intent,
    reason: parameters.reason ?? null,
    status: refundBegins(charge.payment_method_details.card),
  };
  const changed = withRefunded(charge, charge.amount_refunded + amount);
  await insertObject<'refund'>(context.tx, refund);
  await updateObject<'charge'>(context.tx, changed);
  await recordEvent(context, 'refund.created', { object: refund });
  await recordEvent(context, 'charge.refunded', { object: changed });
  await recordEvent(context, 'refund.updated', { object: refund });
  return refund;
}

/** Returns an intent's refunds, newest first, limited as in a charge. */
export const refundsOf = (tx: Transaction, intentId: string) =>
  listObjects(tx, 'refund', { limit: 10, fields: { payment_intent: intentId } });

/** Simulates the bank: accepts (`succeed`) or returns (`fail`) the newest refund. Throws 400 without one. */
export async function moveRefund(
  context: CallContext,
  { payment_intent: intentId, move }: z.infer<typeof refundParameters>,
): Promise<Refund> {
  const charge = await lockCharge(context, { payment_intent: intentId, metadata: {}, expand: [] });
  const refunds = await refundsOf(context.tx, charge.payment_intent);
  const refund = refunds.data.find(({ status }) => status === 'pending' || (status === 'succeeded' && move === 'fail'));
  if (!refund) throw invalidRequest('There is no refund that a bank could decide about.');
  const moved: Refund = { ...refund, status: move === 'fail' ? 'failed' : 'succeeded' };
  await updateObject<'refund'>(context.tx, moved);
  if (move === 'fail') {
    await updateObject<'charge'>(context.tx, withRefunded(charge, charge.amount_refunded - refund.amount));
    await recordEvent(context, 'refund.failed', { object: moved });
  }
  await recordEvent(context, 'refund.updated', { object: moved });
  return moved;
}

const withRefunded = (charge: Charge, cents: number): Charge => ({
  ...charge,
  amount_refunded: cents,
  refunded: cents === charge.amount_captured,
});

async function lockCharge(
  context: CallContext,
  { charge, payment_intent: intentId }: z.infer<typeof createRefundParameters>,
): Promise<Charge> {
  if (!charge && !intentId) {
    const message = 'One of payment_intent and charge must be given.';
    throw invalidRequest(message, { code: 'parameter_missing', param: 'payment_intent' });
  }
  const intent = intentId
    ? await getObject(context.tx, 'payment_intent', { id: intentId, options: { param: 'payment_intent' } })
    : undefined;
  const id = charge ?? intent?.latest_charge;
  if (!id || (intent && intent.status !== 'succeeded')) {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  const found = await getObject(context.tx, 'charge', { id, options: { lock: true, param: 'charge' } });
  if (!found.paid) throw invalidRequest('This charge failed: there is nothing to refund.', { param: 'charge' });
  return found;
}

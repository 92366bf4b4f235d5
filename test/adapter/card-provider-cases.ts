import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';

/** Contract tests of any card provider: local, independent, and, with a key, Stripe's test mode. */
export function describeCardProvider(stripeOf: () => Stripe): void {
  const create = (metadata: Stripe.MetadataParam = {}) =>
    stripeOf().paymentIntents.create({
      amount: 12_550,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      metadata,
    });
  const pay = async () => {
    const intent = await create();
    return stripeOf().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  };

  test('an intent waits for a card and keeps what the shop wrote on it', async () => {
    const intent = await create({ checkout_id: 'c-1' });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 12_550,
      amount_received: 0,
      currency: 'usd',
      latest_charge: null,
      livemode: false,
      metadata: { checkout_id: 'c-1' },
      status: 'requires_payment_method',
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(await stripeOf().paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 12_550 });
  });

  // spec §1: A card payment provider (D16)
  test('a good card pays in full, and a paid intent is neither paid again nor canceled', async () => {
    const paid = await pay();
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 12_550, last_payment_error: null });
    expect(paid.latest_charge).toMatch(/^(ch|py)_/);
    const again = stripeOf().paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' });
    await expect(again).rejects.toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    const cancel = stripeOf().paymentIntents.cancel(paid.id);
    await expect(cancel).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    });
  });

  test.each([
    ['pm_card_chargeDeclined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
  ])('%s is declined, and the same intent can be paid with another card', async (token, decline, message) => {
    const intent = await create();
    await expect(stripeOf().paymentIntents.confirm(intent.id, { payment_method: token })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: decline,
      message,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const waiting = await stripeOf().paymentIntents.retrieve(intent.id);
    expect(waiting).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: decline },
    });
    const paid = await stripeOf().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 12_550, last_payment_error: null });
  });

  test('a card that asks for authentication leaves the money where it is', async () => {
    const intent = await create();
    const asking = await stripeOf().paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://127.0.0.1:3000/dashboard',
    });
    expect(asking).toMatchObject({ status: 'requires_action', amount_received: 0 });
    expect(asking.next_action?.redirect_to_url?.url).toMatch(/^http/);
  });

  test('a canceled intent is over', async () => {
    const intent = await create();
    const canceled = await stripeOf().paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const confirm = stripeOf().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await expect(confirm).rejects.toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    const again = stripeOf().paymentIntents.cancel(intent.id);
    await expect(again).rejects.toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('a refund gives all back, once', async () => {
    const paid = await pay();
    const refund = await stripeOf().refunds.create({ payment_intent: paid.id, metadata: { reason: 'oversold' } });
    expect(refund).toMatchObject({ amount: 12_550, status: 'succeeded', payment_intent: paid.id });
    expect(await stripeOf().refunds.retrieve(refund.id)).toMatchObject({ metadata: { reason: 'oversold' } });
    const listed = await stripeOf().refunds.list({ payment_intent: paid.id });
    expect(listed.data.map((found) => found.id)).toEqual([refund.id]);
    const charge = await stripeOf().charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 12_550 });
    const again = stripeOf().refunds.create({ payment_intent: paid.id });
    await expect(again).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  test('part refunds never give back more than was paid', async () => {
    const paid = await pay();
    await stripeOf().refunds.create({ payment_intent: paid.id, amount: 10_000 });
    const tooMuch = stripeOf().refunds.create({ payment_intent: paid.id, amount: 2_551 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    const unpaid = await create();
    const early = stripeOf().refunds.create({ payment_intent: unpaid.id });
    await expect(early).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  });

  test('one idempotency key makes one intent, and refuses other parameters', async () => {
    const options = { idempotencyKey: `pi:${randomUUID()}:1` };
    const parameters = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] };
    const first = await stripeOf().paymentIntents.create(parameters, options);
    const second = await stripeOf().paymentIntents.create(parameters, options);
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = stripeOf().paymentIntents.create({ ...parameters, amount: 901 }, options);
    await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  test('a key repeats a decline as well, and never tries the card a second time', async () => {
    const intent = await create();
    const options = { idempotencyKey: `confirm:${randomUUID()}` };
    const confirm = () =>
      stripeOf().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, options);
    await expect(confirm()).rejects.toMatchObject({ statusCode: 402 });
    const { latest_charge: firstCharge } = await stripeOf().paymentIntents.retrieve(intent.id);
    await expect(confirm()).rejects.toMatchObject({ statusCode: 402, headers: { 'idempotent-replayed': 'true' } });
    expect((await stripeOf().paymentIntents.retrieve(intent.id)).latest_charge).toBe(firstCharge);
  });

  test('many tries at once with one key collect once', async () => {
    const options = { idempotencyKey: `pi:${randomUUID()}:1` };
    const parameters = { amount: 700, currency: 'usd', allowed_payment_method_types: ['card'] };
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => stripeOf().paymentIntents.create(parameters, options)),
    );
    const ids = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const result of tries) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 409 });
    }
  });

  test('confirmations and a cancellation at the same instant agree on one end', async () => {
    const intent = await create();
    const results = await Promise.allSettled([
      ...Array.from({ length: 6 }, () =>
        stripeOf().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
      ),
      stripeOf().paymentIntents.cancel(intent.id),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const end = await stripeOf().paymentIntents.retrieve(intent.id);
    expect(['succeeded', 'canceled']).toContain(end.status);
    expect(end.amount_received).toBe(end.status === 'succeeded' ? 12_550 : 0);
  });

  test('wrong requests are refused and named', async () => {
    const intents = stripeOf().paymentIntents;
    await expect(intents.retrieve('pi_nobody')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(intents.create({ amount: 49, currency: 'usd' })).rejects.toMatchObject({ code: 'amount_too_small' });
    const huge = intents.create({ amount: 100_000_000, currency: 'usd' });
    await expect(huge).rejects.toMatchObject({ code: 'amount_too_large' });
    const fraction = intents.create({ amount: 10.5, currency: 'usd' });
    await expect(fraction).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const unknown = { amount: 900, currency: 'usd', colour: 'green' };
    await expect(intents.create(unknown)).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  });

  test('intents are listed newest first, page by page', async () => {
    const before = await create();
    const after = await create();
    const page = await stripeOf().paymentIntents.list({ limit: 1, created: { gte: before.created } });
    expect(page).toMatchObject({ has_more: true, data: [{ id: after.id }] });
    const next = await stripeOf().paymentIntents.list({ limit: 1, starting_after: after.id });
    expect(next.data[0]?.id).toBe(before.id);
  });
}

import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeCardProvider } from './card-provider-cases.ts';
import {
  createEmbeddedDatabase,
  createServerDatabase,
  type LocalProvider,
  secretKey,
  startLocalProvider,
  type TestDatabase,
  webhookSecret,
} from './stripe-target.ts';

const { TEST_DATABASE_URL: serverUrl, STRIPE_SECRET_KEY: realKey } = process.env;
const databases = [
  { name: 'PGlite', create: createEmbeddedDatabase },
  ...(serverUrl ? [{ name: 'PostgreSQL', create: () => createServerDatabase(serverUrl) }] : []),
];

describe.each(databases)('the local card provider on $name', ({ create }) => {
  let database: TestDatabase;
  let provider: LocalProvider;

  beforeAll(async () => {
    database = await create();
    provider = await startLocalProvider(database);
  });
  afterAll(async () => {
    await provider.stop();
    await database.drop();
  });

  describeCardProvider(() => provider.stripe);

  const createIntent = (checkout = 'none') =>
    provider.stripe.paymentIntents.create({ amount: 4_200, currency: 'usd', metadata: { checkout_id: checkout } });

  async function confirmInBrowser(intent: Stripe.PaymentIntent, card: Record<string, string> = {}, call = 'confirm') {
    const form = new URLSearchParams({ key: 'pk_test_any', client_secret: intent.client_secret ?? '' });
    const whole = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '123', ...card };
    if (call === 'confirm') {
      form.set('payment_method_data[type]', 'card');
      form.set('payment_method_data[billing_details][email]', 'buyer@settee.test');
      for (const [name, value] of Object.entries(whole)) form.set(`payment_method_data[card][${name}]`, value);
    }
    const address = `${provider.origin}/sandbox/stripe/v1/payment_intents/${intent.id}/${call}`;
    const response = await fetch(address, { method: 'POST', body: form });
    return { status: response.status, body: await response.json() };
  }

  test('search finds an intent by what the shop wrote on it, but not at once', async () => {
    const intent = await createIntent("it's 7");
    await createIntent('another');
    const query = "metadata['checkout_id']:'it\\'s 7'";
    expect((await provider.stripe.paymentIntents.search({ query })).data).toEqual([]);
    provider.clock.advance(62);
    const found = await provider.stripe.paymentIntents.search({ query });
    expect(found.data.map(({ id }) => id)).toEqual([intent.id]);
    const none = await provider.stripe.paymentIntents.search({
      query: "metadata['checkout_id']:'it\\'s 7' AND status:'succeeded'",
    });
    expect(none.data).toEqual([]);
  });

  test('a latest charge is expanded on request, with brand and last four digits only', async () => {
    const intent = await createIntent();
    await confirmInBrowser(intent);
    const paid = await provider.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    const charge = paid.latest_charge as Stripe.Charge;
    expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    const { rows } = await provider.pool.query(
      "select 1 from sandbox_stripe.object where body::text like '%42424242%'",
    );
    expect(rows).toEqual([]);
  });

  test('a browser pays with publishable key and client secret, and sees nothing that is the shop’s own', async () => {
    const intent = await createIntent('private');
    const { status, body } = await confirmInBrowser(intent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded', amount: 4_200 });
    expect(JSON.stringify(body)).not.toContain('private');
    const declined = await createIntent('private');
    const refusal = await confirmInBrowser(declined, { number: '4000000000000002' });
    expect(refusal).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    });
    expect(JSON.stringify(refusal.body)).not.toContain('private');
  });

  test.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ number: '4111111111111111' }, 'card_declined'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_year: '20' }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
  ])('a card with %o is refused as %s and leaves the intent alone', async (card, code) => {
    const intent = await createIntent();
    expect(await confirmInBrowser(intent, card)).toMatchObject({ status: 402, body: { error: { code } } });
    const untouched = await provider.stripe.paymentIntents.retrieve(intent.id);
    expect(untouched).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
  });

  test('each key allows only its own calls', async () => {
    const intent = await createIntent();
    const send = async (path: string, key?: string, method = 'GET') => {
      const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
      const response = await fetch(`${provider.origin}/v1/${path}`, { method, headers });
      return response.status;
    };
    expect(await send(`payment_intents/${intent.id}`)).toBe(401);
    expect(await send(`payment_intents/${intent.id}`, 'sk_test_wrong')).toBe(401);
    expect(await send(`payment_intents/${intent.id}`, 'pk_test_any')).toBe(400);
    expect(await send(`payment_intents/${intent.id}?client_secret=guess`, 'pk_test_any')).toBe(400);
    expect(await send(`payment_intents/${intent.id}?client_secret=${intent.client_secret}`, 'pk_test_any')).toBe(200);
    expect(await send(`payment_intents/${intent.id}/cancel`, 'pk_test_any', 'POST')).toBe(403);
    expect(await send('payment_intents', 'pk_test_any')).toBe(403);
    expect(await send('nowhere', secretKey)).toBe(404);
  });

  test.each([
    ['succeed', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('the authentication page can %s', async (outcome, status) => {
    const intent = await createIntent();
    const { body } = await confirmInBrowser(intent, { number: '4000002500003155' });
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const address = body.next_action.use_stripe_sdk.stripe_js;
    expect(address).toContain(`/sandbox/stripe/3ds/${intent.id}?source=src_`);

    const guess = address.replace(/src_.*/, 'src_guess');
    await fetch(guess, { method: 'POST', body: new URLSearchParams({ outcome }) });
    expect((await provider.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');

    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const html = await page.text();
    expect(html).toContain('Complete authentication');
    expect(html).not.toMatch(/<script|style=/);
    const german = await (await fetch(address, { headers: { 'accept-language': 'de' } })).text();
    for (const text of ['lang="de"', 'Zahlung bestätigen', 'Zahlung ablehnen', '\u00a0$?'])
      expect(german).toContain(text);

    for (const _click of ['once', 'twice']) {
      const answered = await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) });
      expect(await answered.text()).not.toContain('Complete authentication');
    }
    const finished = await provider.stripe.paymentIntents.retrieve(intent.id);
    expect(finished.status).toBe(status);
    expect(finished.last_payment_error?.code).toBe(
      status === 'succeeded' ? undefined : 'payment_intent_authentication_failure',
    );
  });

  test('an abandoned authentication leaves the intent open for another card', async () => {
    const intent = await createIntent();
    await confirmInBrowser(intent, { number: '4000002500003155' });
    const left = await confirmInBrowser(intent, {}, 'source_cancel');
    expect(left).toMatchObject({ status: 200, body: { status: 'requires_payment_method' } });
    expect(await confirmInBrowser(intent)).toMatchObject({ body: { status: 'succeeded' } });
  });

  describe('webhooks', () => {
    test('are signed, report every change of an intent, and can be listed', async () => {
      await provider.sandbox.deliverDue();
      provider.receiver.received.length = 0;
      const intent = await createIntent();
      await confirmInBrowser(intent, { number: '4000000000009995' });
      await confirmInBrowser(intent);
      await provider.stripe.refunds.create({ payment_intent: intent.id });
      expect(await provider.sandbox.deliverDue()).toBe(6);

      const events = provider.receiver.received.map(({ payload, signature }) =>
        Stripe.webhooks.constructEvent(payload, signature, webhookSecret),
      );
      expect(events.map(({ type }) => type).sort()).toEqual([
        'charge.refunded',
        'payment_intent.created',
        'payment_intent.payment_failed',
        'payment_intent.succeeded',
        'refund.created',
        'refund.updated',
      ]);
      const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded');
      expect(succeeded?.data.object).toMatchObject({ id: intent.id, status: 'succeeded', amount_received: 4_200 });
      const listed = await provider.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 });
      expect(listed.data[0]?.id).toBe(succeeded?.id);
      expect(await provider.sandbox.deliverDue()).toBe(0);
    });

    test('with a changed byte or another secret do not pass', async () => {
      provider.receiver.received.length = 0;
      await createIntent();
      await provider.sandbox.deliverDue();
      const { payload = '', signature = '' } = provider.receiver.received[0] ?? {};
      const check = (body: string, secret: string) => Stripe.webhooks.constructEvent(body, signature, secret);
      expect(check(payload, webhookSecret).type).toBe('payment_intent.created');
      expect(() => check(payload.replace('4200', '4201'), webhookSecret)).toThrow(/signature/);
      expect(() => check(payload, 'whsec_other')).toThrow(/signature/);
      const [time = '', mac = ''] = signature.split(',').map((part) => part.split('=')[1]);
      expect(mac).toBe(createHmac('sha256', webhookSecret).update(`${time}.${payload}`).digest('hex'));
    });

    test('that are refused come back later, the same event', async () => {
      provider.receiver.received.length = 0;
      provider.receiver.answers.push(500, 302);
      await createIntent();
      expect(await provider.sandbox.deliverDue()).toBe(0);
      expect(await provider.sandbox.deliverDue()).toBe(0);
      expect(provider.receiver.received).toHaveLength(1);
      provider.clock.advance(2);
      expect(await provider.sandbox.deliverDue()).toBe(0);
      provider.clock.advance(5);
      expect(await provider.sandbox.deliverDue()).toBe(1);
      const ids = provider.receiver.received.map(({ payload }) => JSON.parse(payload).id);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
    });

    test('are posted once, however many processes look for them', async () => {
      provider.receiver.received.length = 0;
      await Promise.all(Array.from({ length: 20 }, () => createIntent()));
      const counts = await Promise.all(Array.from({ length: 4 }, () => provider.sandbox.deliverDue()));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
      expect(new Set(provider.receiver.received.map(({ payload }) => JSON.parse(payload).id)).size).toBe(20);
      expect(provider.receiver.received).toHaveLength(20);
    });

    test('that a killed process had claimed are posted after its lease', async () => {
      provider.receiver.received.length = 0;
      await createIntent();
      await provider.pool.query(
        `update sandbox_stripe.delivery set attempts = 1, due_at = $1 where delivered_at is null`,
        [new Date(provider.clock.now().getTime() + 30_000)],
      );
      expect(await provider.sandbox.deliverDue()).toBe(0);
      provider.clock.advance(31);
      expect(await provider.sandbox.deliverDue()).toBe(1);
    });

    test('arrive by themselves once started', async () => {
      provider.receiver.received.length = 0;
      provider.sandbox.start();
      const intent = await createIntent();
      await expect.poll(() => provider.receiver.received.length, { timeout: 120_000 }).toBe(1);
      await provider.sandbox.stop();
      expect(provider.receiver.received[0]?.payload).toContain(intent.id);
    });
  });

  describe('faults', () => {
    const arm = (fault: Record<string, string>) =>
      fetch(`${provider.origin}/sandbox/stripe/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams(fault),
      });
    const parameters = { amount: 3_000, currency: 'usd' };
    const countOf = async (checkout: string) => {
      provider.clock.advance(62);
      const found = await provider.stripe.paymentIntents.search({ query: `metadata['checkout_id']:'${checkout}'` });
      return found.data.length;
    };
    const createWith = (checkout: string, options: Stripe.RequestOptions = {}) =>
      provider.stripe.paymentIntents.create({ ...parameters, metadata: { checkout_id: checkout } }, options);

    test('need the secret key', async () => {
      const asked = await fetch(`${provider.origin}/sandbox/stripe/faults`, { method: 'POST' });
      expect(asked.status).toBe(401);
    });

    test('reset_after_success: the answer is lost, the same key brings it back', async () => {
      await arm({ call: 'payment_intents.create', kind: 'reset_after_success' });
      const options = { idempotencyKey: 'reset:1' };
      await expect(createWith('reset', options)).rejects.toMatchObject({ type: 'StripeConnectionError' });
      expect(await countOf('reset')).toBe(1);
      const found = await createWith('reset', options);
      expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect(await countOf('reset')).toBe(1);
    });

    test('timeout: nothing is done, the same key does it', async () => {
      await arm({ call: 'payment_intents.create', kind: 'timeout' });
      const options = { idempotencyKey: 'silent:1' };
      await expect(createWith('silent', { ...options, timeout: 300 })).rejects.toMatchObject({
        type: 'StripeConnectionError',
      });
      expect(await countOf('silent')).toBe(0);
      await createWith('silent', options);
      expect(await countOf('silent')).toBe(1);
    });

    test.each(['409', '429', '500'])('after status %s the same key succeeds', async (status) => {
      await arm({ call: 'payment_intents.create', kind: 'status', status });
      const options = { idempotencyKey: `status:${status}` };
      const checkout = `status-${status}`;
      await expect(createWith(checkout, options)).rejects.toMatchObject({ statusCode: Number(status) });
      await createWith(checkout, options);
      expect(await countOf(checkout)).toBe(1);
    });

    test('a recorded status is repeated for its key forever; another key succeeds', async () => {
      await arm({ call: '*', kind: 'status', status: '500', recorded: 'true' });
      const options = { idempotencyKey: 'recorded:1' };
      await expect(createWith('recorded', options)).rejects.toMatchObject({ statusCode: 500 });
      await expect(createWith('recorded', options)).rejects.toMatchObject({ statusCode: 500 });
      expect(await countOf('recorded')).toBe(0);
      await createWith('recorded', { idempotencyKey: 'recorded:2' });
      expect(await countOf('recorded')).toBe(1);
    });
  });

  test('an idempotency key is forgotten after a day', async () => {
    const options = { idempotencyKey: 'day:1' };
    const first = await provider.stripe.paymentIntents.create({ amount: 800, currency: 'usd' }, options);
    provider.clock.advance(24 * 3600 + 1);
    const second = await provider.stripe.paymentIntents.create({ amount: 800, currency: 'usd' }, options);
    expect(second.id).not.toBe(first.id);
  });

  test('invalid requests are refused, and are never a server error', async () => {
    const post = async (body: string) => {
      const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' };
      return (await fetch(`${provider.origin}/v1/payment_intents`, { method: 'POST', headers, body })).status;
    };
    const forms = ['', 'amount=abc', '[a]=1', 'a[b=1', 'amount[x]=1&amount=2', 'metadata=1', 'metadata[a]=%00'];
    const more = ['amount=900&currency=usd&metadata[__proto__]=x[]', 'a[b][c][d][e][f][g][h]=1', 'x=1&'.repeat(500)];
    for (const form of [...forms, ...more]) expect.soft(await post(form), form.slice(0, 60)).toBeLessThan(500);
    expect(await post(`amount=900&currency=usd&description=${'x'.repeat(70_000)}`)).toBe(413);
  });

  test('after a restart everything is as it was, and a second start finds its schema', async () => {
    const intent = await createIntent('kept');
    await confirmInBrowser(intent);
    const options = { idempotencyKey: 'restart:1' };
    const refund = await provider.stripe.refunds.create({ payment_intent: intent.id }, options);
    await provider.stop();
    provider = await startLocalProvider(database);
    await provider.sandbox.migrate();

    const found = await provider.stripe.paymentIntents.retrieve(intent.id);
    expect(found).toMatchObject({ status: 'succeeded', metadata: { checkout_id: 'kept' } });
    const again = await provider.stripe.refunds.create({ payment_intent: intent.id }, options);
    expect(again.id).toBe(refund.id);
    provider.clock.advance(48 * 3600);
    await provider.sandbox.deliverDue();
    expect(provider.receiver.received.map(({ payload }) => JSON.parse(payload).data.object.id)).toContain(refund.id);
  });
});

const realTargets = realKey ? [new Stripe(realKey)] : [];
describe.each(realTargets)('the real card provider in test mode', (stripe) => {
  describeCardProvider(() => stripe);
});

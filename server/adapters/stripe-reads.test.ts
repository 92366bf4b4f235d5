import { expect, it } from 'vitest';
import { createStripeCardPayments } from './stripe-card-payments.ts';

const browserSettings = { kind: 'sandbox' as const, publishableKey: 'pk_test_x', scriptUrl: '/elements.js' };
const intent = (id: string, purchaseId = 'p') => ({
  id,
  object: 'payment_intent',
  client_secret: `${id}_secret_x`,
  amount: 12_000,
  currency: 'usd',
  status: 'requires_payment_method',
  metadata: { checkout_id: purchaseId },
  created: 2_000_000_000,
});
const refused = (param?: string) =>
  Response.json({ error: { type: 'invalid_request_error', message: 'Unknown parameter.', param } }, { status: 400 });

function openServer({ unknown, isNamed }: { unknown: readonly string[]; isNamed: boolean }) {
  const asked: string[][] = [];
  const fetch = async (request: Request) => {
    const names = [
      ...(request.method === 'POST'
        ? new URLSearchParams(await request.text())
        : new URL(request.url).searchParams
      ).keys(),
    ];
    asked.push(names);
    const bad = names.find((name) => unknown.some((one) => name.startsWith(one)));
    if (bad) return refused(isNamed ? bad.replace(/\[.*/, '') : undefined);
    if (request.method === 'POST') return Response.json(intent('pi_1'));
    return Response.json({
      object: 'list',
      url: '/v1/payment_intents',
      has_more: true,
      data: [intent('pi_1'), intent('pi_2')],
    });
  };
  const settings = { secretKey: 'sk_test_x', webhookSecrets: [], browserSettings, fetch, networkRetries: 0 };
  return { payments: createStripeCardPayments(settings), asked };
}

const collect = async <T>(list: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
};
const order = { key: 'k', purchaseId: 'p', listingId: 'l', buyerId: 'b', amount: 12_000, currency: 'usd' };

for (const isNamed of [true, false])
  it(`sells and compares with a server that refuses optional parameters ${isNamed ? 'by name' : 'without a name'}`, async () => {
    const unknown = ['receipt_email', 'allowed_payment_method_types', 'created', 'limit', 'starting_after', 'expand'];
    const { payments, asked } = openServer({ unknown, isNamed });
    expect(await payments.createIntent({ ...order, receiptEmail: 'ada@market.test' })).toMatchObject({ id: 'pi_1' });
    expect(asked.at(-1)).toEqual(expect.arrayContaining(['amount', 'currency', 'metadata[checkout_id]']));
    const found = await collect(payments.listIntents(new Date(0)));
    expect(found.map(({ id }) => id)).toEqual(['pi_1', 'pi_2']);
  });

it('keeps required parameters, and reports an error when the server refuses them too', async () => {
  const { payments } = openServer({ unknown: ['amount'], isNamed: true });
  await expect(payments.createIntent({ ...order, receiptEmail: 'ada@market.test' })).rejects.toMatchObject({
    outcome: 'refused',
    status: 400,
    isDefinite: true,
  });
});

it('lists the intents of the last days by the given clock', async () => {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(url);
    // Without a search, as with a compatible server.
    if (url.includes('/search')) return refused('query');
    return Response.json({ object: 'list', url: '/v1/payment_intents', has_more: false, data: [] });
  };
  const clock = { now: () => new Date('2030-01-04T00:00:00Z') };
  const settings = { secretKey: 'sk_test_x', webhookSecrets: [], browserSettings, fetch, networkRetries: 0, clock };
  await createStripeCardPayments(settings).findIntents('p');
  const since = new URL(asked.find((url) => url.includes('created')) ?? 'http://none').searchParams.get('created[gte]');
  expect(Number(since)).toBe(Date.parse('2030-01-01T00:00:00Z') / 1000);
});

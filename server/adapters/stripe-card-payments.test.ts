import { expect, it } from 'vitest';
import { createStripeCardPayments } from './stripe-card-payments.ts';

const browserSettings = { kind: 'sandbox' as const, publishableKey: 'pk_test_x', scriptUrl: '/elements.js' };

function openProvider(answer: () => Promise<Response>, deadline: number) {
  let tries = 0;
  const fetch = async () => {
    tries += 1;
    return answer();
  };
  const settings = { secretKey: 'sk_test_x', webhookSecrets: [], browserSettings, fetch, deadline };
  return { payments: createStripeCardPayments(settings), tries: () => tries };
}

it('retries a call with a lost connection twice', async () => {
  const { payments, tries } = openProvider(() => Promise.reject(new TypeError('fetch failed')), 60_000);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({ outcome: 'unknown' });
  expect(tries()).toBe(3);
});

it('ends a call at its deadline, also in the pause between two tries (reliability 3.11)', async () => {
  const { payments, tries } = openProvider(() => Promise.reject(new TypeError('fetch failed')), 100);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({
    outcome: 'unknown',
    message: 'The provider took too long.',
  });
  expect(tries()).toBe(1);
});

it('fails a call that gets no answer in time', async () => {
  const { payments } = openProvider(() => new Promise(() => undefined), 100);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({ outcome: 'unknown' });
});

it('asks for card payments only, even if the account allows other methods', async () => {
  const forms: URLSearchParams[] = [];
  const fetch = async (request: Request) => {
    forms.push(new URLSearchParams(await request.text()));
    return Response.json({
      id: 'pi_1',
      object: 'payment_intent',
      client_secret: 'pi_1_secret_x',
      amount: 12_000,
      currency: 'usd',
      status: 'requires_payment_method',
      metadata: {},
    });
  };
  const payments = createStripeCardPayments({ secretKey: 'sk_test_x', webhookSecrets: [], browserSettings, fetch });
  const order = { key: 'k', purchaseId: 'p', listingId: 'l', buyerId: 'b', receiptEmail: 'ada@market.test' };
  await payments.createIntent({ ...order, amount: 12_000, currency: 'usd' });
  const [form] = forms;
  expect(form?.get('allowed_payment_method_types[0]')).toBe('card');
  expect([...(form?.keys() ?? [])].filter((name) => name.startsWith('automatic_payment_methods'))).toEqual([]);
});

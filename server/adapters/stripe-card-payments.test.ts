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

it('tries a call again whose connection was lost, three times in all', async () => {
  const { payments, tries } = openProvider(() => Promise.reject(new TypeError('fetch failed')), 60_000);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({ outcome: 'unknown' });
  expect(tries()).toBe(3);
});

it('ends a call when its time is over, in the pause between two tries too (reliability 3.11)', async () => {
  const { payments, tries } = openProvider(() => Promise.reject(new TypeError('fetch failed')), 100);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({
    outcome: 'unknown',
    message: 'The provider took too long.',
  });
  expect(tries()).toBe(1);
});

it('does not wait for an answer that never comes', async () => {
  const { payments } = openProvider(() => new Promise(() => undefined), 100);
  await expect(payments.readIntent('pi_1')).rejects.toMatchObject({ outcome: 'unknown' });
});

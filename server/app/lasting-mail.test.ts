import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import type { Mail } from '../ports/mailer.ts';

const mails: Mail[] = [];
let isDown = false;
let tried = 0;
let market: Market;
beforeAll(async () => {
  const mailer = {
    delivers: true,
    send: async (mail: Mail) => {
      tried += 1;
      if (isDown) throw new Error('connection refused');
      mails.push(mail);
    },
  };
  market = await openMarket({ overrides: { mailer, identity: undefined } });
});
afterAll(() => market.close());

const post = (path: string, body: object) =>
  fetch(`${market.origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: market.origin },
    body: JSON.stringify(body),
  });

it('a login mail is sent when the mail server is back, and the request does not wait for it', async () => {
  const email = 'locked.out@market.test';
  await post('/sign-up/email', { email, password: 'a good password', name: 'Lock' });
  mails.length = 0;

  isDown = true;
  const before = tried;
  expect((await post('/request-password-reset', { email, redirectTo: '/reset-password' })).status).toBe(200);
  await expect.poll(() => tried).toBeGreaterThan(before);
  const kept = () => market.sql(`select data from jobs.job where name = 'send-mail' and state in ('created', 'retry')`);
  await expect.poll(async () => (await kept()).length).toBe(1);
  expect(mails).toEqual([]);

  isDown = false;
  await market.sql(`update jobs.job set start_after = now() where name = 'send-mail'`);
  await market.drainJobs();
  expect(mails).toMatchObject([{ to: email, text: expect.stringMatching(/token=/) }]);
  expect(await kept()).toEqual([]);
});

it('where mail can be sent, the browser knows that an e-mail must be confirmed', async () => {
  expect(await market.stranger.api.getSettings()).toMatchObject({ emailMustBeConfirmed: true });
});

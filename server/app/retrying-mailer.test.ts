import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../test/adapter/identity-target.ts';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import type { Mail } from '../ports/mailer.ts';

const mails: Mail[] = [];
let isDown = false;
let tried = 0;
/** Until then the mail server does not answer. */
let hung: Promise<void> | undefined;
let market: Market;
beforeAll(async () => {
  const mailer = {
    delivers: true,
    send: async (mail: Mail) => {
      tried += 1;
      await hung;
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
  const listStored = () =>
    market.sql(`select data from jobs.job where name = 'send-mail' and state in ('created', 'retry')`);
  await expect.poll(async () => (await listStored()).length).toBe(1);
  expect(mails).toEqual([]);

  isDown = false;
  await market.sql(`update jobs.job set start_after = now() where name = 'send-mail'`);
  await market.drainJobs();
  expect(mails).toMatchObject([{ to: email, text: expect.stringMatching(/token=/) }]);
  expect(await listStored()).toEqual([]);
});

it('a change of a password is answered while the mail server does not answer', async () => {
  const person = createClient(market.origin);
  const email = 'patient@market.test';
  const given = { email, password: 'a good password', name: 'Pat' };
  await person.post('/api/auth/sign-up/email', given);
  await market.sql(`update identity.users set email_verified = true where email = $1`, [email]);
  expect((await person.post('/api/auth/sign-in/email', given)).status).toBe(200);
  const signedUp = await fetch(`${market.origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await person.token()}` },
    body: JSON.stringify({ displayName: 'Pat', email, type: 'buyer' }),
  });
  expect(signedUp.status).toBe(201);
  const silence = Promise.withResolvers<void>();
  hung = silence.promise;
  const answers: number[] = [];
  const form = { currentPassword: given.password, newPassword: 'another good password', revokeOtherSessions: true };
  void person.post('/api/auth/change-password', form).then(({ status }) => answers.push(status));
  await expect.poll(() => answers).toEqual([200]);
  const listMails = () => mails.filter(({ to, text }) => to === email && text.includes('Your password was changed'));
  expect(listMails()).toEqual([]);
  silence.resolve();
  hung = undefined;
  await expect.poll(listMails).toHaveLength(1);
});

it('tells the browser that an e-mail must be confirmed where mail can be sent', async () => {
  expect(await market.stranger.api.getSettings()).toMatchObject({ emailMustBeConfirmed: true });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, route } from '../../../shared/contract/paths.ts';
import { createClient } from '../../../test/adapter/identity-target.ts';
import { createVisitor } from '../../../test/support/actor.ts';
import { codeOfApp } from '../../../test/support/authenticator-app.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { makeAdmin } from '../../features/accounts/make-admin.ts';

const PASSWORD = 'k7 lamps on the stairs';

const { sent: mails, mailer } = collectMails();
let market: Market;
beforeAll(async () => {
  const port = await freePort();
  market = await openMarket({
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TOKEN_SECRET: 'k3Vw9sQ2pLx8Zr1TnB7mYc4HdJ6fGa5E',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SHOP_LANGUAGES: 'en',
      ALLOW_UNSAFE: 'no-mail,test-keys,http,no-limits',
    },
    overrides: {
      identity: undefined,
      mailer,
    },
  });
});
afterAll(() => market.close());

/** Signs a person up as the page does. */
async function join(email: string) {
  const login = createClient(market.origin);
  await login.post('/api/auth/sign-up/email', { email, name: 'Ada', password: PASSWORD });
  const proven = createVisitor(market.origin, () => login.token());
  await proven.api.createUser({ body: { displayName: 'Ada', email, type: 'seller' } });
  const member = createVisitor(market.origin, async () => (await proven.api.issueToken({ body: { email } })).token);
  return { ...member, email, login, proven };
}

async function linkTo(email: string): Promise<string> {
  const mail = () => mails.find(({ to, text }) => to === email && text.includes('/verify-email'));
  await expect.poll(mail).toBeDefined();
  return /token=([\w.-]+)/.exec(mail()?.text ?? '')?.[1] ?? '';
}

it('the operator of a closed shop signs up, confirms, becomes an admin, adds a second factor, and opens it', async () => {
  const operator = await join('ada@chairs.org');
  const { email } = operator;
  expect(await operator.api.getUser({ params: { email } })).toMatchObject({ email, emailVerified: false });

  await expect(makeAdmin(market.services, email)).rejects.toThrow('not confirmed yet');
  const confirmed = await operator.login.post('/api/auth/verify-email', { token: await linkTo(email) });
  expect(confirmed.status).toBe(200);
  await makeAdmin(market.services, email);
  expect(await operator.api.getAccount()).toMatchObject({ type: 'admin', emailVerified: true });
  expect(await operator.call('getShopSettings')).toMatchObject({ body: { code: 'second_factor_needed' } });

  const enabled = await operator.login.post('/api/auth/two-factor/enable', { password: PASSWORD });
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  await operator.login.post('/api/auth/two-factor/verify-totp', { code: await codeOfApp(totpURI) });
  const { version, ...settings } = await operator.api.getShopSettings();
  await operator.api.changeShopSettings({ body: { ...settings, version, email, address: '1 Main Street' } });
  for (const document of ['terms', 'privacy', 'imprint'] as const)
    await operator.api.publishLegal({ params: { document }, body: { version: 1, en: 'Text', de: '', es: '' } });
  await expect.poll(async () => (await market.stranger.call('listAvailable')).status).toBe(200);
});

it('an address confirmed by a link counts at once, also from a browser that only knows the password', async () => {
  const { email, api, login } = await join('ben@chairs.org');
  const reader = createClient(market.origin);
  const token = await linkTo(email);
  expect((await reader.post('/api/auth/verify-email', { token, password: 'wrong' })).status).toBe(422);
  const flag = () => market.sql('select email_verified from accounts where email = $1', [email]);
  expect(await flag()).toEqual([{ email_verified: false }]);
  expect((await reader.post('/api/auth/verify-email', { token, password: PASSWORD })).status).toBe(200);
  expect(await flag()).toEqual([{ email_verified: true }]);
  // The first proof ends every other session.
  expect(await login.token()).toBe('');
  await login.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(await api.getAccount()).toMatchObject({ emailVerified: true });
});

it('every call below /account needs a caller', () => {
  const calls = (Object.keys(contract) as CallName[]).filter((name) => route(name).path.startsWith('/account'));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((name) => contract[name].who === 'anyone')).toEqual([]);
});

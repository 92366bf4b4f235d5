import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../../test/adapter/identity-target.ts';
import { codeOfApp } from '../../../test/support/authenticator-app.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { describeLogin } from '../../features/accounts/describe-login.ts';
import { makeAdmin } from '../../features/accounts/make-admin.ts';

const PASSWORD = 'a good password';
const email = 'boss@market.test';

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    env: { ADMIN_SECOND_FACTOR: 'required' },
    overrides: { identity: undefined },
  });
});
afterAll(() => market.close());

const call = async (path: string, token: string, init: RequestInit = {}) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(`${market.origin}/api${path}`, { ...init, headers });
  return { status: response.status, body: await response.json() };
};

it("gives admin rights after the second factor, and a seller's rights before", async () => {
  const boss = createClient(market.origin);
  await boss.post('/api/auth/sign-up/email', { email, name: 'Boss', password: PASSWORD });
  const account = { displayName: 'Boss', email, type: 'seller' };
  await call('/users', await boss.token(), { method: 'POST', body: JSON.stringify(account) });
  const enable = () => boss.post('/api/auth/two-factor/enable', { password: PASSWORD });
  const early = await enable();
  expect([early.status, await early.json()]).toMatchObject([403, { code: 'email_not_verified' }]);
  await market.sql('update accounts set email_verified = true where email = $1', [email]);
  await market.sql('update identity.users set email_verified = true, owner_proven = true where email = $1', [email]);
  await makeAdmin(market.services, email);
  const accessToken = async () => {
    const { body } = await call('/jwt', await boss.token(), { method: 'POST', body: JSON.stringify({ email }) });
    return (body as { token: string }).token;
  };

  const unproven = await accessToken();
  expect(await call('/users-type/buyer', unproven)).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  });
  expect(await call(`/furniture/${email}`, unproven)).toMatchObject({ status: 200 });
  expect(await call(`/users/${email}`, unproven)).toMatchObject({ body: { type: 'admin' } });

  const enabled = await enable();
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  await boss.post('/api/auth/two-factor/verify-totp', { code: await codeOfApp(totpURI) });
  // The operator of `make-admin` sees every way in.
  expect(await describeLogin(market.services, email.toUpperCase())).toEqual({
    text: `${email.toUpperCase()} logs in with a password, an authenticator app, and has 1 session.`,
    hasFactors: true,
  });
  const proven = await accessToken();
  expect(await call('/users-type/buyer', proven)).toMatchObject({ status: 200 });
  expect(await call('/users-type/buyer', unproven)).toMatchObject({ status: 401 });
});

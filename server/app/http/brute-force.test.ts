import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { reportProof } from '../../../test/support/proof-report.ts';
import { enrolByPassword, type Prober } from '../../../test/support/questions-about-people.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';

const GUESSES = Number(process.env.GUESSES ?? 60);
const AT_ONCE = 16;

const { sent: mails, mailer } = collectMails({ delivers: false });
let market: Market;
let owner: Prober;
beforeAll(async () => {
  market = await openMarket({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    overrides: { identity: undefined, mailer },
  });
  owner = await enrolByPassword(market.origin, 'owner@market.test');
});
afterAll(() => market.close());

const post = (path: string, from: string, body: object) =>
  fetch(`${market.origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });

const logIn = (from: string, email: string, password: string) => post('/sign-in/email', from, { email, password });

async function guess(count: number, one: (i: number) => Promise<Response>) {
  const started = Date.now();
  const statuses: Record<number, number> = {};
  let next = 0;
  const go = async () => {
    while (next < count) {
      const { status } = await one(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return { statuses, minutes: 1 + Math.floor((Date.now() - started) / 60_000) };
}

it('allows ten guesses a minute at an account, and still lets its owner in', async () => {
  const crowd = (i: number) => (i % 2 === 0 ? '198.51.100.7' : `10.1.${i >> 8}.${i & 255}`);
  const { statuses, minutes } = await guess(GUESSES, (i) => logIn(crowd(i), owner.email, `guess number ${i}`));
  const heard = statuses[401] ?? 0;
  reportProof({
    proof: 'Passwords guessed at one account',
    tried: GUESSES,
    lost: Math.max(heard - 10 * minutes, 0),
    note: `${heard} heard in ${minutes} minute(s) begun`,
  });
  expect(Object.keys(statuses).sort()).toEqual(['401', '429']);
  expect(heard).toBeGreaterThanOrEqual(10);
  expect(heard).toBeLessThanOrEqual(10 * minutes);

  // Existing sessions of the owner are not affected.
  const renewed = await fetch(`${market.origin}/api/jwt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.idToken}` },
    body: JSON.stringify({ email: owner.email }),
  });
  expect(renewed.status).toBe(200);
  // From a new place, an emailed link works during the attack.
  const home = '203.0.113.40';
  await post('/request-password-reset', home, { email: owner.email });
  const link = mails.findLast(({ to }) => to === owner.email)?.text.match(/token=([\w%-]+)/)?.[1] ?? '';
  const reset = { token: decodeURIComponent(link), newPassword: 'nobody guesses this' };
  expect((await post('/reset-password', home, reset)).status).toBe(200);
  await guess(GUESSES / 2, (i) => logIn(crowd(i), owner.email, `guess number ${i}`));
  expect((await logIn(home, owner.email, 'nobody guesses this')).status).toBe(200);
});

it('allows an address a hundred tries a minute over many accounts', async () => {
  const heard = Math.min(100, Math.ceil(GUESSES / 6));
  const from = '192.0.2.66';
  expect((await logIn(from, 'person@market.test', 'password1')).status).toBe(401);
  // Use up the rest of the limit, in a window that outlasts slow machines.
  await market.sql(
    `update identity.tries set points = $1, expire = $2 where key like 'wrongPasswordsOfAddress:%' and points = 1`,
    [100 - heard, Date.now() + 600_000],
  );
  const { statuses } = await guess(heard + 50, (i) => logIn(from, `person.${i}@market.test`, 'password1'));
  expect(statuses).toEqual({ 401: heard, 429: 50 });
  expect((await logIn('192.0.2.67', 'person.1@market.test', 'password1')).status).toBe(401);
});

it('logins at which the server failed do not count as tries', async () => {
  const { email } = await enrolByPassword(market.origin, 'vera@market.test');
  const tries = async () => {
    const key = `wrongPasswordsOfAccount:${keyedHash(market.services.config.tokenSecret, email)}`;
    return Number((await market.sql('select points from identity.tries where key = $1', [key]))[0]?.points ?? 0);
  };
  const logInHere = async () => (await logIn('203.0.113.60', email, 'a wrong password')).status;
  await market.sql('alter table identity.accounts rename to accounts_away');
  const failed = await logInHere().finally(() => market.sql('alter table identity.accounts_away rename to accounts'));
  expect([failed, await tries()]).toEqual([500, 0]);
  expect([await logInHere(), await tries()]).toEqual([401, 1]);
});

it('sign-ups that continue by email and fail at the server do not count as tries', async () => {
  const from = '203.0.113.61';
  const keyOf = (limit: string) => `${limit}:${keyedHash(market.services.config.tokenSecret, from)}`;
  const signUp = async () =>
    (await post('/sign-up/email', from, { email: 'walt@market.test', name: 'Walt', password: 'a long password' }))
      .status;
  const tries = async () =>
    Number(
      (await market.sql('select points from identity.tries where key = $1', [keyOf('signUpsOfAddress')]))[0]?.points,
    );
  await signUp();
  await signUp();
  await market.sql('update identity.tries set points = 100 where key = $1', [keyOf('wrongSignUpsOfAddress')]);
  const before = await tries();
  await market.sql('alter table identity.users rename to users_away');
  const failed = await signUp().finally(() => market.sql('alter table identity.users_away rename to users'));
  expect(failed).toBeGreaterThan(499);
  expect(await tries()).toBe(before);
  expect([await signUp(), await tries()]).toEqual([200, before + 1]);
});

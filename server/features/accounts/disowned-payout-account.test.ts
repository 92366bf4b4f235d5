import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../../test/adapter/identity-target.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

const PASSWORD = 'a good password';
const NEW_PASSWORD = 'quite another password';
const DAY = 86_400_000;

const { sent, mailer } = collectMails();
const alerts: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void alerts.push(String(JSON.parse(line).msg)) });

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    env: { PAYOUTS: 'manual', PAYOUT_ACCOUNT_SECONDS: String(48 * 3600) },
    overrides: { identity: undefined, mailer, log },
  });
});
afterAll(() => market.close());

/** The newest link to a page in the mails to somebody. */
async function linkTo(page: string, email: string): Promise<URL> {
  const link = new RegExp(`http\\S+/${page}\\?token=[^"<\\s]+`);
  const find = async () => {
    await market.drainJobs();
    return sent.flatMap(({ to, text }) => (to === email ? (link.exec(text)?.[0] ?? []) : [])).at(-1);
  };
  return new URL((await expect.poll(find, { timeout: 60_000 }).toBeTruthy().then(find)) ?? '');
}

type Client = ReturnType<typeof createClient>;

/** Calls the API as the person who logged in with a client. */
const call = (client: Client) => async (method: string, path: string, token: string, body?: object) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await client.send(`/api${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};

async function accessToken(client: Client, email: string): Promise<string> {
  const { body } = await call(client)('POST', '/jwt', await client.token(), { email });
  return body.token ?? '';
}

it('the link of the mail about new bank details holds them back for a month when it is pressed, not when it is opened', async () => {
  const email = 'sal@people.test';
  const thief = createClient(market.origin);
  await thief.post('/api/auth/sign-up/email', { email, name: 'Sal Seller', password: PASSWORD });
  const confirm = await linkTo('verify-email', email);
  await thief.post('/api/auth/verify-email', { token: confirm.searchParams.get('token') });
  const signedIn = await thief.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(signedIn.status).toBe(200);
  await call(thief)('POST', '/users', await thief.token(), { displayName: 'Sal Seller', email, type: 'seller' });
  const token = await accessToken(thief, email);
  const account = { holder: 'A Thief', account: 'DE89370400440532013000' };
  expect(await call(thief)('POST', '/seller-account', token, account)).toMatchObject({ status: 200 });
  const waitDays = async (client: Client, known: string) => {
    const { body } = await call(client)('GET', '/seller-account', known);
    return Math.round((Date.parse(body.usableFrom ?? '') - Date.now()) / DAY);
  };
  expect(await waitDays(thief, token)).toBe(2);

  const link = await linkTo('not-me', email);
  expect(link.origin).toBe(market.origin);
  const stranger = createClient(market.origin);
  // Programs that read mails open each link in them.
  for (const path of [`${link.pathname}${link.search}`, `/api/auth/not-me${link.search}`]) await stranger.send(path);
  expect([await waitDays(thief, token), alerts]).toEqual([2, []]);

  // Its first wait is over, and the link still works.
  await market.sql(`update bank_details set usable_from = now() - interval '4 days'`);
  const pressed = { token: link.searchParams.get('token') };
  expect((await stranger.post('/api/auth/not-me', { token: `${pressed.token}x` })).status).toBe(422);
  expect(alerts).toEqual([]);
  const held = await stranger.post('/api/auth/not-me', pressed);
  expect(held.status).toBe(200);
  expect(await held.json()).toMatchObject({ money: { heldCents: 0, sendingCents: 0, sentCents: 0 } });
  expect(await call(thief)('GET', '/seller-account', token)).toMatchObject({ status: 401 });
  expect(alerts).toEqual(['a seller says that somebody else changed their payout account']);

  const reset = await linkTo('reset-password', email);
  const chosen = { token: reset.searchParams.get('token'), newPassword: NEW_PASSWORD };
  expect((await stranger.post('/api/auth/reset-password', chosen)).status).toBe(200);
  expect((await thief.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).not.toBe(200);
  const owner = createClient(market.origin);
  await owner.post('/api/auth/sign-in/email', { email, password: NEW_PASSWORD });
  expect(await waitDays(owner, await accessToken(owner, email))).toBe(30);
});

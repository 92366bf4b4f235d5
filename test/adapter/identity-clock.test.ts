import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

const started = Date.now() - performance.now();
/** The database's, which no change of the machine's moves. */
const clock = { now: () => new Date(started + performance.now()) };
const DAY = 24 * 3600 * 1000;

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ mailDelivers: true, clock });
});
afterEach(() => vi.useRealTimers());
afterAll(() => target.close());

const password = 'a good password';
const client = () => createClient(target.origin);
const setClock = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: clock.now().getTime() + days * DAY });
const repairClock = () => vi.useRealTimers();
const isIn = async (person: ReturnType<typeof client>) => {
  const token = await person.token();
  return token !== '' && (await target.identity.verify(token)) !== undefined;
};
const linkFor = async (email: string) =>
  vi.waitFor(() => /token=([\w.-]+)/.exec(target.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? fail(), {
    timeout: 120_000,
  });
const fail = () => {
  throw new Error('There is no mail yet.');
};

describe.each([
  ['a day ahead', 1],
  ['a day behind', -1],
  ['forty days ahead', 40],
  ['forty days behind', -40],
])('a machine whose clock is %s (reliability T31)', (_, days) => {
  const email = `wrong.${days}@clock.test`;

  test('ends no session of others, and its own are as long as theirs', async () => {
    await target.identity.createLogin({ email, name: 'Ida', password });
    const [before, during] = [client(), client()];
    await before.post('/api/auth/sign-in/email', { email, password });
    setClock(days);
    expect(await isIn(before)).toBe(true);
    expect((await during.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect(await isIn(during)).toBe(true);
    const issued = await before.token();
    repairClock();
    expect(await target.identity.verify(issued)).toBeDefined();
    expect([await isIn(before), await isIn(during)]).toEqual([true, true]);
    const { rows } = await target.pool.query(
      `select round(extract(epoch from s.expires_at - now()) / 86400)::int as days
       from identity.sessions s join identity.users u on u.id = s.user_id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ days: 7 }, { days: 7 }]);
  });

  test('locks accounts out for as long as a right clock does', async () => {
    const limited = await openIdentity({ rateLimits: true, clock });
    const address = `guessed.${days}@clock.test`;
    await limited.identity.createLogin({ email: address, name: 'Ida', password });
    const tryOnce = async () => {
      const answer = await createClient(limited.origin).post('/api/auth/sign-in/email', {
        email: address,
        password: 'no',
      });
      return { status: answer.status, retryAfter: ((await answer.json()) as { retryAfter?: number }).retryAfter ?? 0 };
    };
    setClock(days);
    for (let i = 0; i < 10; i++) expect((await tryOnce()).status).toBe(401);
    const during = await tryOnce();
    repairClock();
    const after = await tryOnce();
    await limited.close();
    expect([during.status, after.status]).toEqual([429, 429]);
    for (const { retryAfter } of [during, after]) expect(retryAfter).toBeLessThanOrEqual(120);
  });

  test('mails links that processes with another clock accept, and accepts theirs', async () => {
    const reset = async () => {
      await client().post('/api/auth/request-password-reset', { email });
      return linkFor(email);
    };
    const choose = async (token: string) =>
      (await client().post('/api/auth/reset-password', { token, newPassword: `${password} ${crypto.randomUUID()}` }))
        .status;
    setClock(days);
    const wrong = await reset();
    repairClock();
    expect(await choose(wrong)).toBe(200);
    target.mails.length = 0;
    const right = await reset();
    setClock(days);
    expect(await choose(right)).toBe(200);
  });

  test('mails confirmations that processes with another clock accept, and accepts theirs', async () => {
    for (const [mailed, opened] of [
      [days, 0],
      [0, days],
    ] as const) {
      const address = `new.${mailed}.${opened}@clock.test`;
      setClock(mailed);
      await client().post('/api/auth/sign-up/email', { email: address, name: 'Ida', password });
      const token = await linkFor(address);
      setClock(opened);
      expect((await client().post('/api/auth/verify-email', { token, password })).status).toBe(200);
    }
  });
});

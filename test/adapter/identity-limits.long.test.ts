import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyedHash } from '../../server/platform/http/keyed-hash.ts';
import { createClient, type IdentityTarget, openIdentity, tokenSecret } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ rateLimits: true, mailDelivers: true });
});
afterAll(() => target.close());

const from = (address: string) => createClient(target.origin, { 'x-test-address': address });
const signIn = (address: string, email: string, password: string) =>
  from(address).post('/api/auth/sign-in/email', { email, password });
const mailTo = (email: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = target.mails.findLast(({ to, subject: about }) => to === email && subject.test(about));
      if (!mail) throw new Error(`No mail to ${email} yet.`);
      return /https?:\S+/.exec(mail.text)?.[0] ?? '';
    },
    { timeout: 120_000 },
  );
const signUp = (email: string, address: string) =>
  from(address).post('/api/auth/sign-up/email', { email, name: 'Ida Berg', password: 'a good password' });

/** Leaves this many of ten attempts, in a window longer than any slow test. */
async function leaveTries(email: string, left: number): Promise<void> {
  const key = `wrongPasswordsOfAccount:${keyedHash(tokenSecret, email)}`;
  await target.pool.query(
    `insert into identity.tries (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [key, 10 - left, Date.now() + 600_000],
  );
}

/** Guesses four times with two attempts left, from one network. @returns the statuses */
async function attack(email: string, network: string): Promise<number[]> {
  await leaveTries(email, 2);
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await signIn(`${network}.${i}`, email, 'a wrong password')).status);
  return statuses;
}

test('ten wrong passwords a minute are checked per account, known or not; a right one does not count', async () => {
  await signUp('ida@example.com', '10.0.0.1');
  for (const email of ['ida@example.com', 'nobody@example.com'])
    expect(await attack(email, '10.0.1')).toEqual([401, 401, 429, 429]);
  await signUp('karl@example.com', '10.0.0.1');
  await leaveTries('karl@example.com', 1);
  for (let i = 0; i < 3; i++)
    expect((await signIn('10.0.0.2', 'karl@example.com', 'a good password')).status).toBe(200);
});

test('another process continues the count', async () => {
  const another = await target.openAnother();
  const request = new Request(`${target.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
    headers: { 'Content-Type': 'application/json' },
  });
  await expect(another.handle(request, '10.0.1.99')).rejects.toMatchObject({ code: 'too_many_requests' });
});

// beyond the spec: Password reset and email confirmation (D16)
test('the owner of an account under attack gets in by a reset link, which works once', async () => {
  const owner = from('10.0.2.1');
  const before = from('10.0.2.2');
  await signUp('under.attack@example.com', '10.0.2.1');
  await before.post('/api/auth/sign-in/email', { email: 'under.attack@example.com', password: 'a good password' });
  const oldToken = await before.token();
  expect(await attack('under.attack@example.com', '10.0.5')).toEqual([401, 401, 429, 429]);

  const known = await owner.post('/api/auth/request-password-reset', { email: 'under.attack@example.com' });
  const unknown = await owner.post('/api/auth/request-password-reset', { email: 'nobody.at.all@example.com' });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);

  const link = new URL(await mailTo('under.attack@example.com', /password/));
  expect(link.pathname).toBe('/reset-password');
  const reset = () =>
    owner.post('/api/auth/reset-password', { token: link.searchParams.get('token'), newPassword: 'quite another one' });
  expect((await reset()).status).toBe(200);
  const again = await reset();
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ message: expect.stringContaining('has been used or has expired') });
  expect(await target.identity.verify(oldToken)).toBeUndefined();
  expect((await signIn('10.0.2.3', 'under.attack@example.com', 'quite another one')).status).toBe(429);
  expect((await signIn('10.0.2.1', 'under.attack@example.com', 'quite another one')).status).toBe(200);
});

test('guesses by others do not lock out an owner at a known address, where others have ten tries', async () => {
  const home = '10.0.6.1';
  await signUp('often.here@example.com', home);
  await attack('often.here@example.com', '10.0.7');
  expect((await signIn('10.0.7.99', 'often.here@example.com', 'a good password')).status).toBe(429);
  expect((await signIn(home, 'often.here@example.com', 'a good password')).status).toBe(200);
  await leaveTries(`often.here@example.com ${home}`, 0);
  expect((await signIn(home, 'often.here@example.com', 'a good password')).status).toBe(429);
});

test('after twenty sign-ups with taken e-mails the rest goes by mail, alike for known and unknown', async () => {
  await signUp('taken@example.com', '10.0.8.1');
  expect((await signUp('taken@example.com', '10.0.8.2')).status).toBe(409);
  const spend = `update identity.tries set points = 20 where key like 'wrongSignUpsOfAddress:%' and points > 0`;
  await target.pool.query(spend);
  const answers = await Promise.all(['taken@example.com', 'fresh@example.com'].map((one) => signUp(one, '10.0.8.2')));
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([200, { mailSent: true }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await mailTo('taken@example.com', /already have an account/)).toMatch(/\/login$/);
  const token = new URL(await mailTo('fresh@example.com', /Confirm/)).searchParams.get('token');
  const fresh = from('10.0.8.2');
  expect((await fresh.post('/api/auth/verify-email', { token, password: 'a good password' })).status).toBe(200);
  expect(await target.identity.verify(await fresh.token())).toMatchObject({ email: 'fresh@example.com' });
  expect((await signUp('beside@example.com', '10.0.8.3')).headers.getSetCookie()).not.toEqual([]);
});

test('every wrong password after ten in a row doubles the wait, to 15 minutes at most, and a right one ends it', async () => {
  await signUp('slow@example.com', '10.0.9.1');
  const key = keyedHash(tokenSecret, 'slow@example.com');
  const setWrong = (points: number) =>
    target.pool.query(
      `insert into identity.tries (key, points, expire) values ('wrongInARow:' || $1, $2, $3)
       on conflict (key) do update set points = excluded.points`,
      [key, points, Date.now() + 3_600_000],
    );
  const letWait = () => target.pool.query(`delete from identity.tries where key = 'wrongWait:' || $1`, [key]);
  for (const [wrong, seconds] of [
    [9, 60],
    [10, 120],
    [12, 480],
    [40, 900],
  ] as const) {
    await setWrong(wrong);
    expect((await signIn('10.0.9.2', 'slow@example.com', 'a wrong password')).status).toBe(401);
    const early = await signIn('10.0.9.3', 'slow@example.com', 'a good password');
    expect(early.status).toBe(429);
    const { retryAfter, message } = (await early.json()) as { retryAfter: number; message: string };
    expect(retryAfter).toBeGreaterThan(seconds - 30);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
    expect(message).toMatch(/^Too many attempts\. Wait (a minute|\d+ minutes), then try again\.$/);
    await letWait();
  }
  expect((await signIn('10.0.9.3', 'slow@example.com', 'a good password')).status).toBe(200);
  expect((await signIn('10.0.9.4', 'slow@example.com', 'a wrong password')).status).toBe(401);
  expect((await signIn('10.0.9.4', 'slow@example.com', 'a good password')).status).toBe(200);
});

// beyond the spec: Password reset and email confirmation (D16)
test('a mailed link confirms the e-mail, and the next proof says so', async () => {
  const ida = from('10.0.3.1');
  await ida.post('/api/auth/sign-up/email', { email: 'confirm@example.com', name: 'Ida', password: 'a good password' });
  const token = await ida.token();
  expect(await target.identity.verify(token)).toMatchObject({ emailVerified: false });
  const link = new URL(await mailTo('confirm@example.com', /Confirm/));
  expect(link.pathname).toBe('/verify-email');
  const confirm = (client: typeof ida, body: object) =>
    client.post('/api/auth/verify-email', { token: link.searchParams.get('token'), ...body });
  // Opening the email alone confirms nothing.
  const reader = from('10.0.3.2');
  expect((await reader.send(`/api/auth/verify-email${link.search}`)).status).toBe(405);
  for (const body of [{}, { password: 'not the password' }])
    expect(await (await confirm(reader, body)).json()).toMatchObject({ fields: { password: expect.any(String) } });
  expect(await target.identity.verify(token)).toMatchObject({ emailVerified: false });
  expect((await confirm(ida, {})).status).toBe(200);
  expect(await target.identity.verify(token)).toMatchObject({ emailVerified: true });
  expect((await confirm(reader, { password: 'a good password' })).status).toBe(200);
  expect(await target.identity.verify(await reader.token())).toMatchObject({ emailVerified: true });
  expect((await ida.post('/api/auth/verify-email', { token: 'x' })).status).toBe(422);
});

test('five mails an hour go to one person', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (await from(`10.0.4.${i}`).post('/api/auth/request-password-reset', { email: 'ida@example.com' })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('counters contain no personal data', async () => {
  const { rows } = await target.pool.query<{ key: string }>('select key from identity.tries');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join()).not.toMatch(/example|10\.0/);
});

test('ten wrong passwords a minute are checked in an open session', async () => {
  const thief = from('10.0.3.1');
  await thief.post('/api/auth/sign-up/email', {
    email: 'open@example.com',
    name: 'Ida Berg',
    password: 'a good password',
  });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const body = { currentPassword: 'a wrong password', newPassword: 'mine from now on', revokeOtherSessions: true };
    statuses.push((await thief.post('/api/auth/change-password', body)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ rateLimits: true, mailDelivers: true });
});
afterAll(() => target.close());

const from = (address: string) => createClient(target.origin, { 'x-test-address': address });
const signIn = (address: string, email: string, password: string) =>
  from(address).post('/api/auth/sign-in/email', { email, password });
const mailTo = (email: string, subject: RegExp) =>
  vi.waitFor(() => {
    const mail = target.mails.findLast(({ to, subject: about }) => to === email && subject.test(about));
    if (!mail) throw new Error(`No mail to ${email} yet.`);
    return /https?:\S+/.exec(mail.text)?.[0] ?? '';
  });
const signUp = (email: string, address: string) =>
  from(address).post('/api/auth/sign-up/email', { email, name: 'Ida Berg', password: 'a good password' });

test('ten wrong passwords a minute are weighed for an account, known or not, and a right one costs nothing', async () => {
  await signUp('ida@example.com', '10.0.0.1');
  for (const email of ['ida@example.com', 'nobody@example.com']) {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(`10.0.1.${i}`, email, 'a wrong password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  }
  await signUp('karl@example.com', '10.0.0.1');
  for (let i = 0; i < 12; i++)
    expect((await signIn('10.0.0.2', 'karl@example.com', 'a good password')).status).toBe(200);
});

test('another process counts on', async () => {
  const another = await target.openAnother();
  const request = new Request(`${target.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
    headers: { 'Content-Type': 'application/json' },
  });
  await expect(another.handle(request, '10.0.1.99')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('the owner of an account under attack gets in by a reset link, which works once', async () => {
  const owner = from('10.0.2.1');
  const before = from('10.0.2.2');
  await signUp('under.attack@example.com', '10.0.2.1');
  await before.post('/api/auth/sign-in/email', { email: 'under.attack@example.com', password: 'a good password' });
  const oldToken = await before.token();

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
  expect((await signIn('10.0.2.3', 'under.attack@example.com', 'quite another one')).status).toBe(200);
});

test('a mailed link confirms the e-mail, and the next proof says so', async () => {
  const ida = from('10.0.3.1');
  await ida.post('/api/auth/sign-up/email', { email: 'confirm@example.com', name: 'Ida', password: 'a good password' });
  const token = await ida.token();
  expect(await target.identity.verify(token)).toMatchObject({ emailVerified: false });
  const landed = await from('10.0.3.2').send(await mailTo('confirm@example.com', /Confirm/));
  expect(landed.headers.get('Location')).toBe('/verify-email');
  expect(await target.identity.verify(token)).toMatchObject({ emailVerified: true });
  const broken = await from('10.0.3.2').send('/api/auth/verify-email?token=x&callbackURL=/verify-email');
  expect(broken.headers.get('Location')).toContain('/verify-email?error=');
});

test('five mails an hour go to one person', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (await from(`10.0.4.${i}`).post('/api/auth/request-password-reset', { email: 'ida@example.com' })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('what is counted names nobody', async () => {
  const { rows } = await target.pool.query<{ key: string }>('select key from identity.tries');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join()).not.toMatch(/example|10\.0/);
});

test('ten wrong guesses a minute at the password of an open session are weighed', async () => {
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

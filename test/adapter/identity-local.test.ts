import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
const client = (headers?: Record<string, string>) => createClient(target.origin, headers);
const person = (email: string) => ({ email, name: 'Ida Berg', password: 'a good password' });

beforeAll(async () => {
  target = await openIdentity();
});
afterAll(() => target.close());

describe('by e-mail and password', () => {
  // spec §1: An external identity service: email with password, and a Google popup (D16)
  // spec §7: Identity calls: sign in, sign up
  // spec §7: Identity calls: profile update
  test('a sign-up opens a session whose ID token proves the person', async () => {
    const ida = client();
    const answer = await ida.post('/api/auth/sign-up/email', person('Ida@Example.com'));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/settee\.session_token=.*HttpOnly; SameSite=Strict/);
    const token = await ida.token();
    const { iss, aud, exp = 0, iat = 0, sub } = decodeJwt(token);
    expect([iss, aud]).toEqual([target.origin, target.origin]);
    expect(exp - iat).toBeLessThanOrEqual(3600);
    expect(await target.identity.verify(token)).toEqual({
      issuer: 'settee',
      subject: sub,
      email: 'ida@example.com',
      emailVerified: false,
      displayName: 'Ida Berg',
      sessionId: expect.any(String),
      secondFactor: false,
      provenSecondsAgo: expect.any(Number),
    });
  });

  test('a script signs in with the cookie of an earlier session in its jar, and without', async () => {
    const ida = client();
    for (const _ of ['without', 'with'])
      expect(
        (await ida.post('/api/auth/sign-in/email', { email: 'ida@example.com', password: 'a good password' })).status,
      ).toBe(200);
    expect(await target.identity.verify(await ida.token())).toMatchObject({ email: 'ida@example.com' });
  });

  test.each([
    ['u@почта.рф', 'u@xn--80a1acny.xn--p1ai'],
    ['u@例子.广告', 'u@xn--fsqu00a.xn--4rr70v'],
    ['u@ελλάδα.ελ', 'u@xn--hxakic4aa.xn--qxam'],
    ['u@example.xn--vermgensberatung-pwb', 'u@example.xn--vermgensberatung-pwb'],
    ['smith&sons@example.com', 'smith&sons@example.com'],
    ['sales=north@example.com', 'sales=north@example.com'],
    ['desk/office@example.com', 'desk/office@example.com'],
  ])('%s signs up, confirms the address, logs in, and gets a link for a new password', async (typed, email) => {
    const ida = client();
    expect((await ida.post('/api/auth/sign-up/email', person(typed))).status).toBe(200);
    const link = /token=([\w.-]+)/.exec(target.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    expect((await ida.post('/api/auth/verify-email', { token: link, password: 'a good password' })).status).toBe(200);
    expect(await target.identity.verify(await ida.token())).toMatchObject({ email, emailVerified: true });
    expect((await client().post('/api/auth/sign-in/email', { email: typed, password: 'a good password' })).status).toBe(
      200,
    );
    const before = target.mails.length;
    expect((await client().post('/api/auth/request-password-reset', { email: typed })).status).toBe(200);
    await vi.waitFor(() => expect(target.mails.slice(before)).toMatchObject([{ to: email }]), { timeout: 120_000 });
  });

  test('a wrong password and an unknown e-mail get the same bytes', async () => {
    const answers = await Promise.all(
      [
        { email: 'ida@example.com', password: 'a wrong password' },
        { email: 'nobody@example.com', password: 'a wrong password' },
      ].map((body) => client().post('/api/auth/sign-in/email', body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(known).toBe(unknown);
    expect(known).toContain('wrong_credentials');
  });

  test('a taken e-mail is said beside the field, also when two sign-ups race', async () => {
    const taken = await client().post('/api/auth/sign-up/email', person('IDA@example.com'));
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ code: 'email_taken', fields: { email: /already an account/ } });
    const race = await Promise.all(
      [1, 2, 3].map(() => client().post('/api/auth/sign-up/email', person('race@example.com'))),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a sign-up that the database cannot write down now is to come again later (reliability T29)', async () => {
    await target.pool.query(`create function identity.refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100'; end $$`);
    await target.pool.query(
      'create trigger full_disk before insert on identity.users execute function identity.refuse()',
    );
    const signUp = () => client().post('/api/auth/sign-up/email', person('later@example.com'));
    const answer = await signUp();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'busy', retryAfter: 2 });
    await target.pool.query('drop function identity.refuse cascade');
    expect((await signUp()).status).toBe(200);
  });

  test.each([
    ['a short password', { password: 'seven77' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
    ['no e-mail', { email: 'nobody' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a name with a NUL', { name: 'I\u0000da' }, 'name'],
    ['a name with half a character', { name: 'Ida \ud800' }, 'name'],
    ['an e-mail that is an object', { email: { $ne: '' } }, 'email'],
  ])('%s is refused beside the field', async (_, change, field) => {
    const answer = await client().post('/api/auth/sign-up/email', { ...person('new@example.com'), ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  test('a person sees where they are signed in, and ends the others', async () => {
    const [phone, laptop] = [client({ 'User-Agent': 'phone' }), client({ 'User-Agent': 'laptop' })];
    await phone.post('/api/auth/sign-up/email', person('places@example.com'));
    await laptop.post('/api/auth/sign-in/email', { email: 'places@example.com', password: 'a good password' });
    const [here, there] = await Promise.all(
      [laptop, phone].map(async (one) => target.identity.verify(await one.token())),
    );
    const { subject = '', sessionId = '' } = here ?? {};
    const sessions = await target.identity.listSessions?.(subject);
    expect(sessions?.map(({ device }) => device)).toEqual(['laptop', 'phone']);
    expect(sessions?.map(({ id }) => id)).toEqual([sessionId, there?.sessionId]);

    expect(await target.identity.endSession?.('somebody else', sessionId)).toBe(false);
    await target.identity.endOtherSessions?.(subject, sessionId);
    expect(await phone.token()).toBe('');
    expect(await target.identity.verify(await laptop.token())).toMatchObject({ subject });
  });

  test('changing the password needs the current one and ends all other sessions', async () => {
    const [phone, laptop] = [client(), client()];
    await phone.post('/api/auth/sign-up/email', person('change@example.com'));
    await laptop.post('/api/auth/sign-in/email', { email: 'change@example.com', password: 'a good password' });
    const change = (currentPassword: string, newPassword: string) =>
      laptop.post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });

    const wrong = await change('not this one', 'a better password');
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ fields: { currentPassword: expect.stringContaining('not your') } });
    expect(await (await change('a good password', 'short')).json()).toMatchObject({
      fields: { newPassword: expect.any(String) },
    });
    expect((await client().post('/api/auth/change-password', { currentPassword: 'a good password' })).status).toBe(422);

    const { subject } = (await target.identity.verify(await phone.token())) ?? {};
    expect(target.signedOut).not.toContain(subject);
    expect((await change('a good password', 'a better password')).status).toBe(200);
    expect(await phone.token()).toBe('');
    // Before the change, and again for logins since then.
    expect(target.signedOut.filter((one) => one === subject)).toHaveLength(2);
    expect(await laptop.token()).not.toBe('');
    const signIn = (password: string) =>
      client().post('/api/auth/sign-in/email', { email: 'change@example.com', password });
    expect((await signIn('a good password')).status).toBe(401);
    expect((await signIn('a better password')).status).toBe(200);
  });

  // spec §7: Identity calls: sign out
  test('signing out ends the session and the tokens it gave', async () => {
    const ida = client();
    await ida.post('/api/auth/sign-in/email', person('ida@example.com'));
    const token = await ida.token();
    expect((await ida.post('/api/auth/sign-out', {})).status).toBe(200);
    expect((await ida.send('/api/auth/token')).status).toBe(401);
    expect(await target.identity.verify(token)).toBeUndefined();
  });

  test('ended sessions prove nothing and give no new token', async () => {
    const ida = client();
    await ida.post('/api/auth/sign-in/email', person('ida@example.com'));
    const token = await ida.token();
    const subject = (await target.identity.verify(token))?.subject ?? '';
    await target.identity.endSessions(subject);
    expect(await target.identity.verify(token)).toBeUndefined();
    expect((await ida.send('/api/auth/token')).status).toBe(401);
  });

  test('a demo login is made once, with a confirmed e-mail', async () => {
    const demo = { email: 'demo@example.com', name: 'Demo', password: 'settee-demo' };
    const first = await target.identity.createLogin(demo);
    expect(await target.identity.createLogin({ ...demo, password: 'another one' })).toEqual(first);
    const visitor = client();
    expect((await visitor.post('/api/auth/sign-in/email', demo)).status).toBe(200);
    expect(await target.identity.verify(await visitor.token())).toMatchObject({ ...first, emailVerified: true });
  });
});

describe('the gateway', () => {
  test('allows only the paths and methods that Settee uses', async () => {
    for (const path of ['update-user', 'delete-user', 'change-email', 'list-sessions', 'sign-in/email/x', ''])
      expect((await client().post(`/api/auth/${path}`, {})).status).toBe(404);
    expect((await client().send('/api/auth/sign-in/email')).status).toBe(405);
  });

  test.each([
    ['a foreign origin', { Origin: 'https://elsewhere.example' }],
    ['no origin in a browser', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
    ['a null origin', { Origin: 'null' }],
  ])('refuses %s', async (_, headers) => {
    expect((await client(headers).post('/api/auth/sign-in/email', person('ida@example.com'))).status).toBe(403);
  });

  test('accepts our own pages under any host name', async () => {
    const headers = { Origin: target.origin, 'Sec-Fetch-Site': 'same-origin' };
    expect((await client(headers).post('/api/auth/sign-in/email', person('ida@example.com'))).status).toBe(200);
  });

  test('says what is wrong with a body it cannot read', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await client().post('/api/auth/sign-in/email', {}, form)).status).toBe(415);
    const json = { 'Content-Type': 'application/json' };
    const send = (body: string) => client().send('/api/auth/sign-in/email', { method: 'POST', body, headers: json });
    expect((await send('{')).status).toBe(400);
    expect((await send(`"${'x'.repeat(20_000)}"`)).status).toBe(413);
    expect((await send('[]')).status).toBe(422);
  });
});

describe('forged ID tokens', () => {
  test.each([
    ['another key', {}, { alg: 'HS256' }],
    ['no key id', {}, { alg: 'HS256', kid: undefined }],
  ])('%s', async (_, claims, header) => {
    const ida = client();
    await ida.post('/api/auth/sign-in/email', person('ida@example.com'));
    const real = decodeJwt(await ida.token());
    const { rows } = await target.pool.query<{ id: string; public_key: string }>(
      'select id, public_key from identity.jwks',
    );
    const forged = await new SignJWT({ ...real, ...claims })
      .setProtectedHeader({ kid: rows[0]?.id, ...header })
      .sign(new TextEncoder().encode(rows[0]?.public_key));
    expect(await target.identity.verify(forged)).toBeUndefined();
  });

  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'eyJhbGciOiJub25lIiwia2lkIjoiAAAifQ.e30.'])(
    '%j',
    async (token) => {
      expect(await target.identity.verify(token)).toBeUndefined();
    },
  );

  test('a token for another address', async () => {
    const ida = client();
    await ida.post('/api/auth/sign-in/email', person('ida@example.com'));
    const elsewhere = await target.openAnother({ publicUrl: 'https://elsewhere.example' });
    expect(await elsewhere.verify(await ida.token())).toBeUndefined();
  });
});

test('a changed secret signs everybody out and lets them in again', async () => {
  const fresh = await openIdentity();
  const ida = createClient(fresh.origin);
  await ida.post('/api/auth/sign-up/email', person('ida@example.com'));
  const changed = await fresh.openAnother({ tokenSecret: 'quite another secret of thirty-two chars' });
  const call = (path: string, init?: RequestInit) =>
    changed.handle(new Request(`${fresh.origin}/api/auth/${path}`, init));
  const signedIn = await call('sign-in/email', {
    method: 'POST',
    body: JSON.stringify(person('ida@example.com')),
    headers: { 'Content-Type': 'application/json' },
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token } = (await (await call('token', { headers: { Cookie: cookie } })).json()) as { token: string };
  expect(await changed.verify(token)).toMatchObject({ email: 'ida@example.com' });
  await fresh.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOfApp } from '../support/authenticator-app.ts';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ rateLimits: true });
});
afterAll(() => target.close());

const PASSWORD = 'a good password';
const client = () => createClient(target.origin);
const signIn = (one: ReturnType<typeof client>, email: string) =>
  one.post('/api/auth/sign-in/email', { email, password: PASSWORD });

const enterCode = (one: ReturnType<typeof client>, code: string) =>
  one.post('/api/auth/two-factor/verify-totp', { code });

const confirm = (email: string) =>
  target.pool.query('update identity.users set email_verified = true, owner_proven = true where email = $1', [email]);

async function withApp(email: string) {
  const person = client();
  await person.post('/api/auth/sign-up/email', { email, name: 'Ida Berg', password: PASSWORD });
  await confirm(email);
  const enabled = await person.post('/api/auth/two-factor/enable', { password: PASSWORD });
  expect(enabled.status).toBe(200);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const first = await codeOfApp(totpURI);
  expect((await enterCode(person, first)).status).toBe(200);
  return { person, first, next: () => codeOfApp(totpURI, 1), backupCodes, totpURI };
}

/** Another browser of a person, where the password was right and the code is asked for. */
async function halfIn(email: string) {
  const phone = client();
  await signIn(phone, email);
  return phone;
}

describe('an authenticator app', () => {
  test('is asked for its code at every login, and the proof says that it was shown', async () => {
    const { person, next, totpURI } = await withApp('app@example.com');
    expect(totpURI).toContain('app%40example.com');
    expect(await target.identity.verify(await person.token())).toMatchObject({ secondFactor: true });

    const phone = client();
    const half = await signIn(phone, 'app@example.com');
    expect([half.status, await half.json()]).toEqual([200, expect.objectContaining({ twoFactorRedirect: true })]);
    expect(await phone.token()).toBe('');
    const wrong = await enterCode(phone, '000000');
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { code: expect.any(String) } }]);
    const typed = (await next()).replace(/^.../, '$& ');
    expect((await enterCode(phone, typed)).status).toBe(200);
    expect(await target.identity.verify(await phone.token())).toMatchObject({ secondFactor: true });
  });

  test('accepts each code for one login, and answers a used or older one like a wrong one', async () => {
    const { person, first, next } = await withApp('replay@example.com');
    const phone = await halfIn('replay@example.com');
    const wrong = await (await enterCode(phone, '000000')).json();
    expect(wrong).toMatchObject({ code: 'invalid_input', fields: { code: expect.any(String) } });
    const refused = async (one: typeof phone, code: string) => {
      const answer = await enterCode(one, code);
      expect([answer.status, await answer.json()]).toEqual([422, wrong]);
    };
    await refused(phone, first);
    await refused(person, first);
    const newer = await next();
    expect((await enterCode(phone, newer)).status).toBe(200);
    const tablet = await halfIn('replay@example.com');
    for (const used of [newer, first]) await refused(tablet, used);
    expect(await tablet.token()).toBe('');
  });

  test('accepts the same code once, also of five concurrent requests', async () => {
    const { next } = await withApp('twins@example.com');
    const five = await Promise.all(Array.from({ length: 5 }, () => halfIn('twins@example.com')));
    const code = await next();
    const answers = await Promise.all(five.map((one) => enterCode(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const tokens = await Promise.all(five.map((one) => one.token()));
    expect(tokens.filter((token) => token !== '')).toHaveLength(1);
  });

  test('is replaced by a backup code, which works once', async () => {
    const { backupCodes } = await withApp('lost@example.com');
    for (const status of [200, 422]) {
      const phone = client();
      await signIn(phone, 'lost@example.com');
      const answer = await phone.post('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] });
      expect(answer.status).toBe(status);
    }
  });

  test('gives each backup code for one login, and the losers of a race read why', async () => {
    const { backupCodes } = await withApp('race@example.com');
    const five = await Promise.all(Array.from({ length: 5 }, () => halfIn('race@example.com')));
    const enter = (one: (typeof five)[number], code: string | undefined) =>
      one.post('/api/auth/two-factor/verify-backup-code', { code });
    const answers = await Promise.all(five.map((one) => enter(one, backupCodes[0])));
    const said = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })),
    );
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of said)
      if (status !== 200) expect([status, body.code]).toEqual(body.fields ? [422, 'invalid_input'] : [409, 'conflict']);
    // Nobody is locked out: the others log in again, each with a code of their own.
    for (const [index] of five.entries())
      if (answers[index]?.status !== 200)
        expect((await enter(await halfIn('race@example.com'), backupCodes[index + 1])).status).toBe(200);
  });

  test('can be removed by its owner with the password, and by no session that has not shown it', async () => {
    const { person, next } = await withApp('remove@example.com');
    const disable = () => person.post('/api/auth/two-factor/disable', { password: PASSWORD });
    await target.pool.query('update identity.sessions set second_factor = false');
    for (const path of ['/two-factor/disable', '/two-factor/enable', '/two-factor/generate-backup-codes']) {
      const refused = await person.post(`/api/auth${path}`, { password: PASSWORD });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_needed' }]);
    }
    expect((await person.send('/api/auth/passkey/generate-register-options')).status).toBe(403);
    expect((await enterCode(person, await next())).status).toBe(200);
    expect((await person.post('/api/auth/two-factor/disable', { password: 'a wrong one' })).status).toBe(422);
    expect((await disable()).status).toBe(200);
    const later = client();
    await signIn(later, 'remove@example.com');
    expect(await target.identity.verify(await later.token())).toMatchObject({ secondFactor: false });
  });

  test('cannot be guessed with a stolen session', async () => {
    const { person } = await withApp('stolen@example.com');
    await target.pool.query('update identity.sessions set second_factor = false');
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await enterCode(person, `11111${n}`)).status);
    expect(statuses.slice(0, 2)).toEqual([422, 422]);
    expect(statuses.at(-1)).toBe(429);
    expect(await target.identity.verify(await person.token())).toMatchObject({ secondFactor: false });
  });
});

test.each(['/two-factor/verify-totp', '/two-factor/verify-backup-code'])(
  'a refused %s is no proof of a second factor, with or without an app',
  async (path) => {
    const email = `refused${path.length}@example.com`;
    const { person } = await withApp(email);
    const bare = client();
    await bare.post('/api/auth/sign-up/email', { email: `bare.${email}`, name: 'Ida Berg', password: PASSWORD });
    await confirm(`bare.${email}`);
    await target.pool.query('update identity.sessions set second_factor = false');
    for (const one of [person, bare]) {
      const answer = await one.post(`/api/auth${path}`, { code: '000000' });
      expect([409, 422]).toContain(answer.status);
      expect(await target.identity.verify(await one.token())).toMatchObject({ secondFactor: false });
    }
  },
);

describe('a passkey', () => {
  test.each([
    ['{}', {}],
    ['an unknown one', { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
    ['a list', { response: [] }],
  ])('that is %s lets nobody in, and is no breakdown', async (_, body) => {
    const stranger = client();
    expect((await stranger.send('/api/auth/passkey/generate-authenticate-options')).status).toBe(200);
    const answer = await stranger.post('/api/auth/passkey/verify-authentication', body);
    expect([401, 422]).toContain(answer.status);
    expect(await stranger.token()).toBe('');
  });

  test('cannot be added without a session', async () => {
    const stranger = client();
    expect((await stranger.send('/api/auth/passkey/generate-register-options')).status).toBe(401);
    const answer = await stranger.post('/api/auth/passkey/verify-registration', {
      response: { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    });
    expect(answer.status).toBe(401);
  });
});

test.each(['password123', 'settee-demo', 'weak@example.com', 'Wilhelmina'])(
  'the password “%s” is refused beside its field at sign-up and at a change',
  async (weak) => {
    const person = { email: 'weak@example.com', name: 'Wilhelmina' };
    const signUp = await client().post('/api/auth/sign-up/email', { ...person, password: weak });
    expect([signUp.status, await signUp.json()]).toMatchObject([422, { fields: { password: expect.any(String) } }]);
  },
);

test.each([
  ...['qwertyuiop', 'Someone.Else@Example.com', 'someone.else', 'SOMEONE.ELSE9', 'Wilhelmina', 'wilhelmina berg'],
])('“%s” is refused to its owner as a new password', async (newPassword) => {
  const person = client();
  const email = 'someone.else@example.com';
  await target.identity.createLogin({ email, name: 'Wilhelmina Berg', password: PASSWORD });
  await signIn(person, email);
  const change = (wanted: string) =>
    person.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: wanted,
      revokeOtherSessions: true,
    });
  const refused = await change(newPassword);
  expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { newPassword: expect.any(String) } }]);
  expect((await change(PASSWORD)).status).toBe(200);
});

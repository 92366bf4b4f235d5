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

async function withApp(email: string) {
  const person = client();
  await person.post('/api/auth/sign-up/email', { email, name: 'Ida Berg', password: PASSWORD });
  const enabled = await person.post('/api/auth/two-factor/enable', { password: PASSWORD });
  expect(enabled.status).toBe(200);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const code = () => codeOfApp(totpURI);
  const first = await person.post('/api/auth/two-factor/verify-totp', { code: await code() });
  expect(first.status).toBe(200);
  return { person, code, backupCodes, totpURI };
}

describe('an authenticator app', () => {
  test('is asked for its code at every login, and the proof says that it was shown', async () => {
    const { person, code, totpURI } = await withApp('app@example.com');
    expect(totpURI).toContain('app%40example.com');
    expect(await target.identity.verify(await person.token())).toMatchObject({ secondFactor: true });

    const phone = client();
    const half = await signIn(phone, 'app@example.com');
    expect([half.status, await half.json()]).toEqual([200, expect.objectContaining({ twoFactorRedirect: true })]);
    expect(await phone.token()).toBe('');
    const wrong = await phone.post('/api/auth/two-factor/verify-totp', { code: '000000' });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { code: expect.any(String) } }]);
    const typed = (await code()).replace(/^.../, '$& ');
    expect((await phone.post('/api/auth/two-factor/verify-totp', { code: typed })).status).toBe(200);
    expect(await target.identity.verify(await phone.token())).toMatchObject({ secondFactor: true });
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

  test('can be removed by its owner with the password, and by no session that has not shown it', async () => {
    const { person, code } = await withApp('remove@example.com');
    const disable = () => person.post('/api/auth/two-factor/disable', { password: PASSWORD });
    await target.pool.query('update identity.sessions set second_factor = false');
    for (const path of ['/two-factor/disable', '/two-factor/enable', '/two-factor/generate-backup-codes']) {
      const refused = await person.post(`/api/auth${path}`, { password: PASSWORD });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_needed' }]);
    }
    expect((await person.send('/api/auth/passkey/generate-register-options')).status).toBe(403);
    expect((await person.post('/api/auth/two-factor/verify-totp', { code: await code() })).status).toBe(200);
    expect((await person.post('/api/auth/two-factor/disable', { password: 'a wrong one' })).status).toBe(422);
    expect((await disable()).status).toBe(200);
    const later = client();
    await signIn(later, 'remove@example.com');
    expect(await target.identity.verify(await later.token())).toMatchObject({ secondFactor: false });
  });

  test('cannot be guessed by somebody who has taken over a session', async () => {
    const { person } = await withApp('stolen@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await person.post('/api/auth/two-factor/verify-totp', { code: `11111${n}` })).status);
    expect(statuses.slice(0, 2)).toEqual([422, 422]);
    expect(statuses.at(-1)).toBe(429);
  });
});

test.each(['/two-factor/verify-totp', '/two-factor/verify-backup-code'])(
  'a refused %s is no proof of a second factor, with or without an app',
  async (path) => {
    const email = `refused${path.length}@example.com`;
    const { person } = await withApp(email);
    const bare = client();
    await bare.post('/api/auth/sign-up/email', { email: `bare.${email}`, name: 'Ida Berg', password: PASSWORD });
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

  test('is added by nobody who is not logged in', async () => {
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

test('a common password is refused when one is changed', async () => {
  const person = client();
  await person.post('/api/auth/sign-up/email', { email: 'change@example.com', name: 'Ida', password: PASSWORD });
  const change = await person.post('/api/auth/change-password', {
    ...{ currentPassword: PASSWORD, newPassword: 'qwertyuiop', revokeOtherSessions: true },
  });
  expect([change.status, await change.json()]).toMatchObject([422, { fields: { newPassword: expect.any(String) } }]);
});

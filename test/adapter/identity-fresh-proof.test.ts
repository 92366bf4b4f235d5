import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOfApp } from '../support/authenticator-app.ts';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ mailDelivers: true });
});
afterAll(() => target.close());

const PASSWORD = 'a good password';
const OTHER = 'another good password';
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} };

type Client = ReturnType<typeof createClient>;

/** A session that was opened so many minutes ago. */
async function openLongAgo(email: string, minutes = 6) {
  const { subject } = await target.identity.createLogin({ email, name: 'Ida Berg', password: PASSWORD });
  const client = createClient(target.origin);
  await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  await target.pool.query(
    'update identity.sessions set proven_at = now() - make_interval(mins => $2) where user_id = $1',
    [subject, minutes],
  );
  return { client, subject };
}

async function outcomeOf(answer: Promise<Response>) {
  const response = await answer;
  return { ...((await response.json()) as { code?: string; fields?: object }), status: response.status };
}

const addPasskey = (subject: string) =>
  target.pool.query(
    `insert into identity.passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, $1, 'x', $1, 0, 'singleDevice', false)`,
    [subject],
  );

const passkeysOf = async (subject: string) =>
  (await target.pool.query('select from identity.passkeys where user_id = $1', [subject])).rowCount;

/** Every way to change a factor, without a password. */
const changes: Record<string, (client: Client) => Promise<Response>> = {
  'asking for a new passkey': (client) => client.send('/api/auth/passkey/generate-register-options'),
  'storing a new passkey': (client) =>
    client.post('/api/auth/passkey/verify-registration', { response: credential, name: 'mine' }),
  'removing a passkey': (client) => client.post('/api/auth/passkey/delete-passkey', { id: 'x' }),
  'setting up an app': (client) => client.post('/api/auth/two-factor/enable', {}),
  'removing the app': (client) => client.post('/api/auth/two-factor/disable', {}),
  'new backup codes': (client) => client.post('/api/auth/two-factor/generate-backup-codes', {}),
};

describe.each(Object.entries(changes))('%s', (name, change) => {
  test('is refused before the email is confirmed', async () => {
    const stranger = createClient(target.origin);
    const email = `${name.replaceAll(' ', '.')}@strangers.example`;
    await stranger.post('/api/auth/sign-up/email', { email, name: 'Not Ida', password: PASSWORD });
    expect(await outcomeOf(change(stranger))).toMatchObject({ status: 403, code: 'email_not_verified' });
  });

  test('asks for the password when that was shown six minutes ago, and for no more', async () => {
    const { client } = await openLongAgo(`${name.replaceAll(' ', '.')}@people.example`);
    expect(await outcomeOf(change(client))).toMatchObject({ status: 403, code: 'fresh_proof_needed' });
    const wrong = await outcomeOf(client.post('/api/auth/confirm-password', { password: OTHER }));
    expect(wrong).toMatchObject({ status: 422, fields: { password: expect.any(String) } });
    expect(await outcomeOf(change(client))).toMatchObject({ code: 'fresh_proof_needed' });
    expect(await outcomeOf(client.post('/api/auth/confirm-password', { password: PASSWORD }))).toMatchObject({
      status: 200,
    });
    expect((await outcomeOf(change(client))).code).not.toBe('fresh_proof_needed');
  });
});

test('a text that the database cannot store is refused beside its field', async () => {
  const { client } = await openLongAgo('unstorable@people.example', 0);
  const answer = outcomeOf(client.post('/api/auth/passkey/delete-passkey', { id: 'a\u0000b' }));
  expect(await answer).toMatchObject({ status: 422, fields: { id: expect.any(String) } });
});

test('a code that was prepared before the confirmation turns no app on', async () => {
  const stranger = createClient(target.origin);
  const email = 'prepared@strangers.example';
  await stranger.post('/api/auth/sign-up/email', { email, name: 'Not Ida', password: PASSWORD });
  const answer = await outcomeOf(stranger.post('/api/auth/two-factor/verify-totp', { code: '000000' }));
  expect(answer).toMatchObject({ status: 403, code: 'email_not_verified' });
});

test('a login by Google alone needs a fresh session, whatever is sent as a password', async () => {
  const { client, subject } = await openLongAgo('google@people.example');
  await target.pool.query(`update identity.accounts set provider_id = 'google', password = null where user_id = $1`, [
    subject,
  ]);
  const enable = () => outcomeOf(client.post('/api/auth/two-factor/enable', { password: 'anything' }));
  expect(await enable()).toMatchObject({ code: 'fresh_proof_needed' });
  await target.pool.query('update identity.sessions set proven_at = now() where user_id = $1', [subject]);
  expect(await enable()).toMatchObject({ status: 200 });
});

test('a changed password drops the passkeys when asked to, and only after the second factor', async () => {
  const { client, subject } = await openLongAgo('passkeys@people.example');
  await addPasskey(subject);
  const change = (more: object) =>
    outcomeOf(
      client.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: OTHER,
        revokeOtherSessions: true,
        ...more,
      }),
    );
  expect(await change({ dropPasskeys: true })).toMatchObject({ status: 403, code: 'second_factor_needed' });
  expect(await passkeysOf(subject)).toBe(1);
  await target.pool.query('update identity.sessions set second_factor = true where user_id = $1', [subject]);
  expect(await change({ dropPasskeys: true })).toMatchObject({ status: 200 });
  expect(await passkeysOf(subject)).toBe(0);
});

test('each change is mailed, and the link in the mail undoes what was added', async () => {
  const { client } = await openLongAgo('told@people.example', 0);
  target.changes.length = 0;
  const enabled = await client.post('/api/auth/two-factor/enable', { password: PASSWORD });
  expect(target.changes).toEqual([]);
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  await client.post('/api/auth/two-factor/verify-totp', { code: await codeOfApp(totpURI) });
  await client.post('/api/auth/two-factor/verify-totp', { code: await codeOfApp(totpURI, 1) });
  await client.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD });
  await client.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: OTHER,
    revokeOtherSessions: true,
  });
  expect(target.changes.map(({ change }) => change)).toEqual([
    'app_added',
    'backup_codes_replaced',
    'password_changed',
  ]);
  const token = new URL(target.changes[0]?.notMeUrl ?? '').searchParams.get('token');
  const owner = createClient(target.origin);
  const before = target.mails.length;
  expect(await outcomeOf(owner.post('/api/auth/not-me', { token }))).toMatchObject({ status: 200 });
  await expect
    .poll(() => target.mails.slice(before), { timeout: 60_000 })
    .toMatchObject([{ to: 'told@people.example' }]);
  expect(await client.token()).toBe('');
  const signIn = (password: string) =>
    outcomeOf(owner.post('/api/auth/sign-in/email', { email: 'told@people.example', password }));
  expect([(await signIn(PASSWORD)).status, (await signIn(OTHER)).status]).toEqual([401, 401]);
  const link = /token=([\w-]+)/.exec(target.mails.at(-1)?.text ?? '')?.[1];
  await owner.post('/api/auth/reset-password', { token: link, newPassword: PASSWORD });
  expect(await signIn(PASSWORD)).toMatchObject({ status: 200, user: expect.any(Object) });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalIdentity } from '../../server/adapters/local-identity.ts';
import { codeOfApp } from '../support/authenticator-app.ts';
import { createClient, type IdentityTarget, openIdentity, tokenSecret } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity();
});
afterAll(() => target.close());

const password = 'a good password';
const changed = { tokenSecret: 'quite another secret of thirty-two chars' };

/** Logs in by password and by an authenticator app, or its backup code, at another process. @returns the last status */
async function logIn(identity: LocalIdentity, email: string, factor: 'totp' | 'backup-code', code: string) {
  const post = (path: string, body: object, cookie = '') =>
    identity
      .handle(
        new Request(`${target.origin}/api/auth${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: target.origin, Cookie: cookie },
          body: JSON.stringify(body),
        }),
      )
      .catch(() => new Response(null, { status: 500 }));
  const half = await post('/sign-in/email', { email, password });
  const cookie = half.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await post(`/two-factor/verify-${factor}`, { code }, cookie)).status;
}

test('authenticator apps and backup codes outlive a change of the secret, when the one before is told once', async () => {
  const email = 'ida@secret.test';
  await target.identity.createLogin({ email, name: 'Ida', password });
  await target.pool.query('update identity.users set email_verified = true, owner_proven = true where email = $1', [
    email,
  ]);
  const person = createClient(target.origin);
  await person.post('/api/auth/sign-in/email', { email, password });
  const enabled = await person.post('/api/auth/two-factor/enable', { password });
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const first = await codeOfApp(totpURI);
  expect((await person.post('/api/auth/two-factor/verify-totp', { code: first })).status).toBe(200);

  await target.openAnother(changed);
  expect(target.unreadable).toEqual([1]);
  await target.openAnother({ ...changed, tokenSecretBefore: tokenSecret });
  const later = await target.openAnother(changed);
  expect(target.unreadable).toEqual([1]);
  expect(await logIn(later, email, 'totp', await codeOfApp(totpURI, 1))).toBe(200);
  expect(await logIn(later, email, 'backup-code', backupCodes[0] ?? '')).toBe(200);
});

import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFirebaseIdentity } from '../../server/adapters/firebase-identity.ts';
import type { Identity } from '../../server/ports/identity.ts';
import { apiKey, openFirebaseStandIn, projectId, recordedClaims } from './firebase-target.ts';

let google: Awaited<ReturnType<typeof openFirebaseStandIn>>;
let identity: Identity;
const settings = {
  projectId,
  apiKey,
  authDomain: 'settee-test.firebaseapp.com',
  appId: '1:1:web:1',
  emulatorUrl: undefined,
};
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  google = await openFirebaseStandIn();
  identity = createFirebaseIdentity(settings, { keysUrl: `${google.url}/keys`, lookupUrl: google.url });
});
beforeEach(() => {
  google.state.refusal = undefined;
  google.state.lookedUp = 0;
});
afterAll(() => google.close());

const ida = {
  issuer: 'https://securetoken.google.com/settee-test',
  subject: 'kXb1P4rS9vYw2mQe7tLz0aBcDeF2',
  email: 'ida@example.com',
  emailVerified: true,
  displayName: 'Ida Berg',
  secondFactor: false,
  provenSecondsAgo: expect.any(Number),
};

describe('a token of this project', () => {
  // spec §1: An external identity service: email with password, and a Google popup (D16)
  test('verifies an identity', async () => {
    expect(await identity.verify(await google.sign(recordedClaims()))).toEqual(ida);
  });

  test('says when a second factor was shown', async () => {
    const token = await google.sign(recordedClaims({ firebase: { sign_in_second_factor: 'totp' } }));
    expect(await identity.verify(token)).toEqual({ ...ida, secondFactor: true });
  });

  test('says when the e-mail is not proven', async () => {
    const token = await google.sign(recordedClaims({ email_verified: false }));
    expect(await identity.verify(token)).toEqual({ ...ida, emailVerified: false });
  });

  test('is taken when the clocks differ by five seconds, not by more', async () => {
    expect(await identity.verify(await google.sign(recordedClaims({ exp: now() - 3 })))).toEqual(ida);
    expect(await identity.verify(await google.sign(recordedClaims({ exp: now() - 8 })))).toBeUndefined();
  });

  test('of an e-mail registered again is another person', async () => {
    const again = await identity.verify(await google.sign(recordedClaims({ sub: 'another', user_id: 'another' })));
    expect(again).toMatchObject({ subject: 'another', email: ida.email });
  });
});

describe('a token is refused:', () => {
  const changed: [string, Parameters<typeof recordedClaims>[0]][] = [
    ['another project', { aud: 'another-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['a Google account token', { iss: 'https://accounts.google.com' }],
    ['expired', { exp: now() - 3600 }],
    ['not valid yet', { nbf: now() + 600 }],
    ['signed in tomorrow', { auth_time: now() + 86_400 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['an endless subject', { sub: 'x'.repeat(129) }],
    ['no e-mail', { email: undefined }],
    ['no end', { exp: undefined }],
  ];
  test.each(changed)('%s', async (_, changes) => {
    expect(await identity.verify(await google.sign(recordedClaims(changes)))).toBeUndefined();
    expect(google.state.lookedUp).toBe(0);
  });

  test('signed with another key, under a known or an unknown name', async () => {
    for (const kid of ['own-key', 'no-such-key'])
      expect(await identity.verify(await google.sign(recordedClaims(), { kid, foreignKey: true }))).toBeUndefined();
  });

  test('unsigned, or signed by the public key as a secret', async () => {
    expect(await identity.verify(google.unsigned(recordedClaims()))).toBeUndefined();
    const secret = new TextEncoder().encode(JSON.stringify(google.jwks.keys[0]));
    const swapped = await new SignJWT(recordedClaims())
      .setProtectedHeader({ alg: 'HS256', kid: 'own-key' })
      .sign(secret);
    expect(await identity.verify(swapped)).toBeUndefined();
  });

  test.each(['', 'x', 'a.b.c', '...'])('%j', async (token) => {
    expect(await identity.verify(token)).toBeUndefined();
  });
});

describe('what Firebase itself says', () => {
  test.each(['USER_NOT_FOUND', 'USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'])('%s ends it', async (message) => {
    google.state.refusal = { status: 400, message };
    expect(await identity.verify(await google.sign(recordedClaims()))).toBeUndefined();
  });

  test('no answer or a wrong setup is an error, and signs nobody out', async () => {
    google.state.refusal = { status: 403, message: 'Requests from referer <empty> are blocked.' };
    await expect(identity.verify(await google.sign(recordedClaims()))).rejects.toThrow('referer');
    const away = createFirebaseIdentity(settings, { keysUrl: 'http://127.0.0.1:1/keys', lookupUrl: google.url });
    await expect(away.verify(await google.sign(recordedClaims()))).rejects.toThrow();
    const broken = createFirebaseIdentity(settings, { keysUrl: `${google.url}/nothing`, lookupUrl: google.url });
    await expect(broken.verify(await google.sign(recordedClaims()))).rejects.toThrow();
  });
});

describe('with the emulator', () => {
  const emulated = (production: boolean) =>
    createFirebaseIdentity({ ...settings, emulatorUrl: google.url }, { production, keysUrl: `${google.url}/keys` });

  test('unsigned tokens are taken, and looked up there', async () => {
    expect(await emulated(false).verify(google.unsigned(recordedClaims()))).toEqual(ida);
    expect(google.state.lookedUp).toBe(1);
    expect(await emulated(false).verify(google.unsigned(recordedClaims({ aud: 'another' })))).toBeUndefined();
  });

  test('unsigned tokens are refused in production', async () => {
    expect(await emulated(true).verify(google.unsigned(recordedClaims()))).toBeUndefined();
  });
});

import { passkey } from '@better-auth/passkey';
import { createAuthMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';

/** The calls after which a session counts as begun with a second factor. */
const PROVING = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication'];

/**
 * Codes of an authenticator app, and passkeys, as Better Auth's plugins over our tables.
 * @param appName what an authenticator app and the browser show beside the code or the passkey
 */
export const secondFactorPlugins = (appName: string) => [
  twoFactor({
    issuer: appName,
    // People who log in with Google have no password to show.
    allowPasswordless: true,
    schema: { twoFactor: { modelName: 'twoFactors' } },
  }),
  passkey({
    rpName: appName,
    // A passkey stands for two factors only where the device asked for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new Error('The device did not ask who uses it.');
      },
    },
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
  }),
];

/** Marks the session that a second factor was shown in. */
export const markSecondFactor = (setSecondFactor: (sessionId: string) => Promise<void>) =>
  createAuthMiddleware(async ({ path, context }) => {
    if (!PROVING.includes(path)) return;
    const session = context.newSession ?? context.session;
    if (session) await setSecondFactor(session.session.id);
  });

const password = z.string().min(1, 'Enter your password.').max(1024, 'This password is too long.').optional();
const code = z.string({ error: 'Enter the code.' }).trim().min(1, 'Enter the code.').max(20, 'This code is too long.');
const encoded = z.string().min(1).max(8192);
const credential = z
  .object({ id: encoded, rawId: encoded, type: z.literal('public-key'), response: z.record(z.string(), z.unknown()) })
  .loose();

/** The bodies of the calls below `/api/auth/two-factor` and `/api/auth/passkey`. */
export const secondFactorForms = {
  enable: z.object({ password }),
  code: z.object({ code: code.transform((typed) => typed.replace(/\s/g, '')) }),
  passkey: z.object({ response: credential, name: z.string().trim().max(60, 'Use at most 60 characters.').optional() }),
  passkeyLogin: z.object({ response: credential }),
  passkeyId: z.object({ id: z.string().min(1).max(200) }),
};

import { passkey } from '@better-auth/passkey';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { issueMessage } from '../../shared/words/issue-message.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';

/** Their session then has a second factor. */
const PROVING = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication'];

/**
 * Returns the plugins for authenticator codes and passkeys.
 * @param appName shown by apps and browsers
 */
export const secondFactorPlugins = (appName: string) => [
  twoFactor({
    issuer: appName,
    // Google users have no password.
    allowPasswordless: true,
    schema: { twoFactor: { modelName: 'twoFactors' } },
  }),
  passkey({
    rpName: appName,
    // Only with user verification is a passkey two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new Error('The device did not ask who uses it.');
      },
    },
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
  }),
];

/** Marks a session that proved a second factor. Better Auth runs this after a refusal too. */
export const markSecondFactor = (setSecondFactor: (sessionId: string) => Promise<void>) =>
  createAuthMiddleware(async ({ path, context }) => {
    if (!PROVING.includes(path) || isAPIError(context.returned)) return;
    const session = context.newSession ?? context.session;
    if (session) await setSecondFactor(session.session.id);
  });

type Session = { session: { userId: string; token: string } };
type AfterCall = { path: string; context: { newSession: Session | null; session: Session | null; returned?: unknown } };

/** Returns the session that added an app or a passkey. A login enters a code too, but has no session before it. */
export function sessionOfNewFactor({ path, context }: AfterCall): Session['session'] | undefined {
  const { newSession, session, returned } = context;
  if (isAPIError(returned) || !session) return undefined;
  if (path === '/passkey/verify-registration') return session.session;
  return path === '/two-factor/verify-totp' ? newSession?.session : undefined;
}

const password = z
  .string()
  .min(1, issueMessage(identityRefusals.passwordNeededAgain()))
  .max(1024, issueMessage(identityRefusals.typedPasswordTooLong()))
  .optional();
const code = z
  .string({ error: issueMessage(identityRefusals.codeNeeded()) })
  .trim()
  .min(1, issueMessage(identityRefusals.codeNeeded()))
  .max(20, issueMessage(identityRefusals.codeTooLong()));
const encoded = z.string().min(1).max(8192);
const credential = z
  .object({ id: encoded, rawId: encoded, type: z.literal('public-key'), response: z.record(z.string(), z.unknown()) })
  .loose();

export const secondFactorForms = {
  enable: z.object({ password }),
  code: z.object({ code: code.transform((typed) => typed.replace(/\s/g, '')) }),
  passkey: z.object({
    response: credential,
    name: z.string().trim().max(60, issueMessage(identityRefusals.labelTooLong())).optional(),
  }),
  passkeyLogin: z.object({ response: credential }),
  passkeyId: z.object({ id: z.string().min(1).max(200) }),
};

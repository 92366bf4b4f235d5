import { email, text } from './fields.ts';
import { z } from './zod.ts';

/**
 * What the doors of our own identity service take (design §2). They are no calls of the contract, for the service
 * behind them may be another one; but the server reads and the sign-up form checks by the same schemas.
 */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const newPassword = z
  .string({ error: 'Enter a password.' })
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `A password may have up to ${PASSWORD_MAX} characters.`);

export const signUpForm = z.object({ name: text(80, 'Name'), email, password: newPassword });
export type SignUpForm = z.output<typeof signUpForm>;

/** An old password is only compared, so it keeps no rule but a length that is cheap to hash. */
export const signInForm = z.object({
  email,
  password: z
    .string({ error: 'Enter a password.' })
    .min(1, 'Enter a password.')
    .max(1024, 'This password is too long.'),
});
export type SignInForm = z.output<typeof signInForm>;

export const emailForm = z.object({ email });

export const resetPasswordForm = z.object({ token: text(200, 'Link'), newPassword });

/** A mailed link confirms an e-mail together with the session, or with the password, of the account. */
export const confirmEmailForm = z.object({ token: text(2000, 'Link'), password: signInForm.shape.password.optional() });

/** Whoever knows the old password may choose another; everywhere else one is signed out. */
export const changePasswordForm = z.object({
  currentPassword: signInForm.shape.password,
  newPassword,
  revokeOtherSessions: z.literal(true),
});

/** A path of our own to come back to; never another site, never `//host`. */
export const ownPath = z.string().regex(/^\/(?![/\\])[^\\\s]*$/, 'Come back to a path of this site.');

export const googleForm = z.object({
  provider: z.literal('google'),
  callbackURL: ownPath,
  errorCallbackURL: ownPath.optional(),
});

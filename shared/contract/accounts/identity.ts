import { issueMessage } from '../../words/issue-message.ts';
import { refusalForPrograms } from '../../words/refusal.ts';
import { identityRefusals } from '../../words/refusals/identity.ts';
import { email, line, text } from '../fields.ts';
import { z } from '../zod.ts';

/** Schemas of our own identity service. No contract calls, because another service may be used. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const newPassword = z
  .string({ error: issueMessage(identityRefusals.passwordNeeded()) })
  .min(PASSWORD_MIN, issueMessage(identityRefusals.passwordTooShort({ least: PASSWORD_MIN })))
  .max(PASSWORD_MAX, issueMessage(identityRefusals.passwordTooLong({ most: PASSWORD_MAX })));

export const signUpForm = z.object({ name: line(80, 'name'), email, password: newPassword });
export type SignUpForm = z.output<typeof signUpForm>;

/** Only compared; the limit keeps hashing cheap. */
export const signInForm = z.object({
  email,
  password: z
    .string({ error: issueMessage(identityRefusals.passwordNeeded()) })
    .min(1, issueMessage(identityRefusals.passwordNeeded()))
    .max(1024, issueMessage(identityRefusals.typedPasswordTooLong())),
});
export type SignInForm = z.output<typeof signInForm>;

export const emailForm = z.object({ email });

export const resetPasswordForm = z.object({ token: text(200, 'link'), newPassword });

/** The link needs the session or the password too. */
export const confirmEmailForm = z.object({ token: text(2000, 'link'), password: signInForm.shape.password.optional() });

/** Ends all other sessions. */
export const changePasswordForm = z.object({
  currentPassword: signInForm.shape.password,
  newPassword,
  revokeOtherSessions: z.literal(true),
  dropPasskeys: z.boolean().optional(),
});

/** Makes the proof of a session fresh. */
export const confirmPasswordForm = z.object({ password: signInForm.shape.password });

/** From a mail about a change: it was somebody else. */
export const notMeForm = z.object({ token: text(2000, 'link') });

/** On our own site; never `//host`. */
const ownPath = z
  .string()
  .regex(/^\/(?![/\\])[^\\\s]*$/, issueMessage(refusalForPrograms('Come back to a path of this site.')));

export const googleForm = z.object({
  provider: z.literal('google'),
  callbackURL: ownPath,
  errorCallbackURL: ownPath.optional(),
});

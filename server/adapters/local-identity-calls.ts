import type { z } from 'zod';
import {
  changePasswordForm,
  confirmEmailForm,
  emailForm,
  googleForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from '../../shared/contract/identity.ts';
import type { LimitName } from './local-identity-limits.ts';
import { secondFactorForms } from './local-identity-second-factor.ts';

type Limits = {
  account?: LimitName;
  session?: LimitName;
  address?: LimitName[];
  /** Once this one of an address is used up, the answer tells nothing and the rest goes by mail. */
  quiet?: LimitName;
};

/** What a call below `/api/auth` takes, and what it is limited by. */
export type Door = {
  form?: z.ZodType;
  limits?: Limits;
  /** Answers leave on a beat, so that their time does not tell who has an account (reliability T18). */
  onBeat?: true;
  /** Who passes has shown that the account is theirs. */
  provesOwner?: true;
  /** Answered by us: a mailed link is good only together with the account. */
  confirms?: true;
  /** Needs a second factor in this session where the account has one: it changes how the account is protected. */
  isGuarded?: true;
};

const guess: Limits = { session: 'wrongCodesOfSession', address: ['wrongPasswordsOfAddress'] };

/** What may pass: every other path of Better Auth stays shut. */
export const doors: Record<string, Door> = {
  'POST /sign-up/email': {
    form: signUpForm,
    limits: { address: ['signUpsOfAddress'], quiet: 'wrongSignUpsOfAddress' },
    provesOwner: true,
  },
  'POST /sign-in/email': {
    form: signInForm,
    limits: { account: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    onBeat: true,
    provesOwner: true,
  },
  'POST /sign-in/social': { form: googleForm },
  'POST /sign-out': {},
  'POST /request-password-reset': {
    form: emailForm,
    limits: { account: 'mailsToAccount', address: ['mailsOfAddress'] },
    onBeat: true,
  },
  'POST /reset-password': {
    form: resetPasswordForm,
    limits: { address: ['wrongPasswordsOfAddress'] },
    provesOwner: true,
  },
  'POST /change-password': {
    form: changePasswordForm,
    limits: { session: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
  },
  'POST /send-verification-email': {
    form: emailForm,
    limits: { account: 'mailsToAccount', address: ['mailsOfAddress'] },
    onBeat: true,
  },
  // Never by a GET: whoever only opens the mail must not confirm an account that somebody else made.
  'POST /verify-email': {
    form: confirmEmailForm,
    limits: { account: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    onBeat: true,
    confirms: true,
  },
  'POST /two-factor/enable': { form: secondFactorForms.enable, limits: guess, isGuarded: true },
  'POST /two-factor/disable': { form: secondFactorForms.enable, limits: guess, isGuarded: true },
  'POST /two-factor/generate-backup-codes': { form: secondFactorForms.enable, limits: guess, isGuarded: true },
  'POST /two-factor/verify-totp': { form: secondFactorForms.code, limits: guess },
  'POST /two-factor/verify-backup-code': { form: secondFactorForms.code, limits: guess },
  'GET /passkey/list-user-passkeys': {},
  'GET /passkey/generate-register-options': { isGuarded: true },
  'POST /passkey/verify-registration': { form: secondFactorForms.passkey, isGuarded: true },
  'POST /passkey/delete-passkey': { form: secondFactorForms.passkeyId, isGuarded: true },
  'GET /passkey/generate-authenticate-options': { limits: { address: ['wrongPasswordsOfAddress'] } },
  'POST /passkey/verify-authentication': {
    form: secondFactorForms.passkeyLogin,
    limits: { address: ['wrongPasswordsOfAddress'] },
  },
  'GET /protection': {},
  'GET /callback/google': {},
  'GET /token': {},
  'GET /jwks': {},
};

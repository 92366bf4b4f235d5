import type { z } from 'zod';
import {
  changePasswordForm,
  confirmEmailForm,
  confirmPasswordForm,
  emailForm,
  googleForm,
  notMeForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from '../../shared/contract/accounts/identity.ts';
import type { LoginChange } from '../ports/identity.ts';
import type { LimitName } from './local-identity-limits.ts';
import { secondFactorForms } from './local-identity-second-factor.ts';

type Limits = {
  account?: LimitName;
  session?: LimitName;
  address?: LimitName[];
  /** Above this limit, the flow continues by email. */
  quiet?: LimitName;
};

/** Body and limits of a call under `/api/auth`. */
export type CallRules = {
  form?: z.ZodType;
  limits?: Limits;
  /** Responds at fixed intervals: timing must not reveal accounts (reliability T18). */
  onBeat?: true;
  provesOwner?: true;
  /** Ours: a link in an email also requires the account. */
  confirms?: true;
  /** Requires a confirmed email, the second factor in this session, and a fresh proof. */
  isGuarded?: true;
  /** The person gets a mail. */
  change?: LoginChange;
  /** The body names the person. */
  namesPerson?: true;
};

const guess: Limits = { session: 'wrongCodesOfSession', address: ['wrongPasswordsOfAddress'] };

/** All other Better Auth paths are blocked. */
export const callRules: Record<string, CallRules> = {
  'POST /sign-up/email': {
    form: signUpForm,
    limits: { address: ['signUpsOfAddress'], quiet: 'wrongSignUpsOfAddress' },
    provesOwner: true,
    namesPerson: true,
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
    namesPerson: true,
  },
  'POST /reset-password': {
    form: resetPasswordForm,
    limits: { address: ['wrongPasswordsOfAddress'] },
    provesOwner: true,
    change: 'password_changed',
  },
  'POST /change-password': {
    form: changePasswordForm,
    limits: { session: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    change: 'password_changed',
  },
  // Ours: makes the session's proof fresh.
  'POST /confirm-password': {
    form: confirmPasswordForm,
    limits: { session: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
  },
  // Ours: the link in a mail about a change.
  'POST /not-me': { form: notMeForm, limits: { address: ['wrongPasswordsOfAddress'] } },
  'POST /send-verification-email': {
    form: emailForm,
    limits: { account: 'mailsToAccount', address: ['mailsOfAddress'] },
    onBeat: true,
  },
  // Not GET: opening an email must not confirm a stranger's account.
  'POST /verify-email': {
    form: confirmEmailForm,
    limits: { account: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    onBeat: true,
    confirms: true,
  },
  'POST /two-factor/enable': { form: secondFactorForms.enable, limits: guess, isGuarded: true },
  'POST /two-factor/disable': {
    form: secondFactorForms.enable,
    limits: guess,
    isGuarded: true,
    change: 'app_removed',
  },
  'POST /two-factor/generate-backup-codes': {
    form: secondFactorForms.enable,
    limits: guess,
    isGuarded: true,
    change: 'backup_codes_replaced',
  },
  'POST /two-factor/verify-totp': { form: secondFactorForms.code, limits: guess, change: 'app_added' },
  'POST /two-factor/verify-backup-code': { form: secondFactorForms.code, limits: guess },
  'GET /passkey/list-user-passkeys': {},
  'GET /passkey/generate-register-options': { isGuarded: true },
  'POST /passkey/verify-registration': { form: secondFactorForms.passkey, isGuarded: true, change: 'passkey_added' },
  'POST /passkey/delete-passkey': { form: secondFactorForms.passkeyId, isGuarded: true, change: 'passkey_removed' },
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

import { z } from 'zod';
import { Failure, invalidFields } from '../../shared/errors.ts';

const CODES_CHANGED =
  'Another login used a backup code at the same moment, so yours was not checked. Please log in again.';

const refusal = z.object({ code: z.string() });

/**
 * Maps a refusal by Better Auth.
 * @param passwordField form field of the password
 */
export async function explainRefusal(
  response: Response,
  email: string | undefined,
  {
    hasEmail,
    passwordField = 'password',
  }: { hasEmail: (email: string) => Promise<boolean>; passwordField?: 'currentPassword' | 'password' },
): Promise<Failure> {
  const code = refusal.safeParse(await response.json().catch(() => undefined)).data?.code;
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new Failure('wrong_credentials');
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return emailTaken();
    case 'INVALID_PASSWORD':
      return invalidFields({ [passwordField]: 'This is not your current password.' });
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return invalidFields({ code: 'This code is wrong or has been used. Enter the newest one.' });
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new Failure('not_signed_in', { message: 'This login took too long or too many tries. Log in again.' });
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new Failure('too_many_requests', {
        message: 'Too many wrong codes. Wait 15 minutes, then log in again.',
        retryAfter: 900,
      });
    case 'TOTP_ALREADY_ENABLED':
      return new Failure('conflict', { message: 'The authenticator app is set up already.' });
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
      return new Failure('conflict', { message: 'No authenticator app is set up.' });
    case 'SESSION_NOT_FRESH':
      return new Failure('not_allowed', { message: 'You logged in a while ago. Log in again, then add the passkey.' });
    case 'PASSKEY_NOT_FOUND':
    case 'AUTHENTICATION_FAILED':
    case 'CHALLENGE_NOT_FOUND':
      return new Failure('wrong_credentials', {
        message: 'This passkey could not be used. Try again or use your password.',
      });
    case 'FAILED_TO_VERIFY_REGISTRATION':
    case 'PREVIOUSLY_REGISTERED':
      return new Failure('invalid_input', {
        message: 'This passkey could not be added. Try again or use another device.',
      });
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return new Failure('conflict', {
        message:
          'You sign in with Google, so there is no password to change. “Forgot your password?” on the login page gives you one.',
      });
    case 'FAILED_TO_CREATE_USER':
      // Concurrent sign-ups: the index allowed one.
      if (email && (await hasEmail(email))) return emailTaken();
      // The form was valid, so the database fails to write (reliability T29).
      return Object.assign(new Failure('busy', { retryAfter: 2 }), { cause: new Error(code) });
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return new Failure('invalid_input', {
        message: 'This link has been used or has expired. Please request a new one.',
      });
    case 'PROVIDER_NOT_FOUND':
      return new Failure('not_found', {
        message: 'Google cannot be reached right now. Please use your email and password.',
      });
  }
  // Better Auth names no code: another request has taken a backup code since this one was read.
  if (response.status === 409) return new Failure('conflict', { message: CODES_CHANGED });
  if (response.status === 401) return new Failure('not_signed_in');
  if (response.status === 403) return new Failure('not_allowed', { message: 'Requests from other sites are refused.' });
  return new Failure(response.status < 500 ? 'unreadable_body' : 'internal');
}

const emailTaken = () =>
  new Failure('email_taken', {
    fields: { email: 'There is already an account with this email. Please log in instead.' },
  });

import { z } from 'zod';
import { Failure, invalidFields } from '../../shared/errors.ts';
import { refusalForPrograms } from '../../shared/words/refusal.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';

const CODES_CHANGED = identityRefusals.backupCodeRace();

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
      return invalidFields({ [passwordField]: identityRefusals.notCurrentPassword() });
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return invalidFields({ code: identityRefusals.wrongCode() });
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new Failure('not_signed_in', { reason: identityRefusals.loginTooOld() });
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new Failure('too_many_requests', {
        reason: identityRefusals.tooManyCodes(),
        retryAfter: 900,
      });
    case 'TOTP_ALREADY_ENABLED':
      return new Failure('conflict', { reason: identityRefusals.appSetUp() });
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
      return new Failure('conflict', { reason: identityRefusals.noApp() });
    case 'SESSION_NOT_FRESH':
      return new Failure('not_allowed', { reason: identityRefusals.passkeyNeedsLogin() });
    case 'PASSKEY_NOT_FOUND':
    case 'AUTHENTICATION_FAILED':
    case 'CHALLENGE_NOT_FOUND':
      return new Failure('wrong_credentials', {
        reason: identityRefusals.passkeyNotUsed(),
      });
    case 'FAILED_TO_VERIFY_REGISTRATION':
    case 'PREVIOUSLY_REGISTERED':
      return new Failure('invalid_input', {
        reason: identityRefusals.passkeyNotAdded(),
      });
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return new Failure('conflict', {
        reason: identityRefusals.noPasswordOfGoogle(),
      });
    case 'FAILED_TO_CREATE_USER':
      // Concurrent sign-ups: the index allowed one.
      if (email && (await hasEmail(email))) return emailTaken();
      // The form was valid, so the database fails to write (reliability T29).
      return Object.assign(new Failure('busy', { retryAfter: 2 }), { cause: new Error(code) });
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return new Failure('invalid_input', {
        reason: identityRefusals.linkUsed(),
      });
    case 'PROVIDER_NOT_FOUND':
      return new Failure('not_found', {
        reason: identityRefusals.googleAway(),
      });
  }
  // Better Auth has no code for this: another request took the backup code.
  if (response.status === 409) return new Failure('conflict', { reason: CODES_CHANGED });
  if (response.status === 401) return new Failure('not_signed_in');
  if (response.status === 403)
    return new Failure('not_allowed', { reason: refusalForPrograms('Requests from other sites are refused.') });
  return new Failure(response.status < 500 ? 'unreadable_body' : 'internal');
}

const emailTaken = () =>
  new Failure('email_taken', {
    fields: { email: identityRefusals.emailTaken() },
  });

import type { SignInForm, SignUpForm } from '../../../../shared/contract/accounts/identity.ts';
import { ApiError } from '../../../platform/api.ts';
import { getSession, setSession } from '../../../platform/session.ts';
import { readClaims } from '../../../platform/token-claims.ts';
import { words } from '../../../words.ts';
import { shownTerms } from '../../legal/shown-terms.ts';
import { exchange, openSession } from './access.ts';
import { createAccount } from './call-identity.ts';
import { getIdentityClient } from './get-identity-client.ts';
import type { AfterGoogle, IdentityClient, SignUpType } from './identity-client.ts';

/** Has an identity, but no account here. */
export type Newcomer = { email: string };

export type SignInResult = 'created' | 'entered' | 'needs_code' | 'mailed' | Newcomer;

export const isNewcomer = (result: SignInResult): result is Newcomer => typeof result === 'object';

/**
 * Signs in by email and password.
 * @throws ApiError to show under the form
 */
export function signIn(form: SignInForm): Promise<SignInResult> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    return (await identity.signIn(form)) === 'code' ? 'needs_code' : finishSignIn(identity);
  });
}

/**
 * Finishes a login with an authenticator or backup code.
 * @throws ApiError to show under the form
 */
export function signInByCode(code: string): Promise<SignInResult> {
  return whileLoading(async () => {
    const { verifyCode } = await import('./second-factor-client.ts');
    await verifyCode(code);
    return finishSignIn(await getIdentityClient());
  });
}

/**
 * @param prompt shows the device prompt
 * @throws ApiError, or a browser error when canceled
 */
export const signInByPasskey = (prompt: () => Promise<void>): Promise<SignInResult> =>
  whileLoading(async () => {
    await prompt();
    return finishSignIn(await getIdentityClient());
  });

/**
 * Creates login and account. A retry completes an interrupted sign-up.
 * @throws ApiError with the fields to mark
 */
export function signUp({ type, ...form }: SignUpForm & { type: SignUpType }): Promise<SignInResult> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    const next = await identity.signUp(form).catch((error: unknown) => resume(error, identity, form));
    if (next !== 'done') return next === 'mailed' ? 'mailed' : 'needs_code';
    return finishSignIn(identity, type, form.name);
  });
}

/**
 * Signs in by Google's popup; call it inside the click handler.
 * @param afterwards `type` of a missing account
 * @param onSeemsClosed a late sign-in still counts
 * @throws ApiError to show under the form
 */
export async function signInWithGoogle(
  identity: IdentityClient,
  afterwards: AfterGoogle,
  onSeemsClosed: () => void,
): Promise<SignInResult> {
  let stopLoading: () => void = () => undefined;
  const seemsClosed = new Promise<void>((resolve) => {
    stopLoading = resolve;
  });
  const chosen = identity.signInWithGoogle(afterwards, () => {
    stopLoading();
    onSeemsClosed();
  });
  await whileLoading(() => Promise.race([chosen, seemsClosed]));
  await chosen;
  return whileLoading(() => finishSignIn(identity, afterwards.type));
}

/** @throws ApiError to show under the form */
export const createNewcomer = (type: SignUpType): Promise<SignInResult> =>
  whileLoading(async () => finishSignIn(await getIdentityClient(), type));

/** Keeps the session `loading` during the work (spec §4). */
async function whileLoading<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const before = getSession();
  setSession({ status: 'loading' });
  try {
    return await work();
  } finally {
    if (getSession().status === 'loading') setSession(before.account ? before : { status: 'signed-out' });
  }
}

/**
 * Starts the session.
 * @param type of a missing account
 * @throws ApiError
 */
export async function finishSignIn(identity: IdentityClient, type?: SignUpType, name?: string): Promise<SignInResult> {
  const idToken = await identity.idToken();
  if (!idToken) throw new ApiError(401, { code: 'identity_not_proven', message: words.login.serviceFailed });
  try {
    const result = type ? await join(idToken, type, name) : 'entered';
    await exchange(idToken);
    await openSession();
    return result;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    const isRemoved = error.code === 'account_removed';
    if (!type && !isRemoved) return { email: readClaims(idToken).email ?? '' };
    // Just created: it is missing only if the person was removed.
    await identity.signOut();
    throw isRemoved ? error : new ApiError(401, { code: 'identity_not_proven', message: words.login.accountRemoved });
  }
}

async function join(idToken: string, type: SignUpType, name: string | undefined): Promise<'created' | 'entered'> {
  const { email = '', name: known } = readClaims(idToken);
  const accepted = await shownTerms();
  return createAccount(idToken, { displayName: name || known || email.replace(/@.*/, ''), email, type, accepted });
}

/** If an interrupted sign-up owns the email, the password signs in. */
function resume(error: unknown, identity: IdentityClient, { email, password }: SignUpForm): Promise<'done' | 'code'> {
  if (!(error instanceof ApiError && error.code === 'email_taken')) throw error;
  return identity.signIn({ email, password }).catch(() => {
    throw error;
  });
}

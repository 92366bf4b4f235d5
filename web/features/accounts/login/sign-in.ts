import type { SignInForm, SignUpForm } from '../../../../shared/contract/identity.ts';
import { ApiError } from '../../../platform/api.ts';
import { getSession, setSession } from '../../../platform/session.ts';
import { words } from '../../../words.ts';
import { exchange, openSession } from './access.ts';
import { createAccount } from './ask.ts';
import { type AfterGoogle, getIdentityClient, type IdentityClient, type SignUpType } from './identity-client.ts';
import { shownTerms } from './shown-terms.ts';
import { readClaims } from './token-claims.ts';

/** A person whom the identity service knows, who has no account here yet. */
export type Newcomer = { email: string };

/**
 * What happened: an account was made, it had been there, a code of the authenticator app is needed, the rest goes by mail,
 * or the person has to choose the kind of their account first.
 */
export type Entrance = 'created' | 'entered' | 'needs_code' | 'mailed' | Newcomer;

/** Whether the person still has to choose the kind of their account. */
export const isNewcomer = (entrance: Entrance): entrance is Newcomer => typeof entrance === 'object';

/**
 * Signs a person in by e-mail and password.
 * @throws ApiError to show under the form
 */
export function signIn(form: SignInForm): Promise<Entrance> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    return (await identity.signIn(form)) === 'code' ? 'needs_code' : enter(identity);
  });
}

/**
 * Finishes a login with a code of the authenticator app, or a backup code.
 * @throws ApiError to show under the form
 */
export function enterByCode(code: string): Promise<Entrance> {
  return whileLoading(async () => {
    const { verifyCode } = await import('./second-factor-client.ts');
    await verifyCode(code);
    return enter(await getIdentityClient());
  });
}

/**
 * Logs a person in by a passkey.
 * @param ask lets the device show it
 * @throws ApiError, or the browser's own error when the person stops
 */
export const enterByPasskey = (ask: () => Promise<void>): Promise<Entrance> =>
  whileLoading(async () => {
    await ask();
    return enter(await getIdentityClient());
  });

/**
 * Makes a login and the account of the chosen kind. A sign-up that broke off in the middle is finished by trying again.
 * @throws ApiError with the fields to mark
 */
export function signUp({ type, ...form }: SignUpForm & { type: SignUpType }): Promise<Entrance> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    const next = await identity.signUp(form).catch((error: unknown) => resume(error, identity, form));
    if (next !== 'done') return next === 'mailed' ? 'mailed' : 'needs_code';
    return enter(identity, type, form.name);
  });
}

/**
 * Signs in with Google in a window of its own; call it in the very click.
 * @param afterwards `type` makes an account of that kind for a person who has none, as the sign-up page does
 * @param onSeemsClosed called when the window seems to be closed; a late sign-in still counts
 * @throws ApiError to show under the form
 */
export async function signInWithGoogle(
  identity: IdentityClient,
  afterwards: AfterGoogle,
  onSeemsClosed: () => void,
): Promise<Entrance> {
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
  return whileLoading(() => enter(identity, afterwards.type));
}

/**
 * Makes the account of a newcomer, who has proved who they are and has now chosen its kind.
 * @throws ApiError to show under the form
 */
export const createNewcomer = (type: SignUpType): Promise<Entrance> =>
  whileLoading(async () => enter(await getIdentityClient(), type));

/** Keeps the session on `loading` during the work; afterwards tells who is here if the work did not (spec §4). */
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
 * Makes the person whom the identity service vouches for the session's. Without an account and without `type` they are
 * a newcomer: still signed in at the identity service, so that choosing a kind is all that is left to do.
 * @param type makes an account of this kind first, for a person who has none
 * @throws ApiError
 */
export async function enter(identity: IdentityClient, type?: SignUpType, name?: string): Promise<Entrance> {
  const idToken = await identity.idToken();
  if (!idToken) throw new ApiError(401, { code: 'identity_not_proven', message: words.login.serviceFailed });
  try {
    const entrance = type ? await join(idToken, type, name) : 'entered';
    await exchange(idToken);
    await openSession();
    return entrance;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    const isRemoved = error.code === 'account_removed';
    if (!type && !isRemoved) return { email: readClaims(idToken).email ?? '' };
    // The account was just made, unless the person was removed.
    await identity.signOut();
    throw new ApiError(401, { code: 'identity_not_proven', message: words.login.accountRemoved });
  }
}

async function join(idToken: string, type: SignUpType, name: string | undefined): Promise<'created' | 'entered'> {
  const { email = '', name: known } = readClaims(idToken);
  const accepted = await shownTerms();
  return createAccount(idToken, { displayName: name || known || email.replace(/@.*/, ''), email, type, accepted });
}

/** A taken e-mail may be one's own, from a sign-up that broke off: then the same password opens it. */
function resume(error: unknown, identity: IdentityClient, { email, password }: SignUpForm): Promise<'done' | 'code'> {
  if (!(error instanceof ApiError && error.code === 'email_taken')) throw error;
  return identity.signIn({ email, password }).catch(() => {
    throw error;
  });
}

import type { SignInForm, SignUpForm } from '../../shared/contract/identity.ts';
import { ApiError } from '../api.ts';
import { getSession, setSession } from '../session.ts';
import { words } from '../words.ts';
import { exchange, openSession } from './access.ts';
import { createAccount } from './ask.ts';
import { type AfterGoogle, getIdentityClient, type IdentityClient, type SignUpType } from './identity-client.ts';
import { readClaims } from './token-claims.ts';

/** Which of the two happened: an account was made, or it had been there. */
export type Entrance = 'created' | 'entered';

/**
 * Signs a person in by e-mail and password.
 * @throws ApiError to show under the form
 */
export function signIn(form: SignInForm): Promise<Entrance> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    await identity.signIn(form);
    return enter(identity);
  });
}

/**
 * Makes a login and the account of the chosen kind. A sign-up that broke off in the middle is finished by trying again.
 * @throws ApiError with the fields to mark
 */
export function signUp({ type, ...form }: SignUpForm & { type: SignUpType }): Promise<Entrance> {
  return whileLoading(async () => {
    const identity = await getIdentityClient();
    await identity.signUp(form).catch((error: unknown) => resume(error, identity, form));
    return enter(identity, type, form.name);
  });
}

/**
 * Signs in with Google in a window of its own; call it in the very click.
 * @param afterwards `type` makes an account of that kind for somebody who has none, as the sign-up page does
 * @throws ApiError to show under the form
 */
export function signInWithGoogle(identity: IdentityClient, afterwards: AfterGoogle): Promise<Entrance> {
  const chosen = identity.signInWithGoogle(afterwards);
  return whileLoading(async () => {
    await chosen;
    return enter(identity, afterwards.type);
  });
}

/** Keeps the session on `loading` during the work, and tells who is here when it failed (spec §4). */
async function whileLoading<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const before = getSession();
  setSession({ status: 'loading' });
  try {
    return await work();
  } catch (error) {
    if (getSession().status === 'loading') setSession(before.account ? before : { status: 'signed-out' });
    throw error;
  }
}

/**
 * Makes the person whom the identity service vouches for the session's.
 * @param type makes an account of this kind first, for somebody who has none
 * @throws ApiError, also when they have no account and none was to be made
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
    await identity.signOut();
    // Somebody without an account has just been made one: only for who was removed is there none.
    const message = type ? words.login.accountRemoved : words.login.noAccountYet;
    throw new ApiError(401, { code: 'identity_not_proven', message });
  }
}

function join(idToken: string, type: SignUpType, name: string | undefined): Promise<Entrance> {
  const { email = '', name: known } = readClaims(idToken);
  return createAccount(idToken, { displayName: name || known || email.replace(/@.*/, ''), email, type });
}

/** A taken e-mail may be one's own, from a sign-up that broke off: then the same password opens it. */
async function resume(error: unknown, identity: IdentityClient, { email, password }: SignUpForm): Promise<void> {
  if (!(error instanceof ApiError && error.code === 'email_taken')) throw error;
  await identity.signIn({ email, password }).catch(() => {
    throw error;
  });
}

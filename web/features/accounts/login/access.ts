import { toast } from 'react-hot-toast/headless';
import { ApiError, api, withIdToken } from '../../../platform/api.ts';
import { getSession, type Session, setSession } from '../../../platform/session.ts';
import { words } from '../../../words.ts';
import { getIdentityClient } from './identity-client.ts';
import { dropExpiredToken, dropToken, keepToken, keptEmail, keptToken, timeLeft } from './kept-token.ts';
import { readClaims } from './token-claims.ts';

/** Milliseconds until a page that could not reach the server asks again who is signed in. */
const ASK_AGAIN_MILLISECONDS = 5000;

let renewing: Promise<string | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The access token to send, renewed when it is about to end.
 * @returns undefined when nobody is signed in, or the server could not be reached to renew it
 */
export async function getFreshToken(): Promise<string | undefined> {
  const token = keptToken();
  return token === undefined || timeLeft(token) > 0 ? token : renewToken();
}

/**
 * Gets a new access token against proof of who is signed in; calls at one time share one renewal. When there is no
 * proof any more the person is signed out, and what they typed stays.
 */
export function renewToken(): Promise<string | undefined> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(): Promise<string | undefined> {
  try {
    const idToken = await (await getIdentityClient()).idToken();
    if (idToken) {
      const given = await issue(idToken);
      // Somebody may have logged out meanwhile, here or in another tab.
      return keptToken() === undefined ? undefined : keep(given);
    }
  } catch (error) {
    // Without a connection nobody is signed out: the call that wanted the token says what is wrong.
    if (!(error instanceof ApiError && error.status === 401)) return undefined;
  }
  expire();
  return undefined;
}

/**
 * Turns proof into an access token that this browser keeps.
 * @throws ApiError 401 when the person has no account here
 */
export async function exchange(idToken: string): Promise<void> {
  keep(await issue(idToken));
}

async function issue(idToken: string) {
  const { email = '' } = readClaims(idToken);
  const { token } = await withIdToken(idToken).issueToken({ body: { email } });
  return { token, email };
}

function keep({ token, email }: { token: string; email: string }): string {
  keepToken(token, email);
  scheduleRenewal();
  return token;
}

/**
 * Reads the record of the person whose token is kept, and makes them the session's.
 * When the server cannot be reached it asks again, and the session stays `loading` meanwhile.
 */
export async function openSession(): Promise<void> {
  try {
    const token = await getFreshToken();
    const email = keptEmail();
    if (token === undefined || email === undefined) throw new ApiError(keptToken() ? 0 : 401, {});
    const { type, displayName, isVarified, emailVerified, _id } = await api.getUser({ params: { email } });
    setSession({ status: 'signed-in', account: { _id, displayName, email, type, isVarified, emailVerified } });
    scheduleRenewal();
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) expire();
    else setTimeout(() => void openSession(), ASK_AGAIN_MILLISECONDS);
  }
}

/** Gets a token and the record anew, after something about the person changed. Does nothing when nobody is signed in. */
export async function renewSession(): Promise<void> {
  if (keptToken() !== undefined && (await renewToken())) await openSession();
}

/** Signs out here, in the other tabs, and at the identity service. */
export async function signOut(): Promise<void> {
  setSession({ status: 'loading', leaving: true });
  // Without a connection the person is signed out of this browser all the same.
  await getIdentityClient()
    .then((identity) => identity.signOut())
    .catch(() => undefined);
  close({ status: 'signed-out' });
}

/** Ends a session that could not be renewed, and says so once. */
function expire(): void {
  if (getSession().status === 'signed-out') return;
  dropExpiredToken();
  close({ status: 'signed-out', expired: true });
  toast.error(words.session.expired);
}

function close(session: Session): void {
  clearTimeout(timer);
  dropToken();
  setSession(session);
}

/** Follows what another tab did with the token. @param token undefined when it ended there */
export function followOtherTab(token: string | undefined, expired: boolean): void {
  if (token === undefined) close({ status: 'signed-out', ...(expired ? { expired } : {}) });
  else if (keptEmail() !== getSession().account?.email) void openSession();
  else scheduleRenewal();
}

function scheduleRenewal(): void {
  clearTimeout(timer);
  const token = keptToken();
  if (token !== undefined) timer = setTimeout(() => void getFreshToken(), Math.max(timeLeft(token), 1000));
}

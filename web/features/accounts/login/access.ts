import { ApiError, api, withIdToken } from '../../../platform/api.ts';
import { dropFormDraftsOf } from '../../../platform/form-drafts.ts';
import { getSession, type Session, setSession } from '../../../platform/session.ts';
import { readClaims } from '../../../platform/token-claims.ts';
import {
  deleteExpiredToken,
  deleteToken,
  storedEmail,
  storedToken,
  storeToken,
  timeLeft,
} from '../../../platform/token-storage.ts';
import { within } from '../../../platform/within.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { deletePhotosOf } from '../../images/device-photos.ts';
import { endPush, renewPush } from '../../notifications/browser-push.ts';
import { getIdentityClient } from './get-identity-client.ts';

/** Milliseconds until a retry when the server is unreachable. */
const RETRY_MILLISECONDS = 5000;

/** Milliseconds; then nobody counts as signed in. */
const LONGEST_FAREWELL = 5000;

let renewing: Promise<string | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the token, renewed shortly before expiry.
 * @returns undefined when signed out
 * @throws when it could not be renewed now
 */
export async function getFreshToken(): Promise<string | undefined> {
  const token = storedToken();
  return token === undefined || timeLeft(token) > 0 ? token : renewToken();
}

/**
 * Renews the token; concurrent calls share one request. Signs out without a proof.
 * @param refused why the server refused the last one
 * @throws when the server did not answer
 */
export function renewToken(refused?: ApiError): Promise<string | undefined> {
  renewing ??= renew(refused).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(refused?: ApiError): Promise<string | undefined> {
  let last = refused;
  try {
    const idToken = await (await getIdentityClient()).idToken();
    if (idToken) {
      const given = await issue(idToken);
      // Signed out meanwhile, perhaps in another tab.
      return storedToken() === undefined ? undefined : storeAccess(given);
    }
  } catch (error) {
    if (!(error instanceof ApiError) || isOfServer(error)) throw error;
    // Any other answer, such as a network's login page, says nothing about the session.
    if (error.status !== 401) throw new ApiError(0, {});
    // The session may end between two calls; only the first one says who removed the account then.
    if (!refused?.details.removedBy) last = error;
  }
  expire(last);
  return undefined;
}

const isOfServer = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** @throws ApiError 401 without an account */
export async function exchange(idToken: string): Promise<void> {
  storeAccess(await issue(idToken));
}

async function issue(idToken: string) {
  const { email = '' } = readClaims(idToken);
  const { token } = await withIdToken(idToken).issueToken({ body: { email } });
  return { token, email };
}

function storeAccess({ token, email }: { token: string; email: string }): string {
  storeToken(token, email);
  scheduleRenewal();
  return token;
}

/** Loads the token owner's record, with retries. */
export async function openSession(): Promise<void> {
  try {
    const token = await getFreshToken();
    const emailBefore = storedEmail();
    if (token === undefined || emailBefore === undefined) throw new ApiError(401, {});
    const { id, displayName, email = emailBefore, type, verified, emailVerified, suspended } = await api.getAccount();
    if (storedToken() === undefined || getSession().leaving) return;
    setSession({ status: 'signed-in', account: { id, displayName, email, type, verified, emailVerified, suspended } });
    scheduleRenewal();
    // They end for all devices with a password or a session.
    void renewPush().catch(() => undefined);
  } catch (error) {
    if (error instanceof ApiError && !isOfServer(error)) expire(error);
    else {
      const session = getSession();
      if (session.status === 'loading') setSession({ ...session, unreached: true });
      setTimeout(() => void openSession(), RETRY_MILLISECONDS);
    }
  }
}

/** Does nothing when signed out; the next call retries a failure. */
export async function renewSession(): Promise<void> {
  if (storedToken() !== undefined && (await renewToken().catch(() => undefined))) await openSession();
}

/** Signs out here, in other tabs, and at the identity service. */
export async function signOut(): Promise<void> {
  const { account } = getSession();
  setSession({ status: 'loading', leaving: true });
  const farewell = [signOutAtServer(), account ? deletePhotosOf(account.id) : undefined];
  await within(LONGEST_FAREWELL, Promise.all(farewell));
  close({ status: 'signed-out' }, account);
}

/** Never fails: people also sign out offline. */
async function signOutAtServer(): Promise<void> {
  // The server must still know the caller.
  await endPush().catch(() => undefined);
  // Meanwhile somebody else may have signed in.
  if (getSession().account) return;
  await getIdentityClient()
    .then((identity) => identity.signOut())
    .catch(() => undefined);
}

function expire(refused?: ApiError): void {
  if (getSession().status === 'signed-out') return;
  const removal = refused?.details.removedBy ? refused.message : undefined;
  deleteExpiredToken(removal);
  closeExpired(removal);
  toast.error(removal ?? words.session.expired);
}

function close(session: Session, left = getSession().account): void {
  clearTimeout(timer);
  deleteToken();
  if (left && !session.expired) dropFormDraftsOf(left.id);
  setSession(session);
}

const closeExpired = (removal?: string) =>
  close({ status: 'signed-out', expired: true, ...(removal ? { removal } : {}) });

/** @param token undefined without one @param expired why the other tab dropped it; null: it signed out */
export function followOtherTab(token: string | undefined, expired: string | null): void {
  // Another tab may expire at the same moment.
  if (token === undefined && getSession().status === 'signed-out') return;
  if (token === undefined && expired === null) close({ status: 'signed-out' });
  else if (token === undefined) closeExpired(expired ?? undefined);
  else if (storedEmail() !== getSession().account?.email) void openSession();
  else scheduleRenewal();
}

function scheduleRenewal(): void {
  clearTimeout(timer);
  const token = storedToken();
  if (token !== undefined) timer = setTimeout(renewInTime, Math.max(timeLeft(token), 1000));
}

/** Without a connection the next call renews. */
const renewInTime = () => void getFreshToken().catch(() => undefined);

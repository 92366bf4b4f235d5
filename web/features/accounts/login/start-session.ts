import { lendTokens } from '../../../platform/api.ts';
import { loadPatiently } from '../../../platform/load-patiently.ts';
import { setSession } from '../../../platform/session.ts';

/** The names of `kept-token.ts`: a first visit has no token and does not load what reads one. */
const TOKEN_KEY = 'token';
const EXPIRED_KEY = 'token-expired';

let started = false;

const loadAccess = () => import('./access.ts');

/** A browser that blocks storage throws; nobody stays signed in there. */
function hasToken(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Begins to follow who is signed in, in this tab and the others. Safe to repeat. */
export function startSession(): void {
  if (started) return;
  started = true;
  lendTokens({
    token: async () => (hasToken() ? (await loadAccess()).getFreshToken() : undefined),
    renew: async () => (await loadAccess()).renewToken(),
  });
  let expired = false;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === EXPIRED_KEY) expired = newValue !== null;
    if (key !== TOKEN_KEY) return;
    const isExpired = expired;
    void loadPatiently(loadAccess).then(({ followOtherTab }) => followOtherTab(newValue ?? undefined, isExpired));
  });
  whenHydrated(() => {
    if (hasToken()) void loadPatiently(loadAccess).then(({ openSession }) => openSession());
    else setSession({ status: 'signed-out' });
  });
}

/** The server's HTML is hydrated first; it knows nobody, so a change during that would count as a mismatch. */
function whenHydrated(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
}

import { setTokenSource } from '../../../platform/api.ts';
import { loadWithRetries } from '../../../platform/load-with-retries.ts';
import { getSession, setSession, subscribeToSession } from '../../../platform/session.ts';

/** As in `token-storage.ts`, which first visits do not load. */
const TOKEN_KEY = 'token';
const EXPIRED_KEY = 'token-expired';

/** Before the first paint: a member's header needs room; allowed by CSP hash. */
export const markMemberAtOnce = `try{if(localStorage.getItem('${TOKEN_KEY}'))document.documentElement.dataset.known=''}catch{}`;

function markMember(): void {
  const { status, account } = getSession();
  if (status !== 'loading') document.documentElement.toggleAttribute('data-known', account !== undefined);
}

let started = false;

const loadAccess = () => import('./access.ts');

/** Blocked storage throws; then the session ends with the page. */
function hasToken(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** In all tabs. Safe to repeat. */
export function startSession(): void {
  if (started) return;
  started = true;
  setTokenSource({
    token: async () => (hasToken() ? (await loadAccess()).getFreshToken() : undefined),
    renew: async (refused) => (await loadAccess()).renewToken(refused),
  });
  let expired: string | null = null;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === EXPIRED_KEY) expired = newValue;
    if (key !== TOKEN_KEY) return;
    const why = expired;
    void loadWithRetries(loadAccess).then(({ followOtherTab }) => followOtherTab(newValue ?? undefined, why));
  });
  subscribeToSession(markMember);
  whenHydrated(() => {
    if (hasToken()) void loadWithRetries(loadAccess).then(({ openSession }) => openSession());
    else setSession({ status: 'signed-out' });
  });
}

/** The server's HTML is for strangers: a change during hydration is a mismatch. */
function whenHydrated(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
}

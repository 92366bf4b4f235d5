import { VIEWED_KEY } from './personal-keys.ts';
import { readClaims } from './token-claims.ts';

/** Key in local storage. */
export const TOKEN_KEY = 'token';
const EMAIL_KEY = 'token-email';
/** Marks for other tabs, briefly, that the token expired without a logout. */
export const EXPIRED_KEY = 'token-expired';

/** So that no call uses an expired token. */
const RENEW_EARLY_SECONDS = 30;

/** Expiry by the device's clock, which may differ from the server's. */
let given: { token: string; goodUntil: number } | undefined;

/** Blocked storage throws; then the session ends with the page. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export const keptToken = () => read(TOKEN_KEY);

/** Returns the token owner's email, to load their record at once. */
export const keptEmail = () => read(EMAIL_KEY);

/** Stores a new token for all tabs. */
export function storeToken(token: string, email: string): void {
  const { iat = 0, exp = 0 } = readClaims(token);
  given = { token, goodUntil: Date.now() + (exp - iat - RENEW_EARLY_SECONDS) * 1000 };
  localStorage.setItem(EMAIL_KEY, email);
  localStorage.setItem(TOKEN_KEY, token);
}

export function dropToken(): void {
  given = undefined;
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(EMAIL_KEY);
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Publishes to other tabs why a token was dropped. */
export function dropExpiredToken(): void {
  try {
    localStorage.setItem(EXPIRED_KEY, 'true');
    dropToken();
    localStorage.removeItem(EXPIRED_KEY);
  } catch {
    dropToken();
  }
}

/** Returns the milliseconds until renewal; 0 or less when due. */
export function timeLeft(token: string): number {
  if (given?.token === token) return given.goodUntil - Date.now();
  return ((readClaims(token).exp ?? 0) - RENEW_EARLY_SECONDS) * 1000 - Date.now();
}

import { VIEWED_KEY } from '../../listings/viewed-listings.ts';
import { readClaims } from './token-claims.ts';

/** Local storage key of the access token. */
export const TOKEN_KEY = 'token';
const EMAIL_KEY = 'token-email';
/** Set briefly to signal other tabs that the token expired without a logout. */
export const EXPIRED_KEY = 'token-expired';

/** Seconds before expiry to renew, so that no call uses an expired token. */
const RENEW_EARLY_SECONDS = 30;

/** Expiry by the device's clock, which may differ from the server's. */
let given: { token: string; goodUntil: number } | undefined;

/** Storage throws when the browser blocks it; then nobody stays signed in. */
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
export function keepToken(token: string, email: string): void {
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

/** Removes a token that could not be renewed, after signaling the reason to other tabs. */
export function dropExpiredToken(): void {
  try {
    localStorage.setItem(EXPIRED_KEY, 'true');
    dropToken();
    localStorage.removeItem(EXPIRED_KEY);
  } catch {
    dropToken();
  }
}

/** Returns the remaining milliseconds; 0 or less when due for renewal. */
export function timeLeft(token: string): number {
  if (given?.token === token) return given.goodUntil - Date.now();
  return ((readClaims(token).exp ?? 0) - RENEW_EARLY_SECONDS) * 1000 - Date.now();
}

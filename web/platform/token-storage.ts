import { VIEWED_KEY } from './personal-keys.ts';
import { readClaims } from './token-claims.ts';

export const TOKEN_KEY = 'token';
const EMAIL_KEY = 'token-email';
/** Briefly holds for other tabs why the token was dropped without a logout; empty: it expired. */
export const EXPIRED_KEY = 'token-expired';

/** Seconds before expiry, so that no call uses an expired token. */
const RENEW_EARLY_SECONDS = 30;

/** By the device's clock, which may differ from the server's. */
let given: { token: string; goodUntil: number } | undefined;

/** Blocked storage throws; then the session ends with the page. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export const storedToken = () => read(TOKEN_KEY);

/** To load the person's record at once. */
export const storedEmail = () => read(EMAIL_KEY);

export function storeToken(token: string, email: string): void {
  const { iat = 0, exp = 0 } = readClaims(token);
  given = { token, goodUntil: Date.now() + (exp - iat - RENEW_EARLY_SECONDS) * 1000 };
  localStorage.setItem(EMAIL_KEY, email);
  localStorage.setItem(TOKEN_KEY, token);
}

export function deleteToken(): void {
  given = undefined;
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(EMAIL_KEY);
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Other tabs read `why` it was dropped. */
export function deleteExpiredToken(why = ''): void {
  try {
    localStorage.setItem(EXPIRED_KEY, why);
    deleteToken();
    localStorage.removeItem(EXPIRED_KEY);
  } catch {
    deleteToken();
  }
}

/** Milliseconds; 0 or less when due. */
export function timeLeft(token: string): number {
  if (given?.token === token) return given.goodUntil - Date.now();
  return ((readClaims(token).exp ?? 0) - RENEW_EARLY_SECONDS) * 1000 - Date.now();
}

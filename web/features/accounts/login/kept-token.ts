import { VIEWED_KEY } from '../../listings/viewed-listings.ts';
import { readClaims } from './token-claims.ts';

/** The name that spec §3 gives the access token in local storage. */
export const TOKEN_KEY = 'token';
const EMAIL_KEY = 'token-email';
/** Stands there for a moment, to tell the other tabs that a token ended without anybody having logged out. */
export const EXPIRED_KEY = 'token-expired';

/** Seconds before its end from which a token is renewed, so that no call is under way with one that just ended. */
const RENEW_EARLY_SECONDS = 30;

/** When the token that this tab was given ends by this device's own clock, which may differ from the server's. */
let given: { token: string; goodUntil: number } | undefined;

/** A browser that is told to keep nothing, also not for a site, throws; nobody stays signed in there. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export const keptToken = () => read(TOKEN_KEY);

/** Whose token it is, so that a page that opens can ask for their record at once. */
export const keptEmail = () => read(EMAIL_KEY);

/** Keeps a token that was just given, for this tab and for the others. */
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
    // What was never kept is gone.
  }
}

/** Drops a token that could not be renewed; the other tabs hear first why it ends. */
export function dropExpiredToken(): void {
  try {
    localStorage.setItem(EXPIRED_KEY, 'true');
    dropToken();
    localStorage.removeItem(EXPIRED_KEY);
  } catch {
    dropToken();
  }
}

/** Milliseconds for which the token can still be used; 0 or less when it wants to be renewed. */
export function timeLeft(token: string): number {
  if (given?.token === token) return given.goodUntil - Date.now();
  return ((readClaims(token).exp ?? 0) - RENEW_EARLY_SECONDS) * 1000 - Date.now();
}

import { readClaims } from './token-claims.ts';

/** The name that spec §3 gives the access token in local storage. */
export const TOKEN_KEY = 'token';
const EMAIL_KEY = 'token-email';

/** Seconds before its end from which a token is renewed, so that no call is under way with one that just ended. */
const RENEW_EARLY_SECONDS = 30;

/** When the token that this tab was given ends by this device's own clock, which may differ from the server's. */
let given: { token: string; goodUntil: number } | undefined;

export const keptToken = () => localStorage.getItem(TOKEN_KEY) ?? undefined;

/** Whose token it is, so that a page that opens can ask for their record at once. */
export const keptEmail = () => localStorage.getItem(EMAIL_KEY) ?? undefined;

/** Keeps a token that was just given, for this tab and for the others. */
export function keepToken(token: string, email: string): void {
  const { iat = 0, exp = 0 } = readClaims(token);
  given = { token, goodUntil: Date.now() + (exp - iat - RENEW_EARLY_SECONDS) * 1000 };
  localStorage.setItem(EMAIL_KEY, email);
  localStorage.setItem(TOKEN_KEY, token);
}

export function dropToken(): void {
  given = undefined;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(EMAIL_KEY);
}

/** Milliseconds for which the token can still be used; 0 or less when it wants to be renewed. */
export function timeLeft(token: string): number {
  if (given?.token === token) return given.goodUntil - Date.now();
  return ((readClaims(token).exp ?? 0) - RENEW_EARLY_SECONDS) * 1000 - Date.now();
}

export type TokenClaims = { iat?: number; exp?: number; email?: string; name?: string };

/** Reads what a token says, without a word on whether it is true: only the server can tell. */
export function readClaims(token: string): TokenClaims {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

export type TokenClaims = { iat?: number; exp?: number; email?: string; name?: string };

/** Decodes a token without verifying it. */
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

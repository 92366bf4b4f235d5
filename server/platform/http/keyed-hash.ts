import { createHmac } from 'node:crypto';

/**
 * Hashes an address, an email or an account's id for a counter. Without the secret nobody can find them again by trying
 * all addresses.
 */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', `settee counters ${secret}`).update(text).digest('base64url').slice(0, 32);

import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a random id such as `pi_3fA9…` (24 characters, about 142 bits). */
export function createWireId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Returns a client secret in Stripe's format `pi_…_secret_…`. */
export function createClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

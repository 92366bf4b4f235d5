import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A fresh unguessable identifier such as `pi_3fA9…` (24 characters after the prefix, about 142 bits). */
export function createWireId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** The secret that lets a browser confirm one intent, in the provider's form `pi_…_secret_…`. */
export function createClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

import type { Transaction } from './database.ts';

export interface CallContext {
  tx: Transaction;
  now: Date;
  /** The sandbox's URL without a trailing slash, for links. */
  baseUrl: string;
  requestId: string;
  idempotencyKey: string | null;
  /** From the header `Stripe-Account`: whose balance is read. */
  account: string | null;
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

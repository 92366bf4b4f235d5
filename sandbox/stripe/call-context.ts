import type { Transaction } from './database.ts';

/** What every call of the provider may use: its open transaction, the time, and who called. */
export interface CallContext {
  tx: Transaction;
  now: Date;
  /** Address under which the sandbox was reached, without a closing slash, for the links that it hands out. */
  baseUrl: string;
  requestId: string;
  idempotencyKey: string | null;
}

/** A time as the wire says it: Unix seconds. */
export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

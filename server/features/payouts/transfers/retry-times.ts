import { ProviderFailure } from '../../../ports/card-payments.ts';

const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 300;
/** The provider deletes keys after 24 hours (reliability 3.6). */
const KEY_HOURS = 23;
/** Then they count as a refusal. */
const MOST_FAULTS = 8;
/** For what a restored backup lost. */
export const RETRY_LOST_SECONDS = 3600;

/** Seconds: 1, 2, 4 … 300. */
export const retryIn = (tries: number): number => Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** tries);

/** The provider may have forgotten the key. */
export const isForgotten = ({ created_at: at }: { created_at: Date }, now: Date): boolean =>
  now.getTime() - at.getTime() > KEY_HOURS * 3_600_000;

export const isRefused = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && error.outcome === 'refused';

/** The provider's fault, not the seller's: retry with another key. */
export const isFault = ({ status = 0 }: ProviderFailure, { attempt }: { attempt: number }): boolean =>
  status >= 500 && attempt < MOST_FAULTS;

import { ProviderFailure } from '../../../ports/card-payments.ts';

const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 300;
/** The provider deletes keys after 24 hours (reliability 3.6). */
const KEY_HOURS = 23;
/** Recorded failures of the provider until they count as a refusal. */
const MOST_FAULTS = 8;

/** Returns seconds: 1, 2, 4 … 300. */
export const retryIn = (tries: number): number => Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** tries);

/** Returns whether the provider may have forgotten a call's key. */
export const isForgotten = ({ created_at: at }: { created_at: Date }, now: Date): boolean =>
  now.getTime() - at.getTime() > KEY_HOURS * 3_600_000;

export const isRefused = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && error.outcome === 'refused';

/** A failure of the provider says nothing about the seller: retry with another key. */
export const isFault = ({ status = 0 }: ProviderFailure, { attempt }: { attempt: number }): boolean =>
  status >= 500 && attempt < MOST_FAULTS;

import { ProviderFailure } from '../../../ports/card-payments.ts';

const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 300;
/** The provider forgets keys after 24 hours (reliability 3.6). */
const KEY_HOURS = 23;
/** Recorded failures of the provider until they count as a refusal. */
const MOST_FAULTS = 8;

/** Returns seconds until the same call is made again: 1, 2, 4 … 300. */
export const retryIn = (tries: number): number => Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** tries);

/** Whether the provider may have forgotten the key of a call. */
export const isForgotten = ({ created_at: at }: { created_at: Date }, now: Date): boolean =>
  now.getTime() - at.getTime() > KEY_HOURS * 3_600_000;

export const isRefused = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && error.outcome === 'refused';

/** A recorded failure of the provider itself says nothing about the seller: it is asked again, with another key. */
export const isFault = ({ status = 0 }: ProviderFailure, { attempt }: { attempt: number }): boolean =>
  status >= 500 && attempt < MOST_FAULTS;

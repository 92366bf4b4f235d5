import Stripe from 'stripe';
import { inTime } from '../platform/process/in-time.ts';
import { ProviderFailure } from '../ports/card-payments.ts';
import { redirectedFetch } from './stripe-fetch.ts';
import type { ModeOf } from './stripe-wire.ts';

export type StripeOptions = {
  secretKey: string;
  apiUrl?: string | undefined;
  /** For a provider in this process. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Timeout per try in milliseconds, and number of retries. */
  timeout?: number;
  networkRetries?: number;
  /** Timeout for all tries of a call, in milliseconds. */
  deadline?: number;
};

/** Limits of reliability 3.11. */
const TIMEOUT_MILLISECONDS = 10_000;
const NETWORK_RETRIES = 2;

/** Opens a client whose `call` limits the time of a call and names its failure. */
export function openStripe(options: StripeOptions) {
  const base = options.apiUrl;
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: options.networkRetries ?? NETWORK_RETRIES,
    timeout: options.timeout ?? TIMEOUT_MILLISECONDS,
    telemetry: false,
    ...(base || options.fetch
      ? { httpClient: Stripe.createFetchHttpClient(redirectedFetch(base, options.fetch)) }
      : {}),
  });
  const [, mode] = /^[a-z]+_(live|test)_/.exec(options.secretKey) ?? [];
  const liveMode = mode === 'live';
  // A key without a mode belongs to another server, with one mode.
  const modeOf: ModeOf = (livemode) => (mode ? (livemode ?? liveMode) : liveMode);
  return { stripe, liveMode, modeOf, call: within(options.deadline ?? TIMEOUT_MILLISECONDS) };
}

/** Limits calls in milliseconds. Then throws a ProviderFailure; the result is found later by its key. */
const within =
  (deadline: number) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await inTime(work(), deadline, tooLate);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      // No status: the response was lost or corrupted.
      const unknown =
        error instanceof Stripe.errors.StripeConnectionError || [undefined, 409, 429].includes(error.statusCode);
      throw new ProviderFailure(unknown ? 'unknown' : 'refused', error.code, error.message, error.statusCode);
    }
  };

function tooLate(): never {
  throw new ProviderFailure('unknown', undefined, 'The provider took too long.');
}

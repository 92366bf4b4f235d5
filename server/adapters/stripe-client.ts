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
  /** Milliseconds per try, and number of retries. */
  timeout?: number;
  networkRetries?: number;
  /** Milliseconds for all tries. */
  deadline?: number;
};

const TIMEOUT_MILLISECONDS = 10_000;
const NETWORK_RETRIES = 2;

/** Its `call` limits time and names failures. */
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
  // A key without a mode: another server's.
  const modeOf: ModeOf = (livemode) => (mode ? (livemode ?? liveMode) : liveMode);
  return { stripe, liveMode, modeOf, call: within(options.deadline ?? TIMEOUT_MILLISECONDS) };
}

/** Limits in milliseconds, then throws a ProviderFailure; the key later finds the result. */
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

import { createHash, timingSafeEqual } from 'node:crypto';
import { invalidRequest, StripeError } from './stripe-error.ts';
import type { PaymentIntent } from './wire.ts';

/** The server, or a browser with the secret of one intent. */
export type Caller = 'server' | 'browser';

/**
 * Reads the key from `Authorization: Bearer`, Basic's user name, or the form's `key`. Throws 401 for a wrong key;
 * accepts any `pk_…`.
 */
export function authenticateCaller(authorization: string | null, formKey: unknown, secretKey: string): Caller {
  const key = keyOf(authorization) ?? (typeof formKey === 'string' ? formKey : undefined);
  if (!key) throw unauthorized('You did not provide an API key. Send it as: Authorization: Bearer YOUR_KEY.');
  if (key.startsWith('pk_')) return 'browser';
  if (!isSame(key, secretKey)) throw unauthorized(`Invalid API key provided: ${key.slice(0, 8)}****`);
  return 'server';
}

/** Allows only the server. Throws 403 `secret_key_required`. */
export function requireServer(caller: Caller): void {
  if (caller === 'server') return;
  const message = 'This API call cannot be made with a publishable API key.';
  throw new StripeError(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}

/** Requires the intent's client secret from a browser. Throws 400 `parameter_missing` or a mismatch. */
export function requireClientSecret(caller: Caller, intent: PaymentIntent, clientSecret: string | undefined): void {
  if (caller === 'server' && clientSecret === undefined) return;
  if (!clientSecret) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (!isSame(clientSecret, intent.client_secret)) {
    throw invalidRequest('The client_secret provided does not match this PaymentIntent.', { param: 'client_secret' });
  }
}

/** Removes server-only fields of an intent for a browser. */
export function forCaller(caller: Caller, intent: Partial<PaymentIntent>): Partial<PaymentIntent> {
  if (caller === 'server') return intent;
  const { metadata: _metadata, latest_charge: _charge, amount_received: _received, ...visible } = intent;
  return visible;
}

export function errorForCaller(caller: Caller, error: unknown): unknown {
  if (caller === 'server' || !(error instanceof StripeError) || !error.body.payment_intent) return error;
  return new StripeError(error.status, { ...error.body, payment_intent: forCaller(caller, error.body.payment_intent) });
}

function keyOf(authorization: string | null): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

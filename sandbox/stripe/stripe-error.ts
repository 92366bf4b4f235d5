import type { ErrorBody, PaymentIntent } from './wire.ts';

/** An answer other than 2xx, in the provider's error shape. Thrown by every call; the HTTP door writes it out. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'StripeError';
    this.status = status;
    this.body = body;
  }
}

/** 400: the request itself is wrong. `param` is named as it was sent, e.g. `metadata[checkout_id]`. */
export function invalidRequest(message: string, details: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: no object of this kind has the id. */
export function resourceMissing(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** 400: the intent's status does not allow the call; the error carries the intent, so that the caller can look. */
export function unexpectedState(intent: PaymentIntent, verb: string): StripeError {
  return invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

/** 402: the card's fault, said in words for the person who pays. */
export function cardError(code: string, message: string, details: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...details });
}

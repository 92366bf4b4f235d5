import type { ErrorBody, PaymentIntent } from './wire.ts';

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

/** 400: invalid request. `param` as sent, e.g. `metadata[checkout_id]`. */
export function invalidRequest(message: string, details: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: no such object. */
export function resourceMissing(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** 400: not allowed in the intent's status; includes the intent. */
export function unexpectedState(intent: PaymentIntent, verb: string): StripeError {
  return invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

/** 402: card error, with a message for the buyer. */
export function cardError(code: string, message: string, details: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...details });
}

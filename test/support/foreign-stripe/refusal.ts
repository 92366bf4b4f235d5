import type { Wire } from './book.ts';

type Details = { code?: string; param?: string; decline_code?: string; payment_intent?: Wire };

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body(): Wire {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export const invalid = (message: string, details: Details = {}, status = 400) =>
  new Refusal(status, 'invalid_request_error', message, details);

export const missing = (kind: string, id: string) =>
  invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

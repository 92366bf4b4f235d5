import { defaultLanguage } from './domain/language.ts';
import type { Reason, Refusal } from './words/refusal.ts';
import { codeRefusals } from './words/refusals/codes.ts';
import { textIn } from './words/texts.ts';

/** All expected failures with their HTTP status (reliability 4). Unknown codes do not compile. */
const statuses = {
  unreadable_body: 400,
  bad_signature: 400,
  not_signed_in: 401,
  account_removed: 401,
  identity_not_proven: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  not_your_email: 403,
  own_listing: 403,
  second_factor_needed: 403,
  fresh_proof_needed: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  upload_timeout: 408,
  conflict: 409,
  item_unavailable: 409,
  item_on_hold: 409,
  price_changed: 409,
  payment_in_progress: 409,
  not_paid: 409,
  hold_expired: 409,
  not_a_seller: 409,
  last_admin: 409,
  email_taken: 409,
  request_in_flight: 409,
  undo_expired: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  image_refused: 422,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  provider_unavailable: 502,
  payments_misconfigured: 502,
  not_open: 503,
  busy: 503,
} as const satisfies Record<Exclude<keyof typeof codeRefusals, 'offline' | 'late'>, number>;

export type ErrorCode = keyof typeof statuses;

/** Status and default sentence in English of each code. */
export const failures = Object.fromEntries(
  Object.entries(statuses).map(([code, status]) => [
    code,
    { status, message: textIn(codeRefusals[code as ErrorCode].text, defaultLanguage) },
  ]),
) as Readonly<Record<ErrorCode, { status: number; message: string }>>;

/** Error response; `fields` names the invalid inputs. The texts are English; `reason` and `reasons` name their translations. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
  /** Extra facts, such as the new price or the end of a hold. */
  details?: Record<string, string>;
  /** Of `message`, unless it is the default text of the code. */
  reason?: Reason;
  /** Of each of `fields`. */
  reasons?: Record<string, Reason>;
};

type FailureOptions = {
  reason?: Refusal | undefined;
  fields?: Record<string, Refusal> | undefined;
  details?: Record<string, string> | undefined;
  /** Seconds until a retry; becomes `Retry-After`. */
  retryAfter?: number | undefined;
};

/** An expected failure, mapped to a response in `server/app/http`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly status: number;
  readonly reason?: Refusal | undefined;
  readonly fields?: Record<string, Refusal> | undefined;
  readonly details?: Record<string, string> | undefined;
  readonly retryAfter?: number | undefined;

  constructor(code: ErrorCode, { reason, fields, details, retryAfter }: FailureOptions = {}) {
    super(reason?.message ?? failures[code].message);
    this.code = code;
    this.status = failures[code].status;
    this.reason = reason;
    this.fields = fields;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Returns the whole text of a failure. */
export const asRefusal = ({ code, reason, message }: Failure): Refusal => reason ?? { key: `codes.${code}`, message };

/** Returns a 422 with field errors. */
export const invalidFields = (fields: Record<string, Refusal>) => new Failure('invalid_input', { fields });

type StatedBody = Omit<ErrorBody, 'requestId'>;

/** Writes a failure as an answer, a stored one or one of a thread, without the id of its request. */
export function statedBody({ code, message, reason, fields, details }: Failure): StatedBody {
  const of = Object.entries(fields ?? {});
  const reasons = of.flatMap(([name, { key, params }]) => (key ? [[name, { key, params }] as const] : []));
  const body: StatedBody = { code, message };
  if (fields) body.fields = Object.fromEntries(of.map(([name, refusal]) => [name, refusal.message]));
  if (details) body.details = details;
  if (reason?.key) body.reason = { key: reason.key, params: reason.params };
  if (reasons.length > 0) body.reasons = Object.fromEntries(reasons);
  return body;
}

/** Reads what `statedBody` wrote, also in an earlier version, which named no reasons. */
export const readStated = ({ code, message, fields, details, reason, reasons }: StatedBody): Failure =>
  new Failure(code, {
    reason: { message, ...reason },
    fields:
      fields &&
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { message: text, ...reasons?.[name] }])),
    details,
  });

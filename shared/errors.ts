/** All expected failures with HTTP status and default sentence (reliability 4). Unknown codes do not compile. */
export const failures = {
  unreadable_body: { status: 400, message: 'The request could not be read. Please send it again.' },
  bad_signature: { status: 400, message: 'The signature does not match.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  account_removed: {
    status: 401,
    message: 'This account was deleted. Write to us within 30 days and we can restore it.',
  },
  identity_not_proven: { status: 401, message: 'We could not confirm who you are. Please log in again.' },
  wrong_credentials: { status: 401, message: 'That email and password do not match.' },
  not_allowed: { status: 403, message: 'Your account can’t do this.' },
  not_your_email: { status: 403, message: 'You may only ask for your own records.' },
  own_listing: { status: 403, message: 'This is your own listing.' },
  second_factor_needed: {
    status: 403,
    message: 'Confirm that it is you with your second factor first: a passkey, or a code of your authenticator app.',
  },
  fresh_proof_needed: {
    status: 403,
    message: 'Confirm that it is you first, with your password or a second factor.',
  },
  email_not_verified: { status: 403, message: 'Please confirm your email address first. We have sent you a link.' },
  not_found: { status: 404, message: 'There is nothing here. It may have been removed.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  upload_timeout: { status: 408, message: 'The upload took too long. Please try again on a steadier connection.' },
  conflict: { status: 409, message: 'This has changed in the meantime. Please reload and try again.' },
  item_unavailable: { status: 409, message: 'This listing has already been sold or withdrawn.' },
  item_on_hold: {
    status: 409,
    message: 'Someone else is paying for this listing right now. It may be available again in a few minutes.',
  },
  price_changed: { status: 409, message: 'The price of this listing has changed.' },
  payment_in_progress: { status: 409, message: 'A payment for this listing is under way.' },
  not_paid: { status: 409, message: 'The card provider has not confirmed this payment.' },
  hold_expired: { status: 409, message: 'Your reservation has expired. Nothing was charged.' },
  not_a_seller: { status: 409, message: 'Only sellers can be verified.' },
  last_admin: { status: 409, message: 'An admin cannot remove themselves or the last admin.' },
  email_taken: { status: 409, message: 'There is already an account with this email. Please log in instead.' },
  request_in_flight: { status: 409, message: 'The same request is still being worked on.' },
  undo_expired: { status: 409, message: 'This was removed too long ago to bring back.' },
  gone: { status: 410, message: 'This listing was sold a while ago or taken out of the shop.' },
  too_large: { status: 413, message: 'That is too large. Photos can be up to 10 MB.' },
  unsupported_media_type: { status: 415, message: 'This kind of file or request is not accepted.' },
  invalid_input: { status: 422, message: 'Please check the marked fields.' },
  image_refused: { status: 422, message: 'This picture could not be used. Please choose another photo.' },
  key_reused: { status: 422, message: 'This idempotency key was used with another request.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing you typed is lost; please try again.' },
  provider_unavailable: {
    status: 502,
    message: 'The card provider does not answer. You have not been charged; please try again.',
  },
  payments_misconfigured: {
    status: 502,
    message:
      'This shop cannot take cards right now, because its payment settings are wrong. You have not been charged, and the shop has been told.',
  },
  not_open: { status: 503, message: 'This marketplace opens soon. Please come back later.' },
  busy: { status: 503, message: 'The server is very busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof failures;

/** Error response; `fields` names the invalid inputs. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
  /** Extra facts, such as the new price or the end of a hold. */
  details?: Record<string, string>;
};

type FailureOptions = {
  message?: string;
  fields?: Record<string, string>;
  details?: Record<string, string>;
  /** Seconds until a retry; becomes `Retry-After`. */
  retryAfter?: number;
};

/** An expected failure, mapped to a response in `server/app/http`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly details?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(options.message ?? failures[code].message);
    this.code = code;
    this.status = failures[code].status;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** Returns a 422 with field errors. */
export const invalidFields = (fields: Record<string, string>) => new Failure('invalid_input', { fields });

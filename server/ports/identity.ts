/** Accounts are identified by (issuer, subject), never by email (reliability T17). */
export type Proof = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName?: string;
  sessionId?: string;
  secondFactor?: boolean;
  /** Since a password or second factor. */
  provenSecondsAgo?: number;
};

/** They end older sessions, links and factors: docs/reliability.md 3.20. */
export type EndingEvent =
  | 'first_proof'
  | 'first_google'
  | 'new_password'
  | 'new_factor'
  | 'not_me'
  | 'factors_forgotten';

/** Mailed to the person. */
export type LoginChange =
  | 'password_changed'
  | 'app_added'
  | 'app_removed'
  | 'backup_codes_replaced'
  | 'passkey_added'
  | 'passkey_removed'
  | 'google_added';

export type LoginSession = { id: string; device: string; startedAt: Date };

/** Built-in by default, or Firebase. */
export type Identity = {
  readonly browserSettings:
    | { kind: 'local'; google: boolean }
    | { kind: 'firebase'; options: Record<string, string>; emulatorUrl?: string };
  /**
   * Checks signature, issuer, audience, expiry and revocation.
   * @returns undefined when invalid
   */
  verify(idToken: string): Promise<Proof | undefined>;
  /** By default, as `verify`. */
  isOpen?(proof: Proof): Promise<boolean>;
  /** Also stops new ID tokens. */
  endSessions(subject: string): Promise<void>;
  /** Newest first, at most 50. */
  listSessions?(subject: string): Promise<LoginSession[]>;
  endSession?(subject: string, id: string): Promise<boolean>;
  endOtherSessions?(subject: string, kept: string): Promise<void>;
  /** With sessions and sign-in methods; idempotent. */
  eraseLogin?(subject: string): Promise<void>;
  /** Also ends sessions. @returns whether the person exists */
  deleteSecondFactors?(email: string): Promise<boolean>;
  /** For a change that was not theirs; the page ends every session. */
  notMeUrl?(subject: string): Promise<string>;
  exportLogin?(subject: string): Promise<Record<string, unknown>[]>;
  /** For the demo; idempotent by email. */
  createLogin?(person: { email: string; password: string; name: string }): Promise<{ issuer: string; subject: string }>;
  /**
   * Handles `/api/auth`.
   * @param clientAddress for rate limits (reliability T19)
   * @throws Failure
   */
  readonly handle?: (request: Request, clientAddress?: string) => Promise<Response>;
};

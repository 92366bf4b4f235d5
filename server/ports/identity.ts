/** An account is identified by (issuer, subject), never by email (reliability T17). */
export type Proof = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName?: string;
  sessionId?: string;
  secondFactor?: boolean;
};

export type LoginSession = { id: string; device: string; startedAt: Date };

/** An identity service: built-in by default, or Firebase. */
export type Identity = {
  readonly browserSettings:
    | { kind: 'local'; google: boolean }
    | { kind: 'firebase'; options: Record<string, string>; emulatorUrl?: string };
  /**
   * Verifies an ID token: signature, issuer, audience, expiry, revocation.
   * @returns undefined when invalid
   */
  verify(idToken: string): Promise<Proof | undefined>;
  /** Whether the session is still open; without this method `verify` decides. */
  isOpen?(proof: Proof): Promise<boolean>;
  /** Ends all sessions, so that no new ID token is issued. */
  endSessions(subject: string): Promise<void>;
  /** Returns the sessions, newest first, at most 50. */
  listSessions?(subject: string): Promise<LoginSession[]>;
  endSession?(subject: string, id: string): Promise<boolean>;
  endOtherSessions?(subject: string, kept: string): Promise<void>;
  /** Deletes login, sessions and sign-in methods; idempotent. */
  eraseLogin?(subject: string): Promise<void>;
  /** Removes second factors and ends sessions. @returns whether the person exists */
  forgetSecondFactors?(email: string): Promise<boolean>;
  exportLogin?(subject: string): Promise<Record<string, unknown>[]>;
  /** Creates a login with a confirmed email, for the demo; idempotent by email. */
  createLogin?(person: { email: string; password: string; name: string }): Promise<{ issuer: string; subject: string }>;
  /**
   * Handles `/api/auth`.
   * @param clientAddress for rate limits (reliability T19)
   * @throws Failure
   */
  readonly handle?: (request: Request, clientAddress?: string) => Promise<Response>;
};

/** What the identity service vouches for. The key of a person is (issuer, subject), never the e-mail (reliability T17). */
export type Proof = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName?: string;
  /** The session that the token was given in, where the service has sessions of its own. */
  sessionId?: string;
  /** Whether the session was begun or confirmed with a second factor, such as a passkey. */
  secondFactor?: boolean;
};

/** A place where a person is signed in. */
export type LoginSession = { id: string; device: string; startedAt: Date };

/** Who somebody is, as told by an identity service: our own by default, Firebase when configured (design §3). */
export type Identity = {
  /** What the browser needs to sign people in here. */
  readonly browserSettings:
    | { kind: 'local'; google: boolean }
    | { kind: 'firebase'; options: Record<string, string>; emulatorUrl?: string };
  /**
   * Checks an ID token: signature, issuer, audience, expiry, and that it was not revoked.
   * @returns the proof, or undefined when the token proves nothing
   */
  verify(idToken: string): Promise<Proof | undefined>;
  /** Whether the session of a proof is still open; without this, `verify` alone says so. */
  isOpen?(proof: Proof): Promise<boolean>;
  /** Ends every session of a person, so that no new ID token can be had. */
  endSessions(subject: string): Promise<void>;
  /** Where a person is signed in, when the service tells: newest first, 50 at the most. */
  listSessions?(subject: string): Promise<LoginSession[]>;
  /** Ends one session of a person. @returns whether it was one of theirs */
  endSession?(subject: string, id: string): Promise<boolean>;
  /** Ends every session of a person but one. */
  endOtherSessions?(subject: string, kept: string): Promise<void>;
  /** Forgets a person with their sessions and ways to sign in. Repeated, it changes nothing. */
  eraseLogin?(subject: string): Promise<void>;
  /** Removes the passkeys and the authenticator app of a person who lost them, and ends their sessions. @returns whether there is such a person */
  forgetSecondFactors?(email: string): Promise<boolean>;
  /** What is kept about a person's login and sessions, without secrets. */
  exportLogin?(subject: string): Promise<Record<string, unknown>[]>;
  /** Makes a login with a confirmed e-mail, for the demo catalogue; the same e-mail answers the same login. */
  createLogin?(person: { email: string; password: string; name: string }): Promise<{ issuer: string; subject: string }>;
  /**
   * Answers the requests below `/api/auth`, when the service is our own.
   * @param clientAddress the network address the request came from; without it only accounts are limited (reliability T19)
   * @throws Failure
   */
  readonly handle?: (request: Request, clientAddress?: string) => Promise<Response>;
};

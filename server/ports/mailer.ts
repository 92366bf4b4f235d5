export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** URL for one-click unsubscribe by POST (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Sends one email. Rejects on failure; the caller retries. */
export type Mailer = {
  /** Whether email is really delivered, so that verification can be required. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
};

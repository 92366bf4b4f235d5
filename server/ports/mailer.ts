export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Undefined: an answer reaches the shop. */
  replyTo?: string;
  /** A calendar file (RFC 5545), attached. */
  calendar?: string;
  /** For one-click unsubscribe by POST (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Rejects on failure; the caller retries, except after `NoSuchMailbox`. */
export type Mailer = {
  /** Really sends email, so that verification can be required. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
};

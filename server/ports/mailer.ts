export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same in HTML, for mail programs that show it. */
  html?: string;
  /** Where a mail program may end mails of this kind by one POST, without a question (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Sends one mail. Rejects when the mail could not be handed over; the caller tries again later. */
export type Mailer = {
  /** Whether mail really reaches people, so that an unverified e-mail may be held against them (reliability 3.9). */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
};

import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

/** Less than a job may take, so that no conversation goes on while the mail is sent again. */
const WAIT_MS = 10_000;

type Server = {
  /** Such as `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  /** Sends nothing, not even the password, over a connection without TLS. */
  requireTls: boolean;
};

/**
 * Sends mail through an SMTP server.
 * @param waitMs milliseconds after which a server that says nothing is left, its connection with it
 */
export function createSmtpMailer({ url, from, requireTls }: Server, waitMs = WAIT_MS): Mailer {
  const patience = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  const transport = createTransport({ url, requireTLS: requireTls, ...patience }, { from });
  return {
    delivers: true,
    async send({ to, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({ to, subject, text, html, headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {} });
    },
  };
}

/** As RFC 8058 asks; prepared, since a folded address is none. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

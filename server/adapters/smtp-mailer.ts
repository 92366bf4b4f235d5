import { createTransport } from 'nodemailer';
import { SOFTWARE_NAME } from '../../shared/domain/shop-profile.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Shorter than a job's timeout, so that a retry never overlaps. */
const WAIT_MS = 10_000;

type Server = {
  /** For example `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  /** Requires TLS, also for the password. */
  requireTls: boolean;
  name?: () => string;
};

/**
 * Sends email by SMTP.
 * @param waitMs timeout in milliseconds
 */
export function createSmtpMailer({ url, from, requireTls, name }: Server, waitMs = WAIT_MS): Mailer {
  const patience = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  const transport = createTransport({ url, requireTLS: requireTls, ...patience });
  return {
    delivers: true,
    async send({ to, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        from: senderOf(from, name?.()),
        to,
        subject,
        text,
        html,
        headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {},
      });
    },
  };
}

const senderOf = (from: string, name = SOFTWARE_NAME) =>
  name === SOFTWARE_NAME ? from : { name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from };

/** RFC 8058; `prepared`, since a folded URL is invalid. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

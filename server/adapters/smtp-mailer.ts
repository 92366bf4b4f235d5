import { createTransport } from 'nodemailer';
import { SOFTWARE_NAME } from '../../shared/domain/shop-profile.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Less than a job may take, so that no conversation goes on while the mail is sent again. */
const WAIT_MS = 10_000;

type Server = {
  /** Such as `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  /** Sends nothing, not even the password, over a connection without TLS. */
  requireTls: boolean;
  /** The name of the shop, which is the sender's once it is not the software's. */
  name?: () => string;
};

/**
 * Sends mail through an SMTP server.
 * @param waitMs milliseconds after which a server that says nothing is left, its connection with it
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

/** The address of the setting, under the name of the shop. */
const senderOf = (from: string, name = SOFTWARE_NAME) =>
  name === SOFTWARE_NAME ? from : { name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from };

/** As RFC 8058 asks; prepared, since a folded address is none. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

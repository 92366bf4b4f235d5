import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

/** Sends mail through an SMTP server, given by its address such as `smtps://user:password@mail.example`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    delivers: true,
    async send({ to, subject, text, unsubscribeUrl }) {
      await transport.sendMail({ to, subject, text, headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {} });
    },
  };
}

/** As RFC 8058 asks; prepared, since a folded address is none. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

/** Sends mail through an SMTP server, given by its address such as `smtps://user:password@mail.example`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    delivers: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}

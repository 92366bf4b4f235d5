import { createTransport } from 'nodemailer';
import { calendarMethod } from '../../shared/domain/calendar-file.ts';
import { SOFTWARE_NAME } from '../../shared/domain/shop-profile.ts';
import { NoSuchMailbox } from '../platform/mail/no-such-mailbox.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Below a job's timeout: a retry never overlaps. */
const WAIT_MS = 10_000;

type Server = {
  /** As in `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  /** Also for the password. */
  requireTls: boolean;
  name?: () => string;
};

/** @param waitMs timeout in milliseconds */
export function createSmtpMailer({ url, from, requireTls, name }: Server, waitMs = WAIT_MS): Mailer {
  const patience = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  const transport = createTransport({ url, requireTLS: requireTls, ...patience });
  return {
    delivers: true,
    async send({ to, subject, text, html, replyTo, calendar, unsubscribeUrl }) {
      const mail = {
        from: senderOf(from, name?.()),
        to,
        replyTo,
        subject,
        text,
        html,
        ...(calendar
          ? { icalEvent: { filename: 'handover.ics', method: calendarMethod(calendar), content: calendar } }
          : {}),
        headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {},
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isNoMailbox(error) ? new NoSuchMailbox(error.message, { cause: error }) : error;
      });
    },
  };
}

/** RFC 3463: there is no such mailbox, domain or address. Other refusals, such as 5.7.1, are of the shop and not of one person. */
const NO_MAILBOX = /\b5\.1\.(?:[1236]|10)\b/;

const isNoMailbox = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  NO_MAILBOX.test(String(error.response));

const senderOf = (from: string, name = SOFTWARE_NAME) =>
  name === SOFTWARE_NAME ? from : { name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from };

/** RFC 8058; `prepared`, since a folded URL is invalid. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import type { Mail } from '../../ports/mailer.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { type MailSite, signature } from './mail-site.ts';

/** Writes a letter as text and HTML. */
export function writeLetter(site: MailSite, letter: Letter): Mail {
  const { to, subject, calendar, unsubscribeUrl, replyTo } = letter;
  return {
    to,
    subject,
    text: letterText(site, letter),
    html: letterHtml(site, letter),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}

function letterText(site: MailSite, { greeting, paragraphs, listings = [], action, notes = [] }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...listings.map(({ title, facts, url }) => `${title}, ${facts}\n${url}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    notes.map(({ text, url }) => (url ? `${text}: ${url}` : text)).join('\n'),
    signature(site).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

import type { Mail } from '../ports/mailer.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/**
 * Writes a letter as plain text and as HTML with the same words and links.
 * @param publicUrl the address of the site, without a slash at its end
 */
export function writeLetter(publicUrl: string, letter: Letter): Mail {
  const { to, subject, unsubscribeUrl } = letter;
  const mail = { to, subject, text: letterText(letter), html: letterHtml(publicUrl, letter) };
  return unsubscribeUrl === undefined ? mail : { ...mail, unsubscribeUrl };
}

function letterText({ greeting, paragraphs, listings = [], action, notes = [] }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...listings.map(({ title, facts, url }) => `${title}, ${facts}\n${url}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    notes.map(({ text, url }) => (url ? `${text}: ${url}` : text)).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

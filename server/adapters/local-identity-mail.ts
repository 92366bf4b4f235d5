import type { Language } from '../../shared/domain/language.ts';
import { identityWords } from '../../shared/words/accounts/identity-mails.ts';
import type { MailSite } from '../platform/mail/mail-site.ts';
import { onOneLine } from '../platform/mail/on-one-line.ts';
import { writeLetter } from '../platform/mail/write-letter.ts';
import type { Mail } from '../ports/mailer.ts';

/** No name where a stranger may have chosen it. */
type To = { email: string; name?: string; language: Language };

/** Single use. */
export const RESET_SECONDS = 60 * 60;

export const CONFIRM_SECONDS = 24 * 60 * 60;

export function resetMail(site: MailSite, { language: own, ...person }: To, token: string): Mail {
  const language = site.languageFor(own);
  const { publicUrl, name } = site;
  const { hello, reset } = identityWords[language];
  return writeLetter(site, {
    to: person.email,
    language,
    subject: reset.subject(name),
    greeting: hello(person.name && onOneLine(person.name)),
    paragraphs: [reset.text],
    action: { label: reset.action, url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}` },
    notes: [{ text: reset.note }],
  });
}

export function confirmMail(site: MailSite, { language: own, ...person }: To, token: string): Mail {
  const language = site.languageFor(own);
  const { publicUrl, name } = site;
  const { hello, confirm } = identityWords[language];
  const url = `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
  return writeLetter(site, {
    to: person.email,
    language,
    subject: confirm.subject(name),
    greeting: hello(person.name && onOneLine(person.name)),
    paragraphs: [confirm.text],
    action: { label: confirm.action, url },
    notes: [{ text: confirm.note }],
  });
}

export function emailTakenMail(site: MailSite, { language: own, email }: Pick<To, 'language' | 'email'>): Mail {
  const language = site.languageFor(own);
  const { hello, taken } = identityWords[language];
  return writeLetter(site, {
    to: email,
    language,
    subject: taken.subject(site.name),
    greeting: hello(),
    paragraphs: [taken.text],
    action: { label: taken.action, url: `${site.publicUrl}/login` },
    notes: [{ text: taken.note }],
  });
}

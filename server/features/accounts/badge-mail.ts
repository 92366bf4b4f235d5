import type { Language } from '../../../shared/domain/language.ts';
import { badgeWords } from '../../../shared/words/accounts/badge-mail.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';

type Person = { email: string; display_name: string; language: Language };

/** Writes to a seller why an admin suspended the badge. */
export function badgeMail(site: MailSite, { email, display_name, ...person }: Person, reason: string): Mail {
  const language = site.languageFor(person.language);
  const words = badgeWords[language];
  return writeLetter(site, {
    to: email,
    language,
    subject: words.subject,
    greeting: words.hello(onOneLine(display_name)),
    paragraphs: [words.text, words.reason(onOneLine(reason)), words.next],
    action: { label: words.open, url: `${site.publicUrl}/dashboard/my-products` },
  });
}

import type { Language } from '../../../shared/domain/language.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';

type Person = { email: string; display_name: string; language: Language };

/** Tells a seller why an admin suspended the badge. */
export function badgeMail(site: MailSite, { email, display_name, ...person }: Person, reason: string): Mail {
  const language = site.languageFor(person.language);
  const said = words[language];
  return writeLetter(site, {
    to: email,
    language,
    subject: said.subject,
    greeting: said.hello(onOneLine(display_name)),
    paragraphs: [said.text, said.reason(onOneLine(reason)), said.next],
    action: { label: said.open, url: `${site.publicUrl}/dashboard/my-products` },
  });
}

type Words = {
  hello: (name: string) => string;
  subject: string;
  text: string;
  reason: (reason: string) => string;
  next: string;
  open: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: 'Your verified badge is suspended',
    text: 'Your listings stay on sale, but they no longer carry the verified badge.',
    reason: (reason) => `Reason: ${reason}`,
    next: 'If you think this is wrong, answer this email.',
    open: 'My listings',
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: 'Dein Abzeichen ist ausgesetzt',
    text: 'Deine Anzeigen bleiben online, tragen aber nicht mehr das Abzeichen für bestätigte Verkäufer.',
    reason: (reason) => `Grund: ${reason}`,
    next: 'Wenn das aus deiner Sicht nicht stimmt, antworte auf diese E-Mail.',
    open: 'Meine Anzeigen',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: 'Tu insignia está suspendida',
    text: 'Tus anuncios siguen a la venta, pero ya no llevan la insignia de vendedor verificado.',
    reason: (reason) => `Motivo: ${reason}`,
    next: 'Si crees que es un error, responde a este correo.',
    open: 'Mis anuncios',
  },
};

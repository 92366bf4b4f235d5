import type { Language } from '../../shared/domain/language.ts';
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
  const { hello, reset } = words[language];
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
  const { hello, confirm } = words[language];
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

export function takenMail(site: MailSite, { language: own, email }: To): Mail {
  const language = site.languageFor(own);
  const { hello, taken } = words[language];
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

type Text = { subject: (shop: string) => string; text: string; action: string; note: string };
type Words = { hello: (name?: string) => string; reset: Text; confirm: Text; taken: Text };

const words: Record<Language, Words> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    reset: {
      subject: (shop) => `Choose a new ${shop} password`,
      text: 'You, or someone else, asked for a new password for this address. Choose one within the next hour.',
      action: 'Choose a new password',
      note: 'The link works once. If you did not ask for it, ignore this email: your password stays the same.',
    },
    confirm: {
      subject: (shop) => `Confirm your email for ${shop}`,
      text: 'Please confirm that this is your email address. Then you can buy and sell.',
      action: 'Confirm your email',
      note: 'The link works for 24 hours. If you have no account with us, ignore this email.',
    },
    taken: {
      subject: (shop) => `You already have an account at ${shop}`,
      text: 'Somebody tried to sign up with this address, which has an account already. Log in to use it.',
      action: 'Log in',
      note: 'Without the password, choose a new one on the login page. If this was not you, ignore this email.',
    },
  },
  de: {
    hello: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    reset: {
      subject: (shop) => `Wähle ein neues Passwort für ${shop}`,
      text: 'für diese Adresse wurde ein neues Passwort angefordert. Wähle es innerhalb der nächsten Stunde.',
      action: 'Neues Passwort wählen',
      note: 'Der Link funktioniert einmal. Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    },
    confirm: {
      subject: (shop) => `Bestätige deine E-Mail-Adresse für ${shop}`,
      text: 'bitte bestätige, dass diese Adresse dir gehört. Danach kannst du kaufen und verkaufen.',
      action: 'E-Mail-Adresse bestätigen',
      note: 'Der Link funktioniert 24 Stunden lang. Wenn du kein Konto bei uns hast, ignoriere diese Mail.',
    },
    taken: {
      subject: (shop) => `Du hast bei ${shop} schon ein Konto`,
      text: 'jemand wollte sich mit dieser Adresse registrieren. Sie hat aber schon ein Konto: Melde dich einfach an.',
      action: 'Anmelden',
      note: 'Passwort vergessen? Auf der Anmeldeseite wählst du ein neues. Wenn du das nicht warst, ignoriere diese Mail.',
    },
  },
  es: {
    hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    reset: {
      subject: (shop) => `Elige una contraseña nueva para ${shop}`,
      text: 'Se ha pedido una contraseña nueva para esta dirección. Elígela en la próxima hora.',
      action: 'Elegir una contraseña nueva',
      note: 'El enlace funciona una sola vez. Si no la pediste, ignora este correo: tu contraseña no cambia.',
    },
    confirm: {
      subject: (shop) => `Confirma tu correo para ${shop}`,
      text: 'Confirma que esta dirección es tuya. Después podrás comprar y vender.',
      action: 'Confirmar tu correo',
      note: 'El enlace funciona durante 24 horas. Si no tienes una cuenta con nosotros, ignora este correo.',
    },
    taken: {
      subject: (shop) => `Ya tienes una cuenta en ${shop}`,
      text: 'Alguien ha intentado registrarse con esta dirección, que ya tiene una cuenta. Inicia sesión para usarla.',
      action: 'Iniciar sesión',
      note: 'Si no recuerdas la contraseña, elige otra en la página de inicio de sesión. Si no fuiste tú, ignora este correo.',
    },
  },
};

import type { Language } from '../../../shared/domain/language.ts';
import type { MailSite } from '../../platform/mail/mail-site.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { LoginChange } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mailer.ts';

export type AccountChange = LoginChange | 'payout_account_changed' | 'account_removed';

type Person = { email: string; language: Language };

/** Tells a person of a change that somebody else might have made. */
export function changeMail(
  site: MailSite,
  { email, ...person }: Person,
  { change, notMeUrl }: { change: AccountChange; notMeUrl: string | undefined },
): Mail {
  const language = site.languageFor(person.language);
  const said = words[language];
  const isGone = change === 'account_removed';
  return writeLetter(site, {
    to: email,
    language,
    subject: said.subject(site.name),
    // No name: whoever signed up with a stranger's address chose it.
    greeting: said.hello,
    paragraphs: [said.changes[change], said.wasYou, isGone ? said.restore : said.notYou],
    ...(isGone || !notMeUrl ? {} : { action: { label: said.notMe, url: notMeUrl } }),
    notes: isGone || !notMeUrl ? [] : [{ text: said.lasts }],
  });
}

type Words = {
  hello: string;
  subject: (shop: string) => string;
  changes: Record<AccountChange, string>;
  wasYou: string;
  notYou: string;
  restore: string;
  notMe: string;
  lasts: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: 'Hello,',
    subject: (shop) => `Your ${shop} account was changed`,
    changes: {
      password_changed: 'Your password was changed.',
      app_added: 'An authenticator app was added to your login.',
      app_removed: 'The authenticator app was removed from your login.',
      backup_codes_replaced: 'New backup codes were made. The old ones no longer work.',
      passkey_added: 'A passkey was added to your login.',
      passkey_removed: 'A passkey was removed from your login.',
      google_added: 'A login with Google was added to your account.',
      payout_account_changed: 'The bank account that your earnings are paid to was changed.',
      account_removed: 'Your account was deleted.',
    },
    wasYou: 'If this was you, there is nothing to do.',
    notYou:
      'If this was not you, say so now. That logs out everybody, undoes what was added, and sends you a link for a new password.',
    restore: 'If this was not you, answer this email within 30 days, and we restore everything.',
    notMe: 'This was not me',
    lasts: 'The link works for 7 days.',
  },
  de: {
    hello: 'Hallo,',
    subject: (shop) => `Dein Konto bei ${shop} wurde geändert`,
    changes: {
      password_changed: 'dein Passwort wurde geändert.',
      app_added: 'zu deiner Anmeldung wurde eine Authenticator-App hinzugefügt.',
      app_removed: 'die Authenticator-App wurde von deiner Anmeldung entfernt.',
      backup_codes_replaced: 'es wurden neue Ersatzcodes erzeugt. Die alten gelten nicht mehr.',
      passkey_added: 'zu deiner Anmeldung wurde ein Passkey hinzugefügt.',
      passkey_removed: 'ein Passkey wurde von deiner Anmeldung entfernt.',
      google_added: 'zu deinem Konto wurde eine Anmeldung mit Google hinzugefügt.',
      payout_account_changed: 'das Bankkonto für deine Einnahmen wurde geändert.',
      account_removed: 'dein Konto wurde gelöscht.',
    },
    wasYou: 'Wenn du das warst, musst du nichts tun.',
    notYou:
      'Wenn du das nicht warst, sag es jetzt. Dann werden alle abgemeldet, das Hinzugefügte wird entfernt, und du bekommst einen Link für ein neues Passwort.',
    restore:
      'Wenn du das nicht warst, antworte innerhalb von 30 Tagen auf diese E-Mail. Dann stellen wir alles wieder her.',
    notMe: 'Das war ich nicht',
    lasts: 'Der Link funktioniert 7 Tage lang.',
  },
  es: {
    hello: 'Hola:',
    subject: (shop) => `Tu cuenta de ${shop} ha cambiado`,
    changes: {
      password_changed: 'Se ha cambiado tu contraseña.',
      app_added: 'Se ha añadido una aplicación de autenticación a tu inicio de sesión.',
      app_removed: 'Se ha quitado la aplicación de autenticación de tu inicio de sesión.',
      backup_codes_replaced: 'Se han creado códigos de respaldo nuevos. Los anteriores ya no sirven.',
      passkey_added: 'Se ha añadido una llave de acceso a tu inicio de sesión.',
      passkey_removed: 'Se ha quitado una llave de acceso de tu inicio de sesión.',
      google_added: 'Se ha añadido a tu cuenta el inicio de sesión con Google.',
      payout_account_changed: 'Se ha cambiado la cuenta bancaria en la que cobras tus ventas.',
      account_removed: 'Se ha eliminado tu cuenta.',
    },
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    notYou:
      'Si no fuiste tú, dilo ahora. Se cerrarán todas las sesiones, se quitará lo añadido y recibirás un enlace para elegir otra contraseña.',
    restore: 'Si no fuiste tú, responde a este correo en un plazo de 30 días y lo recuperaremos todo.',
    notMe: 'No fui yo',
    lasts: 'El enlace funciona durante 7 días.',
  },
};

import { byLanguage } from '../by-language.ts';

export const changeWords = byLanguage({
  hello: { en: 'Hello,', de: 'Hallo!', es: 'Hola:' },
  subject: {
    en: (shop: string) => `Your ${shop} account was changed`,
    de: (shop) => `Dein Konto bei ${shop} wurde geändert`,
    es: (shop) => `Tu cuenta de ${shop} ha cambiado`,
  },
  changes: {
    password_changed: {
      en: 'Your password was changed.',
      de: 'Dein Passwort wurde geändert.',
      es: 'Se ha cambiado tu contraseña.',
    },
    app_added: {
      en: 'An authenticator app was added to your login.',
      de: 'Zu deiner Anmeldung wurde eine Authenticator-App hinzugefügt.',
      es: 'Se ha añadido una aplicación de autenticación a tu inicio de sesión.',
    },
    app_removed: {
      en: 'The authenticator app was removed from your login.',
      de: 'Die Authenticator-App wurde von deiner Anmeldung entfernt.',
      es: 'Se ha quitado la aplicación de autenticación de tu inicio de sesión.',
    },
    backup_codes_replaced: {
      en: 'New backup codes were made. The old ones no longer work.',
      de: 'Es wurden neue Ersatzcodes erzeugt. Die alten gelten nicht mehr.',
      es: 'Se han creado códigos de respaldo nuevos. Los anteriores ya no sirven.',
    },
    passkey_added: {
      en: 'A passkey was added to your login.',
      de: 'Zu deiner Anmeldung wurde ein Passkey hinzugefügt.',
      es: 'Se ha añadido una llave de acceso a tu inicio de sesión.',
    },
    passkey_removed: {
      en: 'A passkey was removed from your login.',
      de: 'Ein Passkey wurde von deiner Anmeldung entfernt.',
      es: 'Se ha quitado una llave de acceso de tu inicio de sesión.',
    },
    google_added: {
      en: 'A login with Google was added to your account.',
      de: 'Zu deinem Konto wurde eine Anmeldung mit Google hinzugefügt.',
      es: 'Se ha añadido a tu cuenta el inicio de sesión con Google.',
    },
    payout_account_changed: {
      en: 'The bank account that your earnings are paid to was changed.',
      de: 'Das Bankkonto für deine Einnahmen wurde geändert.',
      es: 'Se ha cambiado la cuenta bancaria en la que cobras tus ventas.',
    },
    account_removed: {
      en: 'Your account was deleted.',
      de: 'Dein Konto wurde gelöscht.',
      es: 'Se ha borrado tu cuenta.',
    },
  },
  wasYou: {
    en: 'If this was you, there is nothing to do.',
    de: 'Wenn du das warst, musst du nichts tun.',
    es: 'Si fuiste tú, no tienes que hacer nada.',
  },
  notYou: {
    en: 'If this was not you, say so now. That logs out everybody, undoes what was added, and sends you a link for a new password.',
    de: 'Wenn du das nicht warst, sag es jetzt. Dann werden alle abgemeldet, das Hinzugefügte wird entfernt, und du bekommst einen Link für ein neues Passwort.',
    es: 'Si no fuiste tú, dilo ahora. Se cerrarán todas las sesiones, se quitará lo añadido y recibirás un enlace para elegir otra contraseña.',
  },
  notYourAccount: {
    en: (days: number) =>
      `If this was not you, say so now. That logs out everybody and sends you a link for a new password. The bank account then gets nothing more for ${days} days: enter your own account in that time.`,
    de: (days) =>
      `Wenn du das nicht warst, sag es jetzt. Dann werden alle abgemeldet, und du bekommst einen Link für ein neues Passwort. Das Bankkonto bekommt dann ${days} Tage lang nichts mehr: Gib in dieser Zeit dein eigenes Konto ein.`,
    es: (days) =>
      `Si no fuiste tú, dilo ahora. Se cerrarán todas las sesiones y recibirás un enlace para elegir otra contraseña. La cuenta bancaria no recibirá nada más durante ${days} días: indica en ese tiempo tu propia cuenta.`,
  },
  restore: {
    en: 'If this was not you, answer this email within 30 days, and we restore everything.',
    de: 'Wenn du das nicht warst, antworte innerhalb von 30 Tagen auf diese E-Mail. Dann stellen wir alles wieder her.',
    es: 'Si no fuiste tú, responde a este correo en un plazo de 30 días y lo recuperaremos todo.',
  },
  notMe: { en: 'This was not me', de: 'Das war ich nicht', es: 'No fui yo' },
  lasts: {
    en: 'The link works for 7 days.',
    de: 'Der Link funktioniert 7 Tage lang.',
    es: 'El enlace funciona durante 7 días.',
  },
});

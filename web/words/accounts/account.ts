import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';

export const account = area('account', {
  looks: { en: 'Language and appearance', de: 'Sprache und Darstellung', es: 'Idioma y apariencia' },
  looksLede: {
    en: () => `How ${shop().name} reads and looks in this browser.`,
    de: () => `Wie ${shop().name} in diesem Browser spricht und aussieht.`,
    es: () => `Cómo se lee y se ve ${shop().name} en este navegador.`,
  },
  lede: {
    en: 'Your name, your password, where you’re logged in, and your data.',
    de: 'Dein Name, dein Passwort, wo du angemeldet bist, und deine Daten.',
    es: 'Tu nombre, tu contraseña, dónde tienes la sesión abierta y tus datos.',
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  aboutYou: { en: 'About you', de: 'Über dich', es: 'Sobre ti' },
  nameHint: {
    en: 'Buyers and sellers see it next to what you list and buy.',
    de: 'Andere sehen ihn bei dem, was du anbietest und kaufst.',
    es: 'Los demás lo ven junto a lo que anuncias y compras.',
  },
  nameBadge: {
    en: 'Another name suspends your verified badge until an admin has looked at it.',
    de: 'Ein anderer Name setzt dein Abzeichen aus, bis ein Admin ihn gesehen hat.',
    es: 'Si cambias el nombre, tu insignia queda suspendida hasta que un administrador lo revise.',
  },
  badgeRenamed: {
    en: (name: string) =>
      `Your verified badge is suspended because you changed your name from ${name}. An admin will look at it again.`,
    de: (name: string) =>
      `Dein Abzeichen ist ausgesetzt, weil du nicht mehr ${name} heißt. Ein Admin sieht es sich wieder an.`,
    es: (name: string) => `Tu insignia está suspendida porque ya no te llamas ${name}. Un administrador la revisará.`,
  },
  badgeReason: {
    en: (reason: string) => `Your verified badge is suspended. Reason: ${reason}`,
    de: (reason: string) => `Dein Abzeichen ist ausgesetzt. Grund: ${reason}`,
    es: (reason: string) => `Tu insignia está suspendida. Motivo: ${reason}`,
  },
  saveName: { en: 'Save name', de: 'Namen speichern', es: 'Guardar nombre' },
  nameSaved: { en: 'Name saved', de: 'Name gespeichert', es: 'Nombre guardado' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' },
  emailConfirmed: {
    en: 'This address is confirmed.',
    de: 'Diese Adresse ist bestätigt.',
    es: 'Esta dirección está confirmada.',
  },
  emailOpen: {
    en: 'This address isn’t confirmed yet. Follow the link in our email before you sell or pay.',
    de: 'Diese Adresse ist noch nicht bestätigt. Klick auf den Link in unserer E-Mail, bevor du verkaufst oder bezahlst.',
    es: 'Esta dirección aún no está confirmada. Abre el enlace de nuestro correo antes de vender o pagar.',
  },
  emailNotAsked: {
    en: 'This address isn’t confirmed. You can buy and sell anyway.',
    de: 'Diese Adresse ist nicht bestätigt. Kaufen und verkaufen kannst du trotzdem.',
    es: 'Esta dirección no está confirmada. Aun así puedes comprar y vender.',
  },
  sendAgain: { en: 'Send the link again', de: 'Link noch einmal schicken', es: 'Volver a enviar el enlace' },
  linkSent: { en: 'The link is on its way', de: 'Der Link ist unterwegs', es: 'El enlace va de camino' },
  sell: {
    en: () => `Sell on ${shop().name}`,
    de: () => `Auf ${shop().name} verkaufen`,
    es: () => `Vende en ${shop().name}`,
  },
  sellLede: {
    en: 'Your account can sell too. What you saved and bought stays as it is.',
    de: 'Mit deinem Konto kannst du auch verkaufen. Was du gemerkt und gekauft hast, bleibt, wie es ist.',
    es: 'Con tu cuenta también puedes vender. Lo que guardaste y compraste se queda como está.',
  },
  startSelling: { en: 'Start selling', de: 'Jetzt verkaufen', es: 'Empezar a vender' },
  sellingStarted: { en: 'You can sell now', de: 'Du kannst jetzt verkaufen', es: 'Ya puedes vender' },
  password: { en: 'Password', de: 'Passwort', es: 'Contraseña' },
  passwordLede: {
    en: 'A new password logs you out everywhere else right away.',
    de: 'Mit einem neuen Passwort wirst du überall sonst sofort abgemeldet.',
    es: 'Al cambiarla, tu sesión se cierra al momento en todos los demás dispositivos.',
  },
  currentPassword: { en: 'Current password', de: 'Aktuelles Passwort', es: 'Contraseña actual' },
  newPassword: { en: 'New password', de: 'Neues Passwort', es: 'Contraseña nueva' },
  savePassword: { en: 'Change password', de: 'Passwort ändern', es: 'Cambiar contraseña' },
  dropPasskeys: {
    en: 'Remove all my passkeys too',
    de: 'Auch alle meine Passkeys entfernen',
    es: 'Quitar también todas mis llaves de acceso',
  },
  passwordSaved: { en: 'Password changed', de: 'Passwort geändert', es: 'Contraseña cambiada' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  sessions: { en: 'Where you’re logged in', de: 'Wo du angemeldet bist', es: 'Dónde tienes la sesión abierta' },
  sessionsNone: {
    en: 'Your login service manages this and doesn’t share it with us.',
    de: 'Das verwaltet dein Anmeldedienst; wir erfahren es nicht.',
    es: 'De esto se ocupa tu servicio de acceso, que no nos lo comunica.',
  },
  thisDevice: { en: 'This browser', de: 'Dieser Browser', es: 'Este navegador' },
  unknownDevice: { en: 'Unknown browser', de: 'Unbekannter Browser', es: 'Navegador desconocido' },
  device: {
    en: (browser: string, system: string) => `${browser} on ${system}`,
    de: (browser: string, system: string) => `${browser} auf ${system}`,
    es: (browser: string, system: string) => `${browser} en ${system}`,
  },
  since: {
    en: (day: string) => `Since ${day}`,
    de: (day: string) => `Seit ${day}`,
    es: (day: string) => `Desde el ${day}`,
  },
  signOut: { en: 'Log out', de: 'Abmelden', es: 'Cerrar sesión' },
  signOutOthers: { en: 'Log out everywhere else', de: 'Überall sonst abmelden', es: 'Cerrar las demás sesiones' },
  signedOut: { en: 'Logged out there', de: 'Dort abgemeldet', es: 'Sesión cerrada allí' },
  data: { en: 'Your data', de: 'Deine Daten', es: 'Tus datos' },
  dataLede: {
    en: 'Everything we keep about you, in one file that you and other programs can read (JSON).',
    de: 'Alles, was wir über dich speichern, in einer Datei, die du und andere Programme lesen können (JSON).',
    es: 'Todo lo que guardamos sobre ti, en un archivo que tú y otros programas podéis leer (JSON).',
  },
  download: { en: 'Download my data', de: 'Meine Daten herunterladen', es: 'Descargar mis datos' },
  gathering: { en: 'Preparing your file…', de: 'Deine Datei wird erstellt …', es: 'Preparando tu archivo…' },
  leave: { en: 'Delete your account', de: 'Konto löschen', es: 'Eliminar tu cuenta' },
  leaveText: {
    en: 'Your listings are taken down and you’re logged out everywhere right away. Write to us within 30 days and we can restore everything. After that, your account, contact details and pictures are erased for good. Records of what you bought and sold stay without your name, as the law requires.',
    de: 'Deine Anzeigen verschwinden, und du wirst überall sofort abgemeldet. Schreib uns innerhalb von 30 Tagen, dann können wir alles wiederherstellen. Danach werden dein Konto, deine Kontaktdaten und deine Bilder endgültig gelöscht. Belege über Käufe und Verkäufe bleiben ohne deinen Namen, wie es das Gesetz verlangt.',
    es: 'Tus anuncios se retiran y tu sesión se cierra al momento en todas partes. Si nos escribes en los 30 días siguientes, podemos recuperarlo todo. Después, tu cuenta, tus datos de contacto y tus fotos se borran para siempre. El registro de lo que compraste y vendiste se conserva sin tu nombre, como exige la ley.',
  },
  leaveButton: { en: 'Delete my account', de: 'Mein Konto löschen', es: 'Eliminar mi cuenta' },
  leaveQuestion: { en: 'Delete your account?', de: 'Dein Konto wirklich löschen?', es: '¿Eliminar tu cuenta?' },
  left: { en: 'Your account is deleted', de: 'Dein Konto ist gelöscht', es: 'Tu cuenta se ha eliminado' },
});

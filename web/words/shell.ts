import { shop } from '../platform/shop.ts';
import { area } from './area.ts';

export const app = area('app', {
  description: {
    en: 'Second-hand furniture from people near you: find it, save it and buy it.',
    de: 'Gebrauchte Möbel von Leuten aus deiner Nähe: finden, merken und kaufen.',
    es: 'Muebles de segunda mano de gente cerca de ti: encuéntralos, guárdalos y cómpralos.',
  },
  title: {
    en: (page: string) => `${page} · ${shop().name}`,
    de: (page) => `${page} · ${shop().name}`,
    es: (page) => `${page} · ${shop().name}`,
  },
  skipToContent: { en: 'Skip to content', de: 'Zum Inhalt', es: 'Ir al contenido' },
  loading: { en: 'Loading...', de: 'Wird geladen …', es: 'Cargando…' }, // spec §2
  offline: {
    en: 'You are offline. You can still read pages you have already opened; prices may have changed.',
    de: 'Du bist offline. Seiten, die du schon geöffnet hast, kannst du weiter lesen; Preise können sich geändert haben.',
    es: 'Estás sin conexión. Puedes seguir leyendo las páginas que ya abriste; los precios pueden haber cambiado.',
  },
  publicDemo: {
    en: 'This is a public demonstration. No money moves, and no mail is sent.',
    de: 'Das ist eine öffentliche Vorführung. Es fließt kein Geld, und es wird keine E-Mail verschickt.',
    es: 'Esto es una demostración pública. No se mueve dinero ni se envían correos.',
  },
});

export const nav = area('nav', {
  label: { en: 'Main', de: 'Hauptmenü', es: 'Principal' },
  search: { en: 'Search', de: 'Suche', es: 'Buscar' },
  menu: { en: 'Menu', de: 'Menü', es: 'Menú' },
  home: { en: 'Home', de: 'Start', es: 'Inicio' }, // spec §2
  dashboard: { en: 'Dashboard', de: 'Übersicht', es: 'Panel' }, // spec §2
  category: { en: 'Category', de: 'Kategorien', es: 'Categorías' },
  blog: { en: 'Blog', de: 'Blog', es: 'Blog' }, // spec §2
  login: { en: 'Login', de: 'Anmelden', es: 'Iniciar sesión' }, // spec §2
  quick: { en: 'Quick access', de: 'Schnellzugriff', es: 'Acceso rápido' },
  sell: { en: 'Sell', de: 'Verkaufen', es: 'Vender' },
  signup: { en: 'Sign Up', de: 'Registrieren', es: 'Registrarse' },
  saved: { en: 'Saved', de: 'Merkliste', es: 'Guardados' },
  account: { en: 'Account', de: 'Konto', es: 'Cuenta' },
  accountMenu: {
    en: (name: string) => `Account menu: ${name}`,
    de: (name) => `Kontomenü: ${name}`,
    es: (name) => `Menú de la cuenta: ${name}`,
  },
  purchases: { en: 'Purchases', de: 'Käufe', es: 'Compras' },
  listings: { en: 'Listings', de: 'Anzeigen', es: 'Anuncios' },
  settings: { en: 'Settings', de: 'Einstellungen', es: 'Ajustes' },
  logout: { en: 'Log Out', de: 'Abmelden', es: 'Cerrar sesión' }, // spec §2
});

export const footer = area('footer', {
  tagline: {
    en: 'Good furniture deserves a second home.',
    de: 'Gute Möbel haben ein zweites Zuhause verdient.',
    es: 'Los buenos muebles merecen una segunda vida.',
  },
  social: { en: 'Follow us', de: 'Folge uns', es: 'Síguenos' },
  copyright: {
    en: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
    de: (year, name) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
    es: (year, name) => `© ${year} ${name}. Todos los derechos reservados.`,
  },
  instagram: {
    en: 'Second-hand furniture on Instagram',
    de: 'Gebrauchte Möbel auf Instagram',
    es: 'Muebles de segunda mano en Instagram',
  },
  pinterest: {
    en: 'Second-hand furniture on Pinterest',
    de: 'Gebrauchte Möbel auf Pinterest',
    es: 'Muebles de segunda mano en Pinterest',
  },
  youtube: {
    en: 'Furniture restoration on YouTube',
    de: 'Möbel aufarbeiten auf YouTube',
    es: 'Restauración de muebles en YouTube',
  },
  legal: { en: 'Legal', de: 'Rechtliches', es: 'Información legal' },
  documents: {
    terms: { en: 'Terms', de: 'AGB', es: 'Condiciones' },
    privacy: { en: 'Privacy', de: 'Datenschutz', es: 'Privacidad' },
    imprint: { en: 'Legal notice', de: 'Impressum', es: 'Aviso legal' },
    returns: { en: 'Returns', de: 'Rückgabe', es: 'Devoluciones' },
    safety: { en: 'Safety', de: 'Sicherheit', es: 'Seguridad' },
  },
});

export const notFound = area('notFound', {
  title: { en: '404 Page Not Found...', de: '404 – Seite nicht gefunden', es: '404: página no encontrada' }, // spec §2
  text: {
    en: 'Check the address for typos. If it was an item, it may have been sold.',
    de: 'Vielleicht hast du dich bei der Adresse vertippt, oder der Artikel ist schon verkauft.',
    es: 'Revisa la dirección. Si era un artículo, quizá ya se haya vendido.',
  },
  home: { en: 'Back to home', de: 'Zur Startseite', es: 'Volver al inicio' },
});

export const failure = area('failure', {
  holdStays: {
    en: 'Your reservation could not be ended. It ends by itself in a few minutes.',
    de: 'Deine Reservierung ließ sich nicht beenden. Sie endet in ein paar Minuten von selbst.',
    es: 'No se pudo terminar tu reserva. Se termina sola en unos minutos.',
  },
  protectTitle: { en: 'Protect your account first', de: 'Schütze zuerst dein Konto', es: 'Protege primero tu cuenta' },
  title: { en: 'Something went wrong', de: 'Etwas ist schiefgelaufen', es: 'Algo ha salido mal' },
  text: {
    en: 'We could not show this page. Nothing was changed. Try again in a moment.',
    de: 'Wir konnten diese Seite nicht anzeigen. Es wurde nichts geändert. Versuch es gleich noch einmal.',
    es: 'No pudimos mostrar esta página. No ha cambiado nada tuyo; inténtalo de nuevo en un momento.',
  },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', es: 'Intentar de nuevo' },
  reload: { en: 'Reload the page', de: 'Seite neu laden', es: 'Recargar la página' },
  chunkTitle: {
    en: 'Part of this page did not load',
    de: 'Ein Teil dieser Seite wurde nicht geladen',
    es: 'Una parte de esta página no ha llegado',
  },
  chunkText: {
    en: 'Your connection may have dropped, or we may have just published a new version. What failed:',
    de: 'Vielleicht ist die Verbindung abgebrochen, oder es gibt gerade eine neue Version. Was nicht geladen wurde:',
    es: 'Quizá se cortó la conexión o se acaba de publicar una versión nueva. Lo que falló:',
  },
  network: {
    en: 'The server did not respond. Check your connection, then try again.',
    de: 'Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'El servidor no responde. Revisa tu conexión e inténtalo de nuevo.',
  },
  keepsTrying: {
    en: 'The server does not answer. We keep trying.',
    de: 'Der Server antwortet nicht. Wir versuchen es weiter.',
    es: 'El servidor no responde. Seguimos intentándolo.',
  },
});

export const ui = area('ui', {
  close: { en: 'Close', de: 'Schließen', es: 'Cerrar' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', es: 'Descartar' },
  show: { en: 'Show', de: 'Anzeigen', es: 'Mostrar' },
  cancel: { en: 'Cancel', de: 'Abbrechen', es: 'Cancelar' },
  remove: { en: 'Remove', de: 'Entfernen', es: 'Quitar' },
  save: { en: 'Save', de: 'Speichern', es: 'Guardar' },
  undo: { en: 'Undo', de: 'Rückgängig', es: 'Deshacer' },
  showMore: { en: 'Show more', de: 'Mehr anzeigen', es: 'Mostrar más' },
  chooseFile: { en: 'Choose a file', de: 'Datei wählen', es: 'Elegir un archivo' },
  messages: { en: 'Messages', de: 'Hinweise', es: 'Mensajes' },
  optional: { en: 'optional', de: 'freiwillig', es: 'opcional' },
  rowNumber: { en: '#', de: 'Nr.', es: 'N.º' },
  actionOn: {
    en: (action: string, name: string) => `${action}: ${name}`,
    de: (action, name) => `${action}: ${name}`,
    es: (action, name) => `${action}: ${name}`,
  },
  image: { en: 'Image', de: 'Bild', es: 'Imagen' },
});

export const session = area('session', {
  expired: {
    en: 'You have been logged out. What you typed is still here. Log in again to continue.',
    de: 'Du wurdest abgemeldet. Was du eingegeben hast, ist noch da. Melde dich wieder an, um weiterzumachen.',
    es: 'Se ha cerrado tu sesión. Lo que escribiste sigue aquí; inicia sesión de nuevo para seguir.',
  },
  loginAgain: { en: 'Log in in a new tab', de: 'In einem neuen Tab anmelden', es: 'Iniciar sesión en otra pestaña' },
});

export const language = area('language', {
  label: { en: 'Language', de: 'Sprache', es: 'Idioma' },
  changed: {
    en: 'The page is now in English.',
    de: 'Die Seite ist jetzt auf Deutsch.',
    es: 'La página está ahora en español.',
  },
  failed: {
    en: 'That language could not be loaded. Check your connection, then try again.',
    de: 'Die Sprache konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'Los textos de ese idioma no han llegado. Revisa tu conexión e inténtalo de nuevo.',
  },
  notStored: {
    en: 'This page is now in English, but your emails are not yet: the choice could not be saved. Choose it again in a moment.',
    de: 'Diese Seite ist jetzt auf Deutsch, deine E-Mails noch nicht: Die Auswahl konnte nicht gespeichert werden. Wähl gleich noch einmal.',
    es: 'Esta página ha cambiado de idioma, pero tus correos no: la elección no se guardó. Elígelo otra vez en un momento.',
  },
});

export const theme = area('theme', {
  label: { en: 'Theme', de: 'Design', es: 'Tema' },
  names: {
    system: { en: 'System', de: 'System', es: 'Sistema' },
    light: { en: 'Light', de: 'Hell', es: 'Claro' },
    dark: { en: 'Dark', de: 'Dunkel', es: 'Oscuro' },
  },
});

import { shop } from '../../platform/shop.ts';
import type { Dictionary } from '../dictionary.ts';

export const app: Dictionary['app'] = {
  description: 'Gebrauchte Möbel von Leuten aus deiner Nähe: finden, merken und kaufen.',
  title: (page) => `${page} · ${shop().name}`,
  skipToContent: 'Zum Inhalt',
  loading: 'Wird geladen …',
  offline:
    'Du bist offline. Seiten, die du schon geöffnet hast, kannst du weiter lesen; Preise können sich geändert haben.',
  publicDemo: 'Das ist eine öffentliche Vorführung. Es fließt kein Geld, und es wird keine E-Mail verschickt.',
};

export const nav: Dictionary['nav'] = {
  label: 'Hauptmenü',
  search: 'Suche',
  menu: 'Menü',
  home: 'Start',
  dashboard: 'Übersicht',
  category: 'Kategorien',
  blog: 'Blog',
  login: 'Anmelden',
  quick: 'Schnellzugriff',
  sell: 'Verkaufen',
  signup: 'Registrieren',
  saved: 'Merkliste',
  account: 'Konto',
  accountMenu: (name) => `Kontomenü: ${name}`,
  purchases: 'Käufe',
  listings: 'Anzeigen',
  settings: 'Einstellungen',
  logout: 'Abmelden',
};

export const footer: Dictionary['footer'] = {
  tagline: 'Gute Möbel haben ein zweites Zuhause verdient.',
  social: 'Folge uns',
  copyright: (year, name) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
  instagram: 'Gebrauchte Möbel auf Instagram',
  pinterest: 'Gebrauchte Möbel auf Pinterest',
  youtube: 'Möbel aufarbeiten auf YouTube',
  legal: 'Rechtliches',
  documents: {
    terms: 'AGB',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    returns: 'Rückgabe',
    safety: 'Sicherheit',
  },
};

export const notFound: Dictionary['notFound'] = {
  title: '404 – Seite nicht gefunden',
  text: 'Vielleicht hast du dich bei der Adresse vertippt, oder der Artikel ist schon verkauft.',
  home: 'Zur Startseite',
};

export const offline: Dictionary['offline'] = {
  title: 'Du bist offline',
  lede: 'Diese Seite hast du noch nicht gesehen, darum lässt sie sich ohne Verbindung nicht zeigen. Nichts von dir ist verloren.',
  goOn: 'Die Verbindung ist wieder da: Seite zeigen',
  seen: 'Das kannst du jetzt lesen',
};

export const failure: Dictionary['failure'] = {
  holdStays: 'Deine Reservierung ließ sich nicht beenden. Sie endet in ein paar Minuten von selbst.',
  protectTitle: 'Schütze zuerst dein Konto',
  title: 'Etwas ist schiefgelaufen',
  text: 'Wir konnten diese Seite nicht anzeigen. Es wurde nichts geändert. Versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  chunkTitle: 'Ein Teil dieser Seite wurde nicht geladen',
  chunkText:
    'Vielleicht ist die Verbindung abgebrochen, oder es gibt gerade eine neue Version. Was nicht geladen wurde:',
  network: 'Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
  keepsTrying: 'Der Server antwortet nicht. Wir versuchen es weiter.',
};

export const ui: Dictionary['ui'] = {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  show: 'Anzeigen',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  remove: 'Entfernen',
  save: 'Speichern',
  undo: 'Rückgängig',
  showMore: 'Mehr anzeigen',
  chooseFile: 'Datei wählen',
  messages: 'Hinweise',
  optional: 'freiwillig',
  rowNumber: 'Nr.',
  actionOn: (action, name) => `${action}: ${name}`,
  image: 'Bild',
};

export const session: Dictionary['session'] = {
  expired: 'Du wurdest abgemeldet. Was du eingegeben hast, ist noch da. Melde dich wieder an, um weiterzumachen.',
  loginAgain: 'In einem neuen Tab anmelden',
};

export const language: Dictionary['language'] = {
  label: 'Sprache',
  changed: 'Die Seite ist jetzt auf Deutsch.',
  failed: 'Die Sprache konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
  notKept:
    'Diese Seite ist jetzt auf Deutsch, deine Mails noch nicht: Die Auswahl konnte nicht gespeichert werden. Wähl gleich noch einmal.',
};

export const theme: Dictionary['theme'] = {
  label: 'Design',
  names: { system: 'System', light: 'Hell', dark: 'Dunkel' },
};

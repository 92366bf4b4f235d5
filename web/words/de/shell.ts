import type { Dictionary } from '../dictionary.ts';

export const app: Dictionary['app'] = {
  name: 'Settee',
  description: 'Gebrauchte Möbel mit Geschichte: gefunden, gemerkt und gekauft von denen, die mit ihnen gelebt haben.',
  title: (page) => `${page} · Settee`,
  skipToContent: 'Zum Inhalt',
  loading: 'Wird geladen …',
  offline: 'Du bist offline. Was du schon gesehen hast, bleibt lesbar; Preise können sich geändert haben.',
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
  logout: 'Abmelden',
};

export const footer: Dictionary['footer'] = {
  tagline: 'Gute Möbel überleben ihr erstes Zuhause.',
  social: 'Anderswo',
  instagram: 'Gebrauchte Möbel auf Instagram',
  pinterest: 'Gebrauchte Möbel auf Pinterest',
  youtube: 'Möbel aufarbeiten auf YouTube',
  copyright: (year) => `© ${year} Settee. Alle Rechte vorbehalten.`,
};

export const notFound: Dictionary['notFound'] = {
  title: '404 – Seite nicht gefunden',
  text: 'Vielleicht ist die Adresse vertippt, oder das Stück hat ein neues Zuhause gefunden.',
  home: 'Zurück in die gute Stube',
};

export const offline: Dictionary['offline'] = {
  title: 'Du bist offline',
  lede: 'Diese Seite hast du noch nicht gesehen, darum lässt sie sich ohne Verbindung nicht zeigen. Nichts von dir ist verloren.',
  goOn: 'Die Verbindung ist wieder da: Seite zeigen',
  seen: 'Das kannst du jetzt lesen',
};

export const failure: Dictionary['failure'] = {
  title: 'Da ist etwas schiefgegangen',
  text: 'Wir konnten diese Seite nicht zeigen. Geändert wurde nichts; versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  chunkTitle: 'Ein Teil dieser Seite ist nicht angekommen',
  chunkText: 'Vielleicht ist die Verbindung abgerissen, oder es gibt gerade eine neue Version. Was gefehlt hat:',
  network: 'Keine Antwort vom Server. Prüf deine Verbindung und versuch es noch einmal.',
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
  messages: 'Meldungen',
  optional: 'freiwillig',
  rowNumber: 'Nr.',
  actionOn: (action, name) => `${action}: ${name}`,
  image: 'Bild',
};

export const session: Dictionary['session'] = {
  expired: 'Du wurdest abgemeldet. Was du getippt hast, ist noch da; melde dich wieder an, um weiterzumachen.',
  loginAgain: 'Anmelden, in einem neuen Tab',
};

export const language: Dictionary['language'] = {
  label: 'Sprache',
  changed: 'Diese Seite spricht jetzt Deutsch.',
  failed: 'Die Texte dieser Sprache sind nicht angekommen. Prüf deine Verbindung und versuch es noch einmal.',
  notKept:
    'Diese Seite hat die Sprache gewechselt, deine Mails nicht: Die Wahl wurde nicht gespeichert. Wähl gleich noch einmal.',
};

export const theme: Dictionary['theme'] = {
  label: 'Darstellung',
  names: { system: 'Wie auf diesem Gerät', light: 'Hell', dark: 'Dunkel' },
};

import type { Dictionary } from '../dictionary.ts';

export const legal: Dictionary['legal'] = {
  version: 'Fassung',
  versionOf: (version, day) => `Fassung ${version} vom ${day}`,
  isOld: 'Das ist eine frühere Fassung.',
  toCurrent: 'Aktuelle Fassung lesen',
  otherVersions: 'Andere Fassungen',
  notFilledIn: 'Diese Seite ist eine Vorlage. Der Betreiber hat sie noch nicht ausgefüllt.',
  lede: 'Die Seiten, die das Gesetz verlangt. Jede Änderung ist eine neue Fassung; frühere bleiben lesbar.',
  ready: 'Ausgefüllt',
  toFillIn: (names) => `Noch auszufüllen: ${names}`,
  document: 'Seite',
  state: 'Stand',
  language: 'Sprache',
  text: 'Text in Markdown',
  textHint:
    'Überschriften mit ##, Listen mit -, Links als [Wörter](https://adresse). Klammern ohne Link sind noch auszufüllen.',
  filledFromSettings: 'Die Einstellungen füllen [shop], [email], [phone] und [address] aus.',
  preview: 'Vorschau',
  publish: 'Neue Fassung veröffentlichen',
  publishQuestion: 'Als neue Fassung veröffentlichen?',
  publishText: 'Alle sehen sie sofort. Die Fassung davor bleibt lesbar.',
  publishTermsText:
    'Alle sehen sie sofort und werden bei der nächsten Anmeldung gebeten, sie anzunehmen. Die Fassung davor bleibt lesbar.',
  published: (version) => `Fassung ${version} ist veröffentlicht.`,
  unchanged: 'Es wurde nichts geändert, also auch nichts veröffentlicht.',
  errorIn: (names) => `Bitte prüf den Text in: ${names}.`,
  back: 'Alle rechtlichen Seiten',
  show: 'Seite ansehen',
};

export const accept: Dictionary['accept'] = {
  before: 'Mit der Registrierung nimmst du die',
  terms: 'AGB',
  version: (day) => `(Fassung vom ${day})`,
  between: 'an und bestätigst, dass du die',
  privacy: 'Datenschutzseite',
  after: ' gelesen hast.',
  changed: (day) => `Unsere AGB haben sich geändert. Die neue Fassung ist vom ${day}.`,
  read: 'AGB lesen',
  press: 'Annehmen',
};

export const legalLedes: Dictionary['legalLedes'] = {
  terms: 'Die Regeln für das Kaufen und Verkaufen hier.',
  privacy: 'Was wir über dich speichern, warum und wie lange.',
  imprint: 'Wer diesen Marktplatz betreibt und wie du uns erreichst.',
  returns: 'Wann und wie du Möbel zurückgeben kannst.',
  safety: 'So kaufst und verkaufst du sicher.',
};

import type { Dictionary } from '../dictionary.ts';

export const sellingAs: Dictionary['sellingAs'] = {
  title: 'Wie du verkaufst',
  lede: 'Käufer sehen das in jeder deiner Anzeigen. Wer als Unternehmen verkauft, verkauft gewerblich.',
  legend: 'Ich verkaufe',
  kinds: { private: 'privat', trader: 'gewerblich' },
  legalName: 'Rechtlicher Name',
  address: 'Anschrift',
  registration: 'Register- oder Umsatzsteuernummer',
  email: 'E-Mail für Käufer',
  save: 'Speichern',
  saved: 'Gespeichert. Deine Anzeigen zeigen es jetzt.',
  sold: (kind) => `Verkauft ${kind}`,
};

export const withdrawal: Dictionary['withdrawal'] = {
  trader: 'Gewerblicher Verkäufer',
  traderText: 'Als Verbraucher kannst du den Kauf innerhalb von 14 Tagen nach Erhalt widerrufen.',
  more: 'So gibst du es zurück',
  private: 'Privater Verkäufer',
  privateText:
    'Du kaufst von einer Person, nicht von einer Firma: Du kannst es nicht zurückgeben, weil du es dir anders überlegst. Es muss so sein wie beschrieben.',
};

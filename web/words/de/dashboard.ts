import type { Dictionary } from '../dictionary.ts';

export const dashboard: Dictionary['dashboard'] = {
  menu: 'Menü der Übersicht',
  lede: (name) => `Schön, dich zu sehen, ${name}.`,
  addProduct: 'Stück einstellen',
  addProductText: 'Fotografieren, beschreiben, Preis nennen.',
  myProducts: 'Meine Stücke',
  myProductsText: 'Was du anbietest, was reserviert und was verkauft ist.',
  myOrders: 'Meine Merkliste',
  myOrdersText: 'Die Stücke, die du dir gemerkt hast, und der Weg, sie zu bezahlen.',
  paymentHistory: 'Meine Zahlungen',
  paymentHistoryText: 'Was du bezahlt hast, und jede Erstattung.',
  account: 'Konto',
  accountText: 'Dein Name, dein Passwort und wo du angemeldet bist.',
  allBuyers: 'Alle Käufer',
  allBuyersText: 'Wer hier kauft.',
  allSellers: 'Alle Verkäufer',
  allSellersText: 'Wer hier verkauft und für wen du bürgst.',
  sales: 'Verkäufe',
  salesText: 'Was bezahlt wurde, und der Weg, es zurückzuschicken.',
  removed: 'Entfernt',
  removedText: 'Personen und Stücke der letzten 30 Tage, und der Weg, sie zurückzuholen.',
  auditLog: 'Protokoll',
  auditLogText: 'Wer was wann geändert hat.',
  browse: 'Stöbern',
  browseText: 'Zurück zu dem, was es gerade gibt.',
  notForYou: 'Diese Seite ist nicht für dein Konto',
  sellersOnly:
    'Möbel einstellen können nur Verkäufer. Deins ist ein Käuferkonto: Merk dir, was dir gefällt, und bezahl es hier.',
  adminsOnly: 'Wer hier kauft und verkauft, dürfen nur Admins sehen.',
  toOrders: 'Zu deiner Merkliste',
  toDashboard: 'Zur Übersicht',
  signedOut: 'Du bist abgemeldet',
  signedOutText:
    'Melde dich an, um weiterzumachen. Du kommst hierher zurück, und was du getippt hast, bleibt erhalten.',
  wasRemoved: (name) => `${name} wurde entfernt.`,
  broughtBack: (name) => `${name} ist wieder da.`,
  undoTime: 'Du kannst das rückgängig machen.',
};

export const confirm: Dictionary['confirm'] = {
  delete: 'Möchtest du das wirklich löschen?',
  verify: 'Bist du sicher, dass du für diesen Verkäufer bürgst?',
};

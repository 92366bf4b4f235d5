import type { Dictionary } from '../dictionary.ts';

export const myOrders: Dictionary['myOrders'] = {
  noneHint:
    'Tippe bei einem Artikel auf das Herz. Hier siehst du dann, wenn er günstiger wird, und kannst ihn bezahlen.',
  state: 'Status',
  sorts: { saved: 'Gemerkt am', name: 'Name', price: 'Preis', state: 'Status' },
  states: {
    available: 'Verfügbar',
    held: 'Reserviert',
    sold: 'Verkauft',
    gone: 'Zurzeit nicht verfügbar',
    refunded: 'Erstattet',
  },
  moneyBack: {
    pending: () => 'Deine Zahlung kam zu spät. Der ganze Betrag ist auf dem Weg zurück auf deine Karte.',
    refunded: () => 'Deine Zahlung kam zu spät. Der ganze Betrag wurde auf deine Karte zurückgezahlt.',
    failed: () => 'Deine Zahlung kam zu spät. Die Rückzahlung hat noch nicht geklappt; wir kümmern uns darum.',
  },
  dropped: (before, now) => `Preis gesenkt von ${before} auf ${now}`,
  none: 'Du hast dir noch nichts gemerkt.',
  browse: 'Stöbern',
  name: 'Name',
  price: 'Preis',
  payment: 'Bezahlung',
  purchase: 'Kaufen',
  paid: 'Bezahlt',
  delete: 'Löschen',
  remove: 'Entfernen',
  actions: 'Aktionen',
  gone: 'Verkauft oder nicht mehr zu haben',
  onHold: (time) => `Gerade bezahlt jemand anderes. Reserviert bis ${time}.`,
  heldByMe: (time) => `Für dich reserviert bis ${time}`,
  savedAt: (price) => `vorher ${price}`,
  deleteText: (name) =>
    `${name} ist dann nicht mehr gemerkt. Solange du auf dieser Seite bleibst, kannst du das rückgängig machen.`,
  removeText: (name) =>
    `${name} verschwindet aus dieser Liste. Der Artikel gehört dir und bleibt in deinen Zahlungen stehen.`,
};

export const payment: Dictionary['payment'] = {
  heading: (product) => `Willkommen bei der Bezahlung von ${product}`,
  seller: (name) => `Verkauft von ${name}`,
  pay: (amount) => `${amount} bezahlen`,
  paying: 'Wird bezahlt …',
  preparing: 'Die Zahlung wird vorbereitet …',
  notPrepared: 'Die Zahlung konnte nicht vorbereitet werden. Es wurde nichts abgebucht.',
  held: 'Für dich reserviert, noch',
  soonOver: 'Noch zwei Minuten zum Bezahlen.',
  fullHold: (minutes: number) => `Sobald du deine Karte eingibst, hast du ${minutes} Minuten.`,
  leave: 'Abbrechen, ohne zu bezahlen',
  backToOrders: 'Zurück zu deiner Merkliste',
  priceChanged: (price) => `Der Preis ist jetzt ${price}. Es wurde nichts abgebucht.`,
  goOn: (price) => `Weiter mit ${price}`,
  onHold: 'Gerade bezahlt jemand anderes diesen Artikel.',
  onHoldUntil: (time) => `Wenn das nicht klappt, ist er um ${time} wieder zu haben. Gemerkt bleibt er.`,
  holdOver: 'Deine Reservierung ist abgelaufen. Es wurde nichts abgebucht.',
  startAgain: 'Neu beginnen',
  tryAgain: 'Noch einmal versuchen',
  sold: 'Dieser Artikel ist verkauft oder nicht mehr zu haben. Es wurde nichts abgebucht.',
  processing: 'Deine Bank bearbeitet die Zahlung noch',
  processingText:
    'So lange bleibt der Artikel für dich reserviert. Du kannst die Seite verlassen; wir melden uns mit dem Ergebnis.',
  notCompleted: 'Die Zahlung wurde nicht abgeschlossen',
  unsettled: 'Deine Zahlung ist sicher',
  unsettledText:
    'Deine Karte wurde angenommen, nur die Bestätigung ist hier noch nicht angekommen. Sie kommt von selbst; bitte bezahl nicht noch einmal.',
  checkAgain: 'Noch einmal prüfen',
  checking: 'Wird geprüft …',
  paid: 'Es gehört dir',
  paidText: (product, price) => `Du hast ${price} für ${product} bezahlt. Der Verkäufer weiß Bescheid.`,
  collect: (seller) => `Melde dich bei ${seller}, um die Abholung auszumachen`,
  toReceipt: 'Zum Beleg',
  toHistory: 'Zu deinen Zahlungen',
  notOnWishlist: 'Diesen Artikel hast du dir nicht gemerkt',
  notOnWishlistText: 'Bezahlen kannst du nur, was du dir gemerkt hast. Vielleicht wurde es entfernt.',
  itemPrice: 'Preis',
  handover: 'Abholung',
  handoverText: 'Kostenlos, nach Absprache mit dem Verkäufer',
  fees: 'Gebühren',
  noFees: 'Keine',
  total: 'Gesamt',
  orByCard: 'oder mit Karte bezahlen',
  cannotBuy: 'Diesen Artikel kannst du nicht kaufen',
  ownListing: 'Es ist deine eigene Anzeige.',
  toListing: 'Zurück zum Artikel',
  keepBrowsing: 'Weiterstöbern',
};

export const card: Dictionary['card'] = {
  label: 'Kartendaten',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryForm: 'MM / JJ',
  cvc: 'Prüfziffer',
  testCards:
    'Testmodus: 4242 4242 4242 4242 mit einem beliebigen Datum in der Zukunft und einer beliebigen Prüfziffer. Es wird kein echtes Geld abgebucht.',
  authentication: 'Bestätige, dass du es bist',
  authenticationText:
    'Deine Bank möchte sicher sein, dass du es bist. Schließ dieses Fenster, um eine andere Karte zu nehmen.',
  notLoaded:
    'Das Kartenformular konnte nicht geladen werden. Es wurde nichts abgebucht. Prüf deine Verbindung und versuch es noch einmal.',
  noAnswer:
    'Der Kartenanbieter hat nicht geantwortet. Warte einen Moment, bevor du es noch einmal versuchst; doppelt abgebucht wird nie.',
  errors: {
    incomplete_number: 'Gib die ganze Kartennummer ein.',
    invalid_number: 'Das ist keine Kartennummer. Prüf die Ziffern.',
    incomplete_expiry: 'Gib Monat und Jahr ein, etwa 09 / 31.',
    invalid_expiry_month: 'Der Monat muss zwischen 01 und 12 liegen.',
    invalid_expiry_year_past: 'Diese Karte ist abgelaufen.',
    invalid_expiry_year: 'Dieses Jahr liegt zu weit weg. Prüf das Datum.',
    incomplete_cvc: 'Gib die ganze Prüfziffer ein: 3 Ziffern, bei American Express 4.',
  },
};

export const paymentHistory: Dictionary['paymentHistory'] = {
  sorts: { paid: 'Bezahlt am', name: 'Name', price: 'Preis' },
  none: 'Du hast noch nichts bezahlt.',
  noneHint: 'Wenn du etwas kaufst, findest du es hier mit dem Beleg.',
  toOrders: 'Zu deiner Merkliste',
  name: 'Name',
  price: 'Preis',
  paidOn: 'Bezahlt am',
  receipt: 'Beleg',
  remove: 'Entfernen',
  actions: 'Aktionen',
  removeText: (name) =>
    `${name} verschwindet aus deinen Zahlungen. Der Artikel gehört dir weiterhin, und solange du auf dieser Seite bleibst, kannst du das rückgängig machen.`,
  refunds: {
    pending: () => 'Erstattung unterwegs',
    partly: (amount: string) => `Teilweise erstattet: ${amount}`,
    refunded: () => 'Erstattet',
    failed: () => 'Erstattung fehlgeschlagen; wir kümmern uns',
  },
};

export const receipt: Dictionary['receipt'] = {
  print: 'Drucken',
  toHistory: 'Deine Zahlungen',
  number: 'Belegnummer',
  paidOn: 'Bezahlt am',
  amount: 'Bezahlter Betrag',
  seller: 'Verkauft von',
  next: 'Wie es weitergeht',
  kept: (seller) => `${seller} weiß, dass der Artikel dir gehört, und hebt ihn für dich auf.`,
  arrangeIt:
    'Ruf an oder schreib, um einen Tag für die Abholung auszumachen, und nimm jemanden mit, der beim Tragen hilft.',
  checkIt:
    'Sieh dir den Artikel an, bevor du ihn mitnimmst. Wenn er nicht wie beschrieben ist, sag uns Bescheid, bevor du damit gehst.',
  toReport: 'Wenn etwas nicht stimmt, melde es auf der Seite der Übergabe.',
  refundTitle: 'Deine Erstattung',
  refund: {
    pending: () => 'Dein Geld ist auf dem Weg zurück auf deine Karte. Das kann fünf bis zehn Tage dauern.',
    partly: (amount: string) => `${amount} wurden auf deine Karte erstattet. Das kann fünf bis zehn Tage dauern.`,
    refunded: () => 'Der ganze Betrag wurde auf deine Karte erstattet. Das kann fünf bis zehn Tage dauern.',
    failed: () => 'Die Erstattung hat noch nicht geklappt. Wir kümmern uns darum, du musst nichts tun.',
  },
  none: 'Hier gibt es keinen Beleg',
  noneText: 'Einen Beleg sieht nur, wer gekauft hat, sobald die Zahlung durch ist.',
};

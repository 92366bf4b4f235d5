import type { Dictionary } from '../dictionary.ts';

export const myOrders: Dictionary['myOrders'] = {
  noneHint:
    'Öffne ein Stück, das dir gefällt, und merk es dir. Hier siehst du dann, wenn es billiger wird, und kannst es bezahlen.',
  state: 'Stand',
  sorts: { saved: 'Gemerkt am', name: 'Name', price: 'Preis', state: 'Stand' },
  states: {
    available: 'Zu haben',
    held: 'Reserviert',
    sold: 'Verkauft',
    gone: 'Gerade nicht zu haben',
  },
  moneyBack: {
    pending: () => 'Deine Zahlung kam zu spät. Alles ist auf dem Weg zurück auf deine Karte.',
    refunded: () => 'Deine Zahlung kam zu spät. Alles wurde auf deine Karte zurückgesendet.',
    failed: () => 'Deine Zahlung kam zu spät. Das Zurücksenden schlug einmal fehl; wir kümmern uns darum.',
  },
  dropped: (before, now) => `Preis gesenkt von ${before} auf ${now}`,
  none: 'Deine Merkliste ist leer.',
  browse: 'Finde ein Lieblingsstück',
  name: 'Name',
  price: 'Preis',
  payment: 'Bezahlung',
  purchase: 'Kaufen',
  paid: 'Bezahlt',
  delete: 'Löschen',
  remove: 'Entfernen',
  actions: 'Aktionen',
  gone: 'Verkauft oder zurückgezogen',
  onHold: (time) => `Gerade bezahlt jemand anderes. Klappt das nicht, ist das Stück um ${time} wieder da.`,
  heldByMe: (time) => `Für dich reserviert bis ${time}`,
  savedAt: (price) => `vorher ${price}`,
  deleteText: (name) =>
    `${name} verschwindet von deiner Merkliste. Bis du diese Seite verlässt, kannst du das rückgängig machen.`,
  removeText: (name) =>
    `${name} verschwindet aus dieser Liste. Das Stück gehört dir und bleibt in deinen Zahlungen stehen.`,
};

export const payment: Dictionary['payment'] = {
  heading: (product) => `Willkommen bei der Bezahlung von ${product}`,
  amount: 'Du zahlst',
  amountPaid: 'Preis',
  seller: (name) => `Verkauft von ${name}`,
  pay: 'Bezahlen',
  paying: 'Wird bezahlt …',
  preparing: 'Die Zahlung wird vorbereitet …',
  notPrepared: 'Die Zahlung ließ sich nicht vorbereiten. Es wurde nichts abgebucht.',
  held: 'Dieses Stück ist für dich reserviert, noch',
  soonOver: 'Dir bleiben zwei Minuten zum Bezahlen.',
  leave: 'Gehen, ohne zu bezahlen',
  backToOrders: 'Zurück zu deiner Merkliste',
  priceChanged: (price) => `Der Preis ist jetzt ${price}. Es wurde nichts abgebucht.`,
  goOn: (price) => `Weiter mit ${price}`,
  onHold: 'Jemand anderes bezahlt dieses Stück gerade.',
  onHoldUntil: (time) => `Klappt das nicht, ist es um ${time} wieder da. Auf deiner Merkliste bleibt es.`,
  holdOver: 'Die Zeit zum Bezahlen ist um, und es wurde nichts abgebucht.',
  startAgain: 'Neu beginnen',
  tryAgain: 'Noch einmal versuchen',
  sold: 'Dieses Stück ist verkauft oder zurückgezogen. Es wurde nichts abgebucht.',
  processing: 'Deine Bank arbeitet noch daran',
  processingText: 'So lange bleibt das Stück deins. Du kannst die Seite verlassen: Das Ergebnis kommt von selbst.',
  notCompleted: 'Die Zahlung wurde nicht abgeschlossen',
  unsettled: 'Deine Zahlung ist sicher',
  unsettledText:
    'Deine Karte wurde angenommen, nur die Bestätigung ist hier noch nicht angekommen. Sie kommt von selbst; bitte bezahl nicht noch einmal.',
  checkAgain: 'Noch einmal nachsehen',
  checking: 'Wir sehen nach …',
  paid: 'Es gehört dir',
  paidText: (product, price) => `Du hast ${price} für ${product} bezahlt, und der Verkäufer weiß Bescheid.`,
  collect: (seller) => `Schreib ${seller}, um die Abholung auszumachen:`,
  toReceipt: 'Zur Quittung',
  toHistory: 'Zu deinen Zahlungen',
  notOnWishlist: 'Dieses Stück steht nicht auf deiner Merkliste',
  notOnWishlistText: 'Bezahlen kannst du nur, was du dir gemerkt hast. Vielleicht wurde es entfernt.',
};

export const card: Dictionary['card'] = {
  label: 'Kartendaten',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryForm: 'MM / JJ',
  cvc: 'Prüfziffer',
  testCards:
    'Hier fließt kein echtes Geld. 4242 4242 4242 4242 zahlt, mit jedem Datum in der Zukunft und jeder Prüfziffer.',
  authentication: 'Bestätige, dass du es bist',
  authenticationText: 'Deine Bank fragt nach, bevor sie zahlt. Schließ dieses Fenster, um eine andere Karte zu nehmen.',
  notLoaded:
    'Das Kartenfeld konnte nicht geladen werden, und es wurde nichts abgebucht. Prüf deine Verbindung und versuch es noch einmal.',
  noAnswer:
    'Der Kartenanbieter hat nicht geantwortet. Warte einen Moment, bevor du es noch einmal versuchst: Doppelt abgebucht wird hier nie.',
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
  noneHint: 'Merk dir ein Stück und bezahle es mit der Karte. Danach steht es hier mit seiner Quittung.',
  toOrders: 'Zu deiner Merkliste',
  name: 'Name',
  price: 'Preis',
  paidOn: 'Bezahlt am',
  receipt: 'Quittung',
  remove: 'Entfernen',
  actions: 'Aktionen',
  removeText: (name) =>
    `${name} verschwindet aus deinen Zahlungen. Das Stück gehört dir weiterhin, und bis du diese Seite verlässt, kannst du das rückgängig machen.`,
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
  number: 'Quittungsnummer',
  paidOn: 'Bezahlt am',
  amount: 'Bezahlter Betrag',
  seller: 'Verkauft von',
  next: 'Wie es weitergeht',
  steps: (seller) => [
    `${seller} weiß, dass das Stück dir gehört, und hebt es für dich auf.`,
    'Ruf an oder schreib, um einen Tag auszumachen, und bring jemanden mit, der das andere Ende trägt.',
    'Sieh dir das Stück an, bevor du es mitnimmst. Ist es nicht wie beschrieben, sag uns Bescheid, bevor du damit gehst.',
  ],
  refundTitle: 'Dein Geld',
  refund: {
    pending: () =>
      'Der ganze Betrag ist auf dem Weg zurück auf deine Karte. Bei deiner Bank kann das fünf bis zehn Tage dauern.',
    partly: (amount: string) =>
      `Teilweise erstattet: ${amount} wurden auf deine Karte zurückgezahlt. Bei deiner Bank kann es fünf bis zehn Tage dauern, bis du das siehst.`,
    refunded: () =>
      'Der ganze Betrag wurde auf deine Karte zurückgezahlt. Bei deiner Bank kann es fünf bis zehn Tage dauern, bis du ihn siehst.',
    failed: () => 'Die Erstattung hat noch nicht geklappt. Wir kümmern uns darum, du musst nichts tun.',
  },
  none: 'Hier gibt es keine Quittung',
  noneText: 'Eine Quittung sieht nur, wer gekauft hat, und erst, wenn die Zahlung angekommen ist.',
};

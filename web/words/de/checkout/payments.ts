import type { Dictionary } from '../../dictionary.ts';

export const sales: Dictionary['sales'] = {
  find: 'Nach Artikel, Käufer oder Verkäufer suchen',
  noneFound: 'Keine passenden Zahlungen.',
  download: 'Als CSV exportieren',
  totals: 'Summen je Verkäufer als CSV',
  totalsYear: 'Jahr',
  lede: 'Alle Zahlungen, die neuesten zuerst, und wo das Geld jetzt ist.',
  none: 'Es wurde noch nichts bezahlt.',
  noneHint: 'Sobald jemand bezahlt, erscheint die Zahlung hier. Du kannst sie hier erstatten.',
  name: 'Name',
  buyer: 'Käufer',
  seller: 'Verkäufer',
  paid: 'Bezahlt',
  state: 'Status',
  states: {
    paid: 'Bezahlt',
    refund_pending: 'Erstattung läuft',
    refunded: 'Erstattet',
    refund_failed: 'Erstattung fehlgeschlagen',
    disputed: 'Angefochten',
  },
  partly: (amount) => `Teilweise erstattet: ${amount}`,
  intent: 'Kennung beim Anbieter',
  noCard: 'Keine Karte belastet',
  actions: 'Aktionen',
  refund: 'Erstatten',
  retry: 'Noch einmal versuchen',
  question: 'Diese Zahlung erstatten?',
  consequence: (price, listing, buyer) =>
    `Was von ${price} für ${listing} noch übrig ist, geht auf die Karte von ${buyer} zurück. Du kannst das nicht rückgängig machen. Der Artikel bleibt verkauft; er kann neu eingestellt werden.`,
  reason: 'Grund',
  reasonHint: 'Steht im Protokoll. Käufer und Verkäufer sehen ihn nicht.',
  reasonMissing: 'Gib einen Grund an.',
  ordered: 'Erstattung veranlasst',
};

export const dispute: Dictionary['dispute'] = {
  respond: 'Antworten',
  dueBy: (day) => `Antworte bis ${day}`,
  sentBefore: 'Nachweise gesendet. Die Bank entscheidet.',
  title: (listing) => `Die Bank des Käufers widerspricht der Zahlung für ${listing}`,
  lede: (day) =>
    `Erkläre der Bank bis ${day}, warum die Zahlung berechtigt ist. Sie nimmt deine Antwort einmal an und entscheidet dann. Titel der Anzeige, Name und E-Mail-Adresse des Käufers gehen mit.`,
  ledeUndated:
    'Erkläre der Bank, warum die Zahlung berechtigt ist. Sie nimmt deine Antwort einmal an und entscheidet dann. Titel der Anzeige, Name und E-Mail-Adresse des Käufers gehen mit.',
  reason: (word) => `Grund der Bank: ${word}`,
  text: 'Nachweise',
  textHint: 'Wann und wie es übergeben wurde, was der Käufer geschrieben hat, was in der Anzeige stand.',
  textMissing: 'Schreib, was die Bank wissen soll.',
  send: 'An die Bank senden',
  sent: 'Nachweise an die Bank gesendet',
};

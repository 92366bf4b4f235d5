import type { Dictionary } from '../dictionary.ts';

export const imports: Dictionary['imports'] = {
  lede: 'Lade eine CSV-Datei mit deinen Artikeln und ihre Fotos hoch. Jede Zeile wird eine Anzeige. Zeilen mit Fehlern stehen danach unten, mit dem Grund.',
  file: 'Datei',
  fileHint: 'CSV in UTF-8, mit Kommas oder Semikolons, bis zu 10.000 Zeilen.',
  fileNeeded: 'Wähl eine Datei aus.',
  chooseFile: 'Datei auswählen',
  dropFile: 'oder hierher ziehen',
  photos: 'Fotos',
  photosHint:
    'Wähl alle auf einmal aus. Die Spalte „pictures“ nennt sie. Fotos aus früheren Dateien musst du nicht noch einmal hochladen.',
  photosChosen: (count) => `${count} Fotos ausgewählt`,
  photosRefused: (names) =>
    `Diese Fotos konnten nicht verwendet werden: ${names}. Du kannst ihre Zeilen mit anderen Fotos noch einmal schicken.`,
  earlierPictures: (names) =>
    `Zu diesen Namen hast du diesmal keine Fotos ausgewählt, aber früher schon einmal: ${names}. Noch wurde nichts eingestellt. Wähl oben die richtigen Fotos aus oder nimm die früheren.`,
  useEarlier: 'Die früheren Fotos nehmen',
  submit: 'Anzeigen importieren',
  checkOnly: 'Nur prüfen',
  checking: 'Wird geprüft …',
  checked: (good, known, refused) =>
    [
      `${good} ${good === 1 ? 'Zeile kann' : 'Zeilen können'} eingestellt werden`,
      ...(known > 0 ? [`${known} schon eingestellt`] : []),
      `${refused} mit Fehlern`,
    ].join(', '),
  nothingListed: 'Das war nur eine Prüfung: Es wurde nichts eingestellt.',
  notSent:
    'Deine Datei und die Fotos sind noch ausgewählt, du kannst es gleich noch einmal versuchen. Steht die Datei unten in der Liste, ist sie angekommen.',
  sending: 'Wird gesendet …',
  sendingPhoto: (number, of) => `Foto ${number} von ${of} …`,
  runs: 'Deine Dateien',
  none: 'Du hast noch keine Datei importiert.',
  progressOf: (file) => `Fortschritt von ${file}`,
  progress: (decided, total) => `${decided} von ${total} Zeilen`,
  outcome: (listed, known, refused) =>
    [`${listed} eingestellt`, ...(known > 0 ? [`${known} schon eingestellt`] : []), `${refused} mit Fehlern`].join(
      ', ',
    ),
  showRefused: (rows) => (rows === 1 ? 'Zeile mit Fehlern anzeigen' : `${rows} Zeilen mit Fehlern anzeigen`),
  refusedRows: (file) => `Zeilen mit Fehlern in ${file}`,
  row: 'Zeile',
  column: 'Spalte',
  reason: 'Was zu tun ist',
  moreRefused: (rows) =>
    rows === 1 ? 'Eine weitere Zeile steht in der Datei.' : `${rows} weitere Zeilen stehen in der Datei.`,
  downloadRefused: 'Diese Zeilen herunterladen',
  columnsTitle: 'Spalten',
  columnsLede:
    'Die erste Zeile nennt sie, in beliebiger Reihenfolge. Trenne mehrere Werte in einer Zelle mit |. Überschriften und Werte dürfen deutsch, englisch oder spanisch sein.',
  sample: 'Beispieldatei herunterladen',
  needed: 'Pflicht',
  priceIn: (currency) => `In ${currency}.`,
  columns: {
    reference: 'Deine eigene Nummer für den Artikel. Eine Zeile mit derselben Nummer wird nicht doppelt eingestellt.',
    category: 'Eine von:',
    title: 'Wenn leer, nehmen wir Zustand und Kategorie.',
    condition: 'In deinen Worten oder:',
    year: 'Wann es gekauft wurde.',
    description: 'Material, Gebrauchsspuren, und warum du es verkaufst.',
    pictures: 'Dateinamen von bis zu 8 Fotos. Das erste wird zuerst gezeigt.',
    location: 'Ort und Viertel.',
    phone: 'Unter welcher Nummer man dich erreicht.',
    seller: 'Wenn leer, nehmen wir den Namen deines Kontos.',
    colors: 'Bis zu 4 von:',
    materials: 'Bis zu 6 von:',
    style: 'Einer von:',
    width: 'Zum Beispiel 62 cm, 1,2 m oder 24 in. Ohne Einheit sind es cm.',
    depth: 'Wie die Breite.',
    height: 'Wie die Breite.',
    town: 'Darüber finden Leute in der Nähe deine Anzeige.',
    pickup: 'Ob man es abholen kann: ja oder nein. Leer heißt ja.',
    delivery_km: 'Wie weit du lieferst, in Kilometern. Leer: Du lieferst nicht.',
    delivery_fee: 'Was deine Lieferung kostet; 0 heißt kostenlos.',
    carrier_fee: 'Was die Spedition kostet. Leer: Du verschickst es nicht.',
  },
};

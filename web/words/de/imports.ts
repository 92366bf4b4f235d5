import type { Dictionary } from '../dictionary.ts';

export const imports: Dictionary['imports'] = {
  lede: 'Eine Tabelle deiner Stücke als CSV-Datei, mit ihren Fotos. Aus jeder Zeile wird ein Stück; was nicht geht, bekommst du mit dem Grund zurück.',
  file: 'Datei',
  fileHint: 'CSV in UTF-8 mit Kommas oder Semikolons, bis zu 10.000 Zeilen.',
  fileNeeded: 'Wähle eine Datei.',
  chooseFile: 'Datei wählen',
  dropFile: 'oder hierher ziehen',
  photos: 'Fotos',
  photosHint:
    'Alle auf einmal; die Spalte „pictures“ nennt sie. Die von früheren Dateien müssen nicht noch einmal mit.',
  photosChosen: (count) => `${count} Fotos gewählt`,
  photosRefused: (names) =>
    `Diese Fotos wurden nicht angenommen: ${names}. Ihre Zeilen kannst du mit anderen Fotos noch einmal schicken.`,
  submit: 'Stücke einstellen',
  notSent:
    'Datei und Fotos sind noch ausgewählt: Schick sie noch einmal. Steht die Datei schon unten, ist sie doch angekommen.',
  sending: 'Wird gesendet …',
  sendingPhoto: (number, of) => `Foto ${number} von ${of} …`,
  runs: 'Deine Dateien',
  none: 'Du hast noch keine Datei geschickt.',
  progressOf: (file) => `Wie weit ${file} ist`,
  progress: (decided, total) => `${decided} von ${total} Zeilen`,
  outcome: (listed, known, refused) =>
    [`${listed} eingestellt`, ...(known > 0 ? [`${known} schon vorher`] : []), `${refused} abgelehnt`].join(', '),
  downloadRefused: 'Abgelehnte Zeilen herunterladen',
  columnsTitle: 'Die Spalten',
  columnsLede:
    'Die erste Zeile nennt sie, in beliebiger Reihenfolge. Mehrere Werte in einer Zelle trennt ein senkrechter Strich |.',
  sample: 'Beispieldatei herunterladen',
  needed: 'nötig',
  columns: {
    reference: 'Deine eigene Nummer des Stücks. Kommt eine Zeile mit ihr noch einmal, wird nichts doppelt eingestellt.',
    category: 'Bed, Sofa, Dressing Table, Table, Cupboard oder Chair.',
    title: 'Leer gelassen entsteht er aus Zustand und Kategorie.',
    price: 'In Dollar.',
    condition: 'In deinen Worten.',
    year: 'Wann es gekauft wurde.',
    description: 'Größe, Material, Spuren, und warum es ein neues Zuhause braucht.',
    pictures: 'Namen von Fotodateien, bis zu 8. Das erste sehen Käufer zuerst.',
    location: 'Ort und Viertel.',
    phone: 'Wo Käufer dich erreichen.',
    seller: 'Leer gelassen steht hier der Name deines Kontos.',
    colours: 'Bis zu 4 Farben, englisch wie im Beispiel.',
    materials: 'Bis zu 6 Materialien, englisch wie im Beispiel.',
    style: 'Ein Stil, englisch wie im Beispiel.',
    width: 'In cm; hinter Zoll schreibe „in“.',
    depth: 'Wie die Breite.',
    height: 'Wie die Breite.',
    town: 'Käufer in der Nähe finden das Stück damit.',
  },
};

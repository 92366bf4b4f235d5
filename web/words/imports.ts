import { area } from './area.ts';

export const imports = area('imports', {
  lede: {
    en: 'Upload a CSV file with your listings, plus their photos. Each row becomes a listing. Rows with mistakes are listed below, with the reason.',
    de: 'Lade eine CSV-Datei mit deinen Möbeln und ihre Fotos hoch. Jede Zeile wird eine Anzeige. Zeilen mit Fehlern stehen danach unten, mit dem Grund.',
    es: 'Sube un archivo CSV con lo que vendes y sus fotos. Cada fila se convierte en un anuncio. Las filas con errores aparecen abajo, con el motivo.',
  },
  file: { en: 'File', de: 'Datei', es: 'Archivo' },
  fileHint: {
    en: 'CSV in UTF-8, with commas, semicolons or tabs, up to 10,000 rows.',
    de: 'CSV in UTF-8, mit Kommas, Semikolons oder Tabulatoren, bis zu 10.000 Zeilen.',
    es: 'CSV en UTF-8, con comas, puntos y comas o tabuladores, hasta 10.000 filas.',
  },
  fileNeeded: { en: 'Choose a file.', de: 'Wähl eine Datei aus.', es: 'Elige un archivo.' },
  chooseFile: { en: 'Choose a file', de: 'Datei auswählen', es: 'Elegir un archivo' },
  dropFile: { en: 'or drop it here', de: 'oder hierher ziehen', es: 'o arrástralo aquí' },
  photos: { en: 'Photos', de: 'Fotos', es: 'Fotos' },
  photosHint: {
    en: 'Select them all at once. The “pictures” column names them. You don’t need to upload photos from earlier files again.',
    de: 'Wähl alle auf einmal aus. Die Spalte „pictures“ nennt sie. Fotos aus früheren Dateien musst du nicht noch einmal hochladen.',
    es: 'Elígelas todas a la vez. La columna «pictures» las nombra. No hace falta volver a subir las de archivos anteriores.',
  },
  photosChosen: {
    en: (count: number) => (count === 1 ? '1 photo selected' : `${count} photos selected`),
    de: (count) => (count === 1 ? '1 Foto ausgewählt' : `${count} Fotos ausgewählt`),
    es: (count) => (count === 1 ? '1 foto elegida' : `${count} fotos elegidas`),
  },
  photosRefused: {
    en: (names: string) => `These photos couldn’t be used: ${names}. You can send their rows again with other photos.`,
    de: (names) =>
      `Diese Fotos konnten nicht verwendet werden: ${names}. Du kannst ihre Zeilen mit anderen Fotos noch einmal schicken.`,
    es: (names) => `Estas fotos no se han podido usar: ${names}. Puedes enviar sus filas otra vez con otras fotos.`,
  },
  earlierPictures: {
    en: (names: string) =>
      `This file brings no photos of these names, but an earlier one did: ${names}. Nothing has been listed yet. Add the right photos above, or use the earlier ones.`,
    de: (names) =>
      `Zu diesen Namen hast du diesmal keine Fotos ausgewählt, aber früher schon einmal: ${names}. Noch wurde nichts eingestellt. Wähl oben die richtigen Fotos aus oder nimm die früheren.`,
    es: (names) =>
      `Esta vez no has elegido fotos con estos nombres, pero un archivo anterior sí las tenía: ${names}. Aún no se ha publicado nada. Añade arriba las fotos correctas o usa las anteriores.`,
  },
  useEarlier: { en: 'Use the earlier photos', de: 'Die früheren Fotos nehmen', es: 'Usar las fotos anteriores' },
  submit: { en: 'Import listings', de: 'Anzeigen importieren', es: 'Importar anuncios' },
  checkOnly: { en: 'Check only', de: 'Nur prüfen', es: 'Solo comprobar' },
  checking: { en: 'Checking…', de: 'Wird geprüft …', es: 'Comprobando…' },
  checked: {
    en: (good: number, known: number, refused: number) =>
      [
        `${good} ${good === 1 ? 'row is' : 'rows are'} ready to list`,
        ...(known > 0 ? [`${known} already listed`] : []),
        `${refused} with mistakes`,
      ].join(', '),
    de: (good, known, refused) =>
      [
        `${good} ${good === 1 ? 'Zeile kann' : 'Zeilen können'} eingestellt werden`,
        ...(known > 0 ? [`${known} schon eingestellt`] : []),
        `${refused} mit Fehlern`,
      ].join(', '),
    es: (good, known, refused) =>
      [
        `${good} ${good === 1 ? 'fila lista' : 'filas listas'} para publicar`,
        ...(known > 0 ? [`${known} ya ${known === 1 ? 'publicada' : 'publicadas'}`] : []),
        `${refused} con errores`,
      ].join(', '),
  },
  nothingListed: {
    en: 'This was only a check: nothing was listed.',
    de: 'Das war nur eine Prüfung: Es wurde nichts eingestellt.',
    es: 'Solo era una comprobación: no se ha publicado nada.',
  },
  notSent: {
    en: 'Your file and photos are still selected, so you can try again. If the file is in the list below, it did arrive.',
    de: 'Deine Datei und die Fotos sind noch ausgewählt, du kannst es gleich noch einmal versuchen. Steht die Datei unten in der Liste, ist sie angekommen.',
    es: 'Tu archivo y tus fotos siguen elegidos, así que puedes intentarlo de nuevo. Si el archivo ya aparece abajo, es que llegó.',
  },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  sendingPhoto: {
    en: (number: number, of: number) => `Photo ${number} of ${of}…`,
    de: (number, of) => `Foto ${number} von ${of} …`,
    es: (number, of) => `Foto ${number} de ${of}…`,
  },
  runs: { en: 'Your files', de: 'Deine Dateien', es: 'Tus archivos' },
  none: {
    en: 'You haven’t imported a file yet.',
    de: 'Du hast noch keine Datei importiert.',
    es: 'Todavía no has importado ningún archivo.',
  },
  progressOf: {
    en: (file: string) => `Progress of ${file}`,
    de: (file) => `Fortschritt von ${file}`,
    es: (file) => `Progreso de ${file}`,
  },
  progress: {
    en: (decided: number, total: number) => `${decided} of ${total} rows`,
    de: (decided, total) => `${decided} von ${total} Zeilen`,
    es: (decided, total) => `${decided} de ${total} ${total === 1 ? 'fila' : 'filas'}`,
  },
  outcome: {
    en: (listed: number, known: number, refused: number) =>
      [`${listed} listed`, ...(known > 0 ? [`${known} already listed`] : []), `${refused} with mistakes`].join(', '),
    de: (listed, known, refused) =>
      [`${listed} eingestellt`, ...(known > 0 ? [`${known} schon eingestellt`] : []), `${refused} mit Fehlern`].join(
        ', ',
      ),
    es: (listed, known, refused) =>
      [
        `${listed} ${listed === 1 ? 'publicada' : 'publicadas'}`,
        ...(known > 0 ? [`${known} ya ${known === 1 ? 'publicada' : 'publicadas'}`] : []),
        `${refused} con errores`,
      ].join(', '),
  },
  showRefused: {
    en: (rows: number) => (rows === 1 ? 'Show the row with mistakes' : `Show the ${rows} rows with mistakes`),
    de: (rows) => (rows === 1 ? 'Zeile mit Fehlern anzeigen' : `${rows} Zeilen mit Fehlern anzeigen`),
    es: (rows) => (rows === 1 ? 'Ver la fila con errores' : `Ver las ${rows} filas con errores`),
  },
  refusedRows: {
    en: (file: string) => `Rows with mistakes in ${file}`,
    de: (file) => `Zeilen mit Fehlern in ${file}`,
    es: (file) => `Filas con errores en ${file}`,
  },
  row: { en: 'Row', de: 'Zeile', es: 'Fila' },
  column: { en: 'Column', de: 'Spalte', es: 'Columna' },
  reason: { en: 'What to fix', de: 'Was zu tun ist', es: 'Qué corregir' },
  moreRefused: {
    en: (rows: number) => (rows === 1 ? 'One more row is in the file.' : `${rows} more rows are in the file.`),
    de: (rows) =>
      rows === 1 ? 'Eine weitere Zeile steht in der Datei.' : `${rows} weitere Zeilen stehen in der Datei.`,
    es: (rows) => (rows === 1 ? 'Hay una fila más en el archivo.' : `Hay ${rows} filas más en el archivo.`),
  },
  downloadRefused: { en: 'Download these rows', de: 'Diese Zeilen herunterladen', es: 'Descargar estas filas' },
  columnsTitle: { en: 'Columns', de: 'Spalten', es: 'Columnas' },
  columnsLede: {
    en: 'The first row names them, in any order. Separate several values in one cell with |. Headings and values can be in English, German, or Spanish.',
    de: 'Die erste Zeile nennt sie, in beliebiger Reihenfolge. Trenne mehrere Werte in einer Zelle mit |. Überschriften und Werte dürfen deutsch, englisch oder spanisch sein.',
    es: 'La primera fila las nombra, en cualquier orden. Separa varios valores en una celda con |. Los títulos y los valores pueden estar en español, inglés o alemán.',
  },
  sample: { en: 'Download a sample file', de: 'Beispieldatei herunterladen', es: 'Descargar un archivo de ejemplo' },
  needed: { en: 'required', de: 'Pflicht', es: 'obligatoria' },
  priceIn: {
    en: (currency: string) => `In ${currency}.`,
    de: (currency) => `In ${currency}.`,
    es: (currency) => `En ${currency}.`,
  },
  columns: {
    reference: {
      en: 'Your own number for the listing. A row with the same number isn’t listed twice.',
      de: 'Deine eigene Nummer für das Möbelstück. Eine Zeile mit derselben Nummer wird nicht doppelt eingestellt.',
      es: 'Tu propio número para el anuncio. Una fila con el mismo número no se publica dos veces.',
    },
    category: { en: 'One of:', de: 'Eine von:', es: 'Una de:' },
    title: {
      en: 'If empty, we use condition and category.',
      de: 'Wenn leer, nehmen wir Zustand und Kategorie.',
      es: 'Si está vacío, usamos el estado y la categoría.',
    },
    condition: {
      en: 'In your own words, or one of:',
      de: 'In deinen Worten oder:',
      es: 'Con tus palabras o una de estas:',
    },
    year: { en: 'When it was bought.', de: 'Wann es gekauft wurde.', es: 'Cuándo se compró.' },
    description: {
      en: 'Material, history, and why you’re selling it.',
      de: 'Material, Geschichte, und warum du es verkaufst.',
      es: 'Material, historia y por qué lo vendes.',
    },
    defects: {
      en: 'What is worn, scratched, or broken.',
      de: 'Was abgenutzt, zerkratzt oder kaputt ist.',
      es: 'Qué está gastado, rayado o roto.',
    },
    pictures: {
      en: 'File names of up to 8 photos. Buyers see the first one first.',
      de: 'Dateinamen von bis zu 8 Fotos. Das erste wird zuerst gezeigt.',
      es: 'Nombres de hasta 8 fotos. La primera es la que se ve primero.',
    },
    location: { en: 'Town and neighborhood.', de: 'Ort und Viertel.', es: 'Localidad y barrio.' },
    phone: {
      en: 'A number where buyers can reach you.',
      de: 'Unter welcher Nummer man dich erreicht.',
      es: 'Un número en el que te encuentren.',
    },
    seller: {
      en: 'If empty, we use the name on your account.',
      de: 'Wenn leer, nehmen wir den Namen deines Kontos.',
      es: 'Si está vacío, usamos el nombre de tu cuenta.',
    },
    colors: { en: 'Up to 4 of:', de: 'Bis zu 4 von:', es: 'Hasta 4 de:' },
    materials: { en: 'Up to 6 of:', de: 'Bis zu 6 von:', es: 'Hasta 6 de:' },
    style: { en: 'One of:', de: 'Einer von:', es: 'Uno de:' },
    width: {
      en: 'For example 62 cm, 1.2 m, 24 in, or 2 ft 6 in. Without a unit, it’s cm.',
      de: 'Zum Beispiel 62 cm, 1,2 m oder 24 in. Ohne Einheit sind es cm.',
      es: 'Por ejemplo, 62 cm, 1,2 m o 24 in. Sin unidad, son cm.',
    },
    depth: { en: 'Same as width.', de: 'Wie die Breite.', es: 'Igual que el ancho.' },
    height: { en: 'Same as width.', de: 'Wie die Breite.', es: 'Igual que el ancho.' },
    town: {
      en: 'Buyers nearby find the listing by its town.',
      de: 'Darüber finden Leute in der Nähe deine Anzeige.',
      es: 'Quien busque cerca encontrará tu anuncio.',
    },
    pickup: {
      en: 'Whether buyers can pick it up: yes or no. Empty means yes.',
      de: 'Ob man es abholen kann: ja oder nein. Leer heißt ja.',
      es: 'Si se puede recoger: sí o no. Vacío significa sí.',
    },
    delivery_km: {
      en: 'How far you deliver, in kilometers. Empty: you do not deliver.',
      de: 'Wie weit du lieferst, in Kilometern. Leer: Du lieferst nicht.',
      es: 'Hasta qué distancia lo llevas, en kilómetros. Vacío: no lo llevas.',
    },
    delivery_fee: {
      en: 'What your delivery costs; 0 is free.',
      de: 'Was deine Lieferung kostet; 0 heißt kostenlos.',
      es: 'Cuánto cuesta tu entrega; 0 es gratis.',
    },
    carrier_fee: {
      en: 'What a carrier costs. Empty: you do not send it.',
      de: 'Was die Spedition kostet. Leer: Du verschickst es nicht.',
      es: 'Cuánto cuesta el transportista. Vacío: no lo envías.',
    },
  },
});

import { refusalsOf } from '../refusal.ts';

export const importRefusals = /* @__PURE__ */ refusalsOf('imports', {
  chooseFile: {
    en: 'Choose a file.',
    de: 'Wähl eine Datei.',
    es: 'Elige un archivo.',
  },
  fileTooLarge: {
    en: 'A file may have up to {most} MB. Please send it in parts.',
    de: 'Eine Datei darf höchstens {most} MB haben. Bitte schick sie in Teilen.',
    es: 'Un archivo puede pesar hasta {most} MB. Envíalo por partes.',
  },
  tooManyRows: {
    en: 'A file may hold up to {most} listings. Please send it in parts.',
    de: 'Eine Datei darf höchstens {most} Anzeigen enthalten. Bitte schick sie in Teilen.',
    es: 'Un archivo puede contener hasta {most} anuncios. Envíalo por partes.',
  },
  filesSent: {
    en: '{count} of your files are still being sent. Please wait until one is here.',
    de: '{count} deiner Dateien sind noch unterwegs zu uns. Bitte warte, bis eine da ist.',
    es: '{count} de tus archivos aún se están enviando. Espera a que llegue uno.',
  },
  filesListed: {
    en: '{count} of your files are still being listed. Please wait until one is done.',
    de: '{count} deiner Dateien sind noch in Arbeit. Bitte warte, bis eine fertig ist.',
    es: '{count} de tus archivos aún se están publicando. Espera a que termine uno.',
  },
  fileEmpty: {
    en: 'This file is empty. Its first row names the columns.',
    de: 'Diese Datei ist leer. In ihrer ersten Zeile stehen die Namen der Spalten.',
    es: 'Este archivo está vacío. La primera fila lleva los nombres de las columnas.',
  },
  noRows: {
    en: 'This file has headings but no rows.',
    de: 'Diese Datei hat Überschriften, aber keine Zeilen.',
    es: 'Este archivo tiene encabezados, pero ninguna fila.',
  },
  otherCharset: {
    en: 'The file is sent as {charset}, but is no text in it. Send it as UTF-8.',
    de: 'Die Datei ist als {charset} gesendet, ist aber kein Text darin. Sende sie als UTF-8.',
    es: 'El archivo se envía como {charset}, pero no es un texto en esa codificación. Envíalo como UTF-8.',
  },
  notUtf8: {
    en: 'This is not a text file in UTF-8. Save it as “CSV UTF-8” and send it again.',
    de: 'Das ist keine Textdatei in UTF-8. Speichere sie als „CSV UTF-8“ und schick sie noch einmal.',
    es: 'Esto no es un archivo de texto en UTF-8. Guárdalo como «CSV UTF-8» y envíalo otra vez.',
  },
  dateNumber: {
    en: 'This is a date as a spreadsheet counts it. Write the year, such as 2019.',
    de: 'Das ist ein Datum, wie eine Tabelle es zählt. Schreib das Jahr, etwa 2019.',
    es: 'Es una fecha tal como la cuenta una hoja de cálculo. Escribe el año, como 2019.',
  },
  lostLetters: {
    en: 'Letters of this text were lost when the file was saved (�). Write them again, and save it as “CSV UTF-8”.',
    de: 'Beim Speichern der Datei sind Buchstaben dieses Textes verloren gegangen (�). Schreib sie neu und speichere die Datei als „CSV UTF-8“.',
    es: 'Al guardar el archivo se perdieron letras de este texto (�). Escríbelas de nuevo y guárdalo como «CSV UTF-8».',
  },
  workbook: {
    en: 'This is a workbook. Save its sheet as “CSV UTF-8” and send that file.',
    de: 'Das ist eine Arbeitsmappe. Speichere ihr Blatt als „CSV UTF-8“ und schick diese Datei.',
    es: 'Esto es un libro de hojas de cálculo. Guarda la hoja como «CSV UTF-8» y envía ese archivo.',
  },
  packed: {
    en: 'This is a packed file, such as ZIP. Unpack it, then choose the CSV file here and its photos below.',
    de: 'Das ist eine gepackte Datei, etwa ZIP. Entpacke sie und wähl hier die CSV-Datei und darunter ihre Fotos.',
    es: 'Esto es un archivo comprimido, como ZIP. Descomprímelo y elige aquí el archivo CSV y debajo sus fotos.',
  },
  noTable: {
    en: 'This is no table. Save the listings as “CSV UTF-8” and send that file.',
    de: 'Das ist keine Tabelle. Speichere die Anzeigen als „CSV UTF-8“ und schick diese Datei.',
    es: 'Esto no es una tabla. Guarda los anuncios como «CSV UTF-8» y envía ese archivo.',
  },
  notForSale: {
    en: 'This says that the item is not for sale now. Correct it or remove the row.',
    de: 'Hier steht, dass das Stück gerade nicht zu haben ist. Ändere das oder entferne die Zeile.',
    es: 'Aquí dice que el artículo no está a la venta ahora. Corrígelo o quita la fila.',
  },
  severalPieces: {
    en: 'A listing is one item or one set. Write 1, or a row for each item.',
    de: 'Eine Anzeige ist ein Stück oder ein Set. Schreib 1 oder eine Zeile für jedes Stück.',
    es: 'Un anuncio es una pieza o un conjunto. Escribe 1, o una fila por pieza.',
  },
  misplacedQuote: {
    en: 'Row {row} cannot be read, because a quotation mark is missing or misplaced.',
    de: 'Zeile {row} lässt sich nicht lesen, weil ein Anführungszeichen fehlt oder an falscher Stelle steht.',
    es: 'La fila {row} no se puede leer porque falta una comilla o sobra alguna.',
  },
  tooManyColumns: {
    en: 'A file may have up to {most} columns. Remove those without headings and send it again.',
    de: 'Eine Datei darf höchstens {most} Spalten haben. Entferne die ohne Überschrift und schick sie noch einmal.',
    es: 'Un archivo puede tener hasta {most} columnas. Quita las que no tienen encabezado y envíalo otra vez.',
  },
  columnsMissing: {
    en: 'The first row names the columns, and these are missing: {columns}',
    de: 'In der ersten Zeile stehen die Namen der Spalten, und diese fehlen: {columns}',
    es: 'La primera fila lleva los nombres de las columnas, y faltan estas: {columns}',
  },
  columnsUnknown: {
    en: 'We don’t know these columns. Remove or rename them: {columns}',
    de: 'Diese Spalten kennen wir nicht. Entferne sie oder benenne sie um: {columns}',
    es: 'No conocemos estas columnas. Quítalas o cámbiales el nombre: {columns}',
  },
  columnsUnnamed: {
    en: 'These columns hold text but have no heading. Name or remove them: {columns}',
    de: 'Diese Spalten enthalten Text, haben aber keine Überschrift. Benenne oder entferne sie: {columns}',
    es: 'Estas columnas tienen texto, pero no encabezado. Ponles nombre o quítalas: {columns}',
  },
  emptyRows: {
    en: 'This file has more than {most} empty rows. Remove them and send it again.',
    de: 'Diese Datei hat mehr als {most} leere Zeilen. Entferne sie und schick sie noch einmal.',
    es: 'Este archivo tiene más de {most} filas vacías. Quítalas y envíalo otra vez.',
  },
  noResult: {
    en: 'This is a formula or an error of your spreadsheet. Write its result.',
    de: 'Das ist eine Formel oder ein Fehler deiner Tabelle. Schreib das Ergebnis hinein.',
    es: 'Esto es una fórmula o un error de tu hoja de cálculo. Escribe el resultado.',
  },
  columnsTwice: {
    en: 'These columns appear twice. Remove one of each: {columns}',
    de: 'Diese Spalten kommen doppelt vor. Entferne jeweils eine: {columns}',
    es: 'Estas columnas aparecen dos veces. Quita una de cada: {columns}',
  },
  cellsCount: {
    en: 'This row has {cells} cells and the heading has {columns}. Put quotation marks around texts with a comma or semicolon.',
    de: 'Diese Zeile hat {cells} Zellen und die Kopfzeile {columns}. Setz Texte mit Komma oder Semikolon in Anführungszeichen.',
    es: 'Esta fila tiene {cells} celdas y el encabezado {columns}. Pon entre comillas los textos con coma o punto y coma.',
  },
  cellTooLong: {
    en: 'A cell may have up to {most} characters.',
    de: 'Eine Zelle darf höchstens {most} Zeichen haben.',
    es: 'Una celda puede tener hasta {most} caracteres.',
  },
  sameReference: {
    en: 'Row {row} has the same reference.',
    de: 'Zeile {row} hat dieselbe Referenz.',
    es: 'La fila {row} tiene la misma referencia.',
  },
  photosOfOneName: {
    en: 'These photos have one name in different folders. Rename them: {names}',
    de: 'Diese Fotos heißen in verschiedenen Ordnern gleich. Benenne sie um: {names}',
    es: 'Estas fotos se llaman igual en carpetas distintas. Cámbiales el nombre: {names}',
  },
  photosMissing: {
    en: 'These photos are missing: {names}',
    de: 'Diese Fotos fehlen: {names}',
    es: 'Faltan estas fotos: {names}',
  },
  lengthForm: {
    en: 'Write a length such as 84 cm, 1.2 m, 33 in or 2 ft 6 in, up to 10 m.',
    de: 'Schreib eine Länge wie 84 cm, 1,2 m, 33 in oder 2 ft 6 in, bis 10 m.',
    es: 'Escribe una medida como 84 cm, 1,2 m, 33 in o 2 ft 6 in, de hasta 10 m.',
  },
  unknownColors: {
    en: 'Not in the list of colors: {names}',
    de: 'Nicht in der Liste der Farben: {names}',
    es: 'No está en la lista de colores: {names}',
  },
  unknownMaterials: {
    en: 'Not in the list of materials: {names}',
    de: 'Nicht in der Liste der Materialien: {names}',
    es: 'No está en la lista de materiales: {names}',
  },
  unknownStyles: {
    en: 'Not in the list of styles: {names}',
    de: 'Nicht in der Liste der Stile: {names}',
    es: 'No está en la lista de estilos: {names}',
  },
  severalTowns: {
    en: 'Write which town you mean, with its region or country, such as: {towns}',
    de: 'Schreib dazu, welchen Ort du meinst, mit Region oder Land, zum Beispiel: {towns}',
    es: 'Indica a qué localidad te refieres, con su región o país, por ejemplo: {towns}',
  },
  unknownTown: {
    en: 'We don’t know this town. Write it like Portland, Oregon, or leave it empty.',
    de: 'Dieser Ort ist unbekannt. Schreib ihn wie Portland, Oregon, oder lass ihn weg.',
    es: 'Esta localidad no se conoce. Escríbela como Portland, Oregon, o déjala en blanco.',
  },
  accountRemoved: {
    en: 'The account was closed before this row was listed.',
    de: 'Das Konto wurde geschlossen, bevor diese Zeile an der Reihe war.',
    es: 'La cuenta se cerró antes de publicar esta fila.',
  },
  rowImpossible: {
    en: 'This row can’t be listed as it is.',
    de: 'Diese Zeile lässt sich so nicht einstellen.',
    es: 'Esta fila no se puede publicar tal como está.',
  },
  tooManyChecks: {
    en: 'You have checked {most} files within an hour. Please wait a while before the next.',
    de: 'Du hast in einer Stunde {most} Dateien geprüft. Warte eine Weile, bevor du die nächste schickst.',
    es: 'Has comprobado {most} archivos en una hora. Espera un rato antes del siguiente.',
  },
  tooManyFiles: {
    en: 'You have sent {most} files within an hour. Please wait a while before the next.',
    de: 'Du hast in einer Stunde {most} Dateien geschickt. Warte eine Weile, bevor du die nächste schickst.',
    es: 'Has enviado {most} archivos en una hora. Espera un rato antes del siguiente.',
  },
  yesOrNo: {
    en: 'Write yes or no.',
    de: 'Schreib ja oder nein.',
    es: 'Escribe sí o no.',
  },
  feeForm: {
    en: 'Write a fee such as 25 or 0.',
    de: 'Schreib eine Gebühr wie 25 oder 0.',
    es: 'Escribe una tarifa como 25 o 0.',
  },
});

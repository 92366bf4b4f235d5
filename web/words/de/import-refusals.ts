import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals of files of listings, and of towns. */
export const importSentences: Refusals['sentences'] = {
  'Choose a file.': 'Wähl eine Datei.',
  'A file may have up to # MB. Please send it in parts.':
    'Eine Datei darf höchstens # MB haben. Bitte schick sie in Teilen.',
  'A file may hold up to # listings. Please send it in parts.':
    'Eine Datei darf höchstens # Anzeigen enthalten. Bitte schick sie in Teilen.',
  '# of your files are still being sent. Please wait until one is here.':
    '# deiner Dateien sind noch unterwegs zu uns. Bitte warte, bis eine da ist.',
  '# of your files are still being listed. Please wait until one is done.':
    '# deiner Dateien sind noch in Arbeit. Bitte warte, bis eine fertig ist.',
  'This file is empty. Its first row names the columns.':
    'Diese Datei ist leer. In ihrer ersten Zeile stehen die Namen der Spalten.',
  'This file has headings but no rows.': 'Diese Datei hat Überschriften, aber keine Zeilen.',
  'This is not a text file in UTF-#. Save it as “CSV UTF-#” and send it again.':
    'Das ist keine Textdatei in UTF-#. Speichere sie als „CSV UTF-#“ und schick sie noch einmal.',
  'Row # cannot be read, because a quotation mark is missing or misplaced.':
    'Zeile # lässt sich nicht lesen, weil ein Anführungszeichen fehlt oder an falscher Stelle steht.',
  'This file cannot be read as CSV.': 'Diese Datei lässt sich nicht als CSV lesen.',
  'The first row names the columns, and these are missing: #':
    'In der ersten Zeile stehen die Namen der Spalten, und diese fehlen: #',
  'We don’t know these columns. Remove or rename them: #':
    'Diese Spalten kennen wir nicht. Entferne sie oder benenne sie um: #',
  'These columns appear twice. Remove one of each: #': 'Diese Spalten kommen doppelt vor. Entferne jeweils eine: #',
  'This row has # cells and the heading has #. Put quotation marks around texts with a comma or semicolon.':
    'Diese Zeile hat # Zellen und die Kopfzeile #. Setz Texte mit Komma oder Semikolon in Anführungszeichen.',
  'A cell may have up to # characters.': 'Eine Zelle darf höchstens # Zeichen haben.',
  'Row # has the same reference.': 'Zeile # hat dieselbe Referenz.',
  'These photos have one name in different folders. Rename them: #':
    'Diese Fotos heißen in verschiedenen Ordnern gleich. Benenne sie um: #',
  'These photos are missing: #': 'Diese Fotos fehlen: #',
  'Write a length such as # cm, # m, # in or # ft # in, up to # m.':
    'Schreib eine Länge wie # cm, # m, # in oder # ft # in, bis # m.',
  'Not in the list of colors: #': 'Nicht in der Liste der Farben: #',
  'Not in the list of materials: #': 'Nicht in der Liste der Materialien: #',
  'Not in the list of styles: #': 'Nicht in der Liste der Stile: #',
  'We do not know this town. Try its name with the state or the country.':
    'Diesen Ort kennen wir nicht. Versuch es mit dem Land oder der Region dazu.',
  'Write which town you mean, with its region or country, such as: #':
    'Schreib dazu, welchen Ort du meinst, mit Region oder Land, zum Beispiel: #',
  'We don’t know this town. Write it like Portland, Oregon, or leave it empty.':
    'Dieser Ort ist unbekannt. Schreib ihn wie Portland, Oregon, oder lass ihn weg.',
  'The account was removed before this row was listed.':
    'Das Konto wurde entfernt, bevor diese Zeile an der Reihe war.',
  'This row can’t be listed as it is.': 'Diese Zeile lässt sich so nicht einstellen.',
};

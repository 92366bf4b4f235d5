import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals of files of listings, and of towns. */
export const importSentences: Refusals['sentences'] = {
  'Choose a file.': 'Elige un archivo.',
  'A file may have up to # MB. Please send it in parts.': 'Un archivo puede pesar hasta # MB. Envíalo por partes.',
  'A file may hold up to # listings. Please send it in parts.':
    'Un archivo puede contener hasta # anuncios. Envíalo por partes.',
  '# of your files are still being sent. Please wait until one is here.':
    '# de tus archivos aún se están enviando. Espera a que llegue uno.',
  '# of your files are still being listed. Please wait until one is done.':
    '# de tus archivos aún se están publicando. Espera a que termine uno.',
  'This file is empty. Its first row names the columns.':
    'Este archivo está vacío. La primera fila lleva los nombres de las columnas.',
  'This file has headings but no rows.': 'Este archivo tiene encabezados, pero ninguna fila.',
  'This is not a text file in UTF-#. Save it as “CSV UTF-#” and send it again.':
    'Esto no es un archivo de texto en UTF-#. Guárdalo como «CSV UTF-#» y envíalo otra vez.',
  'Row # cannot be read, because a quotation mark is missing or misplaced.':
    'La fila # no se puede leer porque falta una comilla o sobra alguna.',
  'This file cannot be read as CSV.': 'Este archivo no se puede leer como CSV.',
  'The first row names the columns, and these are missing: #':
    'La primera fila lleva los nombres de las columnas, y faltan estas: #',
  'We don’t know these columns. Remove or rename them: #':
    'No conocemos estas columnas. Quítalas o cámbiales el nombre: #',
  'These columns appear twice. Remove one of each: #': 'Estas columnas aparecen dos veces. Quita una de cada: #',
  'This row has # cells and the heading has #. Put quotation marks around texts with a comma or semicolon.':
    'Esta fila tiene # celdas y el encabezado #. Pon entre comillas los textos con coma o punto y coma.',
  'A cell may have up to # characters.': 'Una celda puede tener hasta # caracteres.',
  'Row # has the same reference.': 'La fila # tiene la misma referencia.',
  'These photos have one name in different folders. Rename them: #':
    'Estas fotos se llaman igual en carpetas distintas. Cámbiales el nombre: #',
  'These photos are missing: #': 'Faltan estas fotos: #',
  'Write a length such as # cm, # m, # in or # ft # in, up to # m.':
    'Escribe una medida como # cm, # m, # in o # ft # in, de hasta # m.',
  'Not in the list of colors: #': 'No está en la lista de colores: #',
  'Not in the list of materials: #': 'No está en la lista de materiales: #',
  'Not in the list of styles: #': 'No está en la lista de estilos: #',
  'We do not know this town. Try its name with the state or the country.':
    'No conocemos esa localidad. Prueba a añadir la región o el país.',
  'Write which town you mean, with its region or country, such as: #':
    'Indica a qué localidad te refieres, con su región o país, por ejemplo: #',
  'We don’t know this town. Write it like Portland, Oregon, or leave it empty.':
    'Esta localidad no se conoce. Escríbela como Portland, Oregon, o déjala en blanco.',
  'The account was removed before this row was listed.': 'La cuenta se eliminó antes de publicar esta fila.',
  'This row can’t be listed as it is.': 'Esta fila no se puede publicar tal como está.',
};

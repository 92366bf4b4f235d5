import { examplePhone } from './country.ts';
import { decimalsOf, shopCurrency } from './currency.ts';

/**
 * A file of pieces to list: one row a piece, its columns in any order under these names. What a row may say is what the
 * form of one piece allows.
 */
export const importColumns = [
  { name: 'reference', isNeeded: false },
  { name: 'category', isNeeded: true },
  { name: 'title', isNeeded: false },
  { name: 'price', isNeeded: true },
  { name: 'condition', isNeeded: true },
  { name: 'year', isNeeded: true },
  { name: 'description', isNeeded: true },
  { name: 'pictures', isNeeded: true },
  { name: 'location', isNeeded: true },
  { name: 'phone', isNeeded: true },
  { name: 'seller', isNeeded: false },
  { name: 'colors', isNeeded: false },
  { name: 'materials', isNeeded: false },
  { name: 'style', isNeeded: false },
  { name: 'width', isNeeded: false },
  { name: 'depth', isNeeded: false },
  { name: 'height', isNeeded: false },
  { name: 'town', isNeeded: false },
] as const;
export type ImportColumn = (typeof importColumns)[number]['name'];

/** Other headings that mean a column, in English, German and Spanish; accents and case do not matter. */
const otherHeadings: Partial<Record<ImportColumn, string>> = {
  reference: 'id, sku, referenz, artikelnummer, referencia',
  category: 'kategorie, categoria',
  title: 'name, titel, titulo, nombre',
  price: 'preis, precio',
  condition: 'zustand, estado',
  year: 'jahr, kaufjahr, ano',
  description: 'beschreibung, descripcion',
  pictures: 'picture, photos, photo, images, image, bilder, fotos, imagenes',
  location: 'lage, standort, ubicacion',
  phone: 'telefon, telefono',
  seller: 'verkaufer, vendedor',
  colors: 'colours, color, colour, farben, farbe, colores',
  materials: 'material, materialien, materiales',
  style: 'stil, estilo',
  width: 'breite, ancho, anchura',
  depth: 'tiefe, fondo, profundidad',
  height: 'hohe, alto, altura',
  town: 'city, ort, stadt, ciudad, localidad',
};

const columnOfHeading = new Map<string, ImportColumn>(
  importColumns.flatMap(({ name }) =>
    [name, ...(otherHeadings[name]?.split(', ') ?? [])].map((heading) => [heading, name] as const),
  ),
);

/** The column that a heading means; one that means none stays as it is written. */
export function columnName(heading: string): string {
  const written = heading.trim().toLowerCase();
  return columnOfHeading.get(written.normalize('NFD').replace(/\p{M}/gu, '')) ?? written;
}

/** Where a row that was refused says why; the file can be mended and sent again with it. */
export const ERROR_COLUMN = 'error';

export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Characters that a cell may have, well over the longest description. */
export const MAX_CELL = 8000;
/** Pictures that are told in one call. */
export const MAX_TOLD_PICTURES = 100;

/** Rows of refused ones that a screen shows; the file has them all. */
export const SHOWN_REFUSALS = 50;

/** What stands between several values in one cell. */
export const splitCell = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The name by which a picture's file is known: its last part, whatever the case, from whatever system. */
export const pictureName = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();

/** The row that shows how it is done in a shop of this country, with a price of its currency. */
export const sampleRowIn = (country: string): Record<ImportColumn, string> => ({
  ...sampleRow,
  price: decimalsOf(shopCurrency()) === 0 ? '125,050' : sampleRow.price,
  phone: examplePhone(country),
});

/** A row that shows how it is done. */
export const sampleRow: Record<ImportColumn, string> = {
  reference: 'A-001',
  category: 'Chair',
  title: 'Rocking chair with a cane seat',
  price: '1,250.50',
  condition: 'Good',
  year: '2019',
  description: 'Sat on with care. One scratch on the left arm.',
  pictures: 'rocker-front.jpg | rocker-side.jpg',
  location: 'Portland, Oregon',
  phone: '+1 503 555 0100',
  seller: '',
  colors: 'brown | cream',
  materials: 'oak | cane',
  style: 'mid-century',
  width: '62 cm',
  depth: '78 cm',
  height: '104 cm',
  town: 'Portland, Oregon',
};

/** What was refused of a file, in its own columns, with one sentence for each thing to mend: `price: Write the price …`. */
export type RefusedRows = {
  columns: readonly string[];
  separator: ',' | ';';
  rows: readonly { cells: readonly string[]; reasons: readonly string[] }[];
};

/**
 * Writes refused rows as a file that can be mended and sent again.
 * @param say turns a reason into the reader's language
 */
export function writeRefused({ columns, separator, rows }: RefusedRows, say = (reason: string) => reason): string {
  const lines = rows.map(({ cells, reasons }) => [...cells, reasons.map(say).join(' ')]);
  return writeCsv([[...columns, ERROR_COLUMN], ...lines], separator);
}

/** Writes rows as RFC 4180 asks, with the mark by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  const quoted = (cell: string) => (/[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}

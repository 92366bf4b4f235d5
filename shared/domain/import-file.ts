import { disarmFormulas } from './csv-formulas.ts';
import { type Currency, decimalsOf } from './currency.ts';
import { examplePhone } from './example-phone.ts';

/** One listing per row, columns in any order, the form's rules. */
export const importColumns = [
  { name: 'reference', isNeeded: false },
  { name: 'category', isNeeded: true },
  { name: 'title', isNeeded: false },
  { name: 'price', isNeeded: true },
  { name: 'condition', isNeeded: true },
  { name: 'year', isNeeded: true },
  { name: 'description', isNeeded: true },
  { name: 'defects', isNeeded: false },
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
  { name: 'pickup', isNeeded: false },
  { name: 'delivery_km', isNeeded: false },
  { name: 'delivery_fee', isNeeded: false },
  { name: 'carrier_fee', isNeeded: false },
] as const;
export type ImportColumn = (typeof importColumns)[number]['name'];

/** Other headings in three languages, ignoring accents and case. */
const otherHeadings: Partial<Record<ImportColumn, string>> = {
  reference: 'id, sku, referenz, artikelnummer, referencia',
  category: 'kategorie, categoria',
  title: 'name, titel, titulo, nombre',
  price: 'preis, precio',
  condition: 'zustand, estado',
  year: 'jahr, kaufjahr, ano',
  description: 'beschreibung, descripcion',
  defects:
    'flaws, wear, wear_and_flaws, mangel, gebrauchsspuren, spuren_und_mangel, defectos, desgaste, desgaste_y_defectos',
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
  pickup: 'abholung, recogida',
  delivery_km: 'lieferung_km, entrega_km',
  delivery_fee: 'liefergebuhr, tarifa_entrega',
  carrier_fee: 'speditionsgebuhr, tarifa_transporte',
};

const columnOfHeading = new Map<string, ImportColumn>(
  importColumns.flatMap(({ name }) =>
    [name, ...(otherHeadings[name]?.split(', ') ?? [])].map((heading) => [heading, name] as const),
  ),
);

/** Returns a heading's column; unknown ones stay. */
export function columnName(heading: string): string {
  const written = heading
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '_');
  return columnOfHeading.get(written.normalize('NFD').replace(/\p{M}/gu, '')) ?? written;
}

/** Errors of refused rows; the fixed file can be imported with it. */
export const ERROR_COLUMN = 'error';

export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Longer than the longest description. */
export const MAX_CELL = 8000;
export const MAX_TOLD_PICTURES = 100;

/** On screen; the download has all. */
export const SHOWN_REFUSALS = 50;

export const splitCell = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Takes paths of any system. */
export const pictureName = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();

export const sampleRowIn = (country: string, currency: Currency): Record<ImportColumn, string> => ({
  ...sampleRow,
  price: decimalsOf(currency) === 0 ? '125,050' : sampleRow.price,
  delivery_fee: decimalsOf(currency) === 0 ? '2,500' : sampleRow.delivery_fee,
  phone: examplePhone(country),
});

export const sampleRow: Record<ImportColumn, string> = {
  reference: 'A-001',
  category: 'Chair',
  title: 'Rocking chair with a cane seat',
  price: '1,250.50',
  condition: 'Good',
  year: '2019',
  description: 'Sat on with care, away from the sun.',
  defects: 'One scratch on the left arm.',
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
  pickup: 'yes',
  delivery_km: '20',
  delivery_fee: '25',
  carrier_fee: '',
};

/** With original columns, and a sentence per error: `price: Write the price …`. */
export type RefusedRows = {
  columns: readonly string[];
  separator: ',' | ';';
  rows: readonly { cells: readonly string[]; reasons: readonly string[] }[];
};

/** Spreadsheets run nothing in it, and an import reads it again. */
export function writeRefused({ columns, separator, rows }: RefusedRows): string {
  const lines = rows.map(({ cells, reasons }) => [...cells, reasons.join(' ')].map(disarmFormulas));
  return writeCsv([[...columns, ERROR_COLUMN], ...lines], separator);
}

/** Writes RFC 4180 with a BOM, so that spreadsheets detect UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  const quoted = (cell: string) => (/[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}

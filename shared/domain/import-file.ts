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
  reference:
    'id, sku, variant_sku, ref, nr, referenz, artikelnummer, artikelnr, artikel_nr, art_nr, bestellnummer, inventarnummer, item_number, item_id, inventory_number, stock_number, custom_label, custom_label_(sku), customlabel, item_#, stock_#, no, referencia, codigo, numero_de_articulo',
  category:
    'kategorie, kategorien, rubrik, warengruppe, categoria, categorias, categories, product_category, product_type, item_category, category_name, collection',
  title:
    'name, titel, bezeichnung, artikelbezeichnung, artikelname, produktname, product_name, item_name, item_title, listing_title, titulo, nombre, nombre_del_producto',
  price:
    'preis, verkaufspreis, vk-preis, regularer_preis, start_price, startprice, variant_price, regular_price, asking_price, price_tax_included, verkaufspreis_brutto, bruttopreis, precio, precio_de_venta, precio_normal',
  condition: 'zustand, erhaltungszustand, artikelzustand, estado, estado_del_articulo, condicion, item_condition',
  year: 'jahr, baujahr, herstellungsjahr, kaufjahr, anschaffungsjahr, jahr_des_kaufs, year_made, year_of_purchase, year_purchased, year_bought, purchase_year, purchased_in, ano, ano_de_compra',
  description:
    'beschreibung, artikelbeschreibung, produktbeschreibung, item_description, product_description, body_(html), descripcion',
  defects:
    'flaws, wear, wear_and_flaws, wear_&_flaws, damage, mangel, schaden, gebrauchsspuren, spuren_und_mangel, defectos, desgaste, desgaste_y_defectos',
  pictures:
    'picture, photos, photo, images, image, image_src, image_url, image_link, photo_url, picture_url, item_photo_url, picurl, bilder, bild, bild_url, fotos, foto, foto_url, photo_urls, image_urls, picture_urls, image_links, hosted_image_urls, productimageurl, additional_image_link, base_image, additional_images, attachments, dateiname, imagenes, imagen, fotografias',
  location:
    'lage, standort, abholort, stadtteil, viertel, neighborhood, neighbourhood, item_location, pickup_location, ubicacion, barrio',
  phone:
    'telefon, telefonnummer, telefon_nr, tel, tel_nr, handy, mobil, phone_number, phone_#, phone_no, telephone, mobile, telefono, numero_de_telefono, movil',
  seller: 'verkaufer, anbieter, seller_name, vendedor',
  colors: 'colours, color, colour, color(s), colour(s), farben, farbe(n), farbe, colores',
  materials: 'material, material(s), materialien, materiales',
  style: 'stil, estilo',
  width: 'breite, b, w, ancho, anchura, dimensions, maße, masse, abmessungen, medidas, dimensiones',
  depth: 'tiefe, t, d, fondo, profundidad',
  height: 'hohe, h, alto, altura',
  town: 'city, town/city, ort, stadt, wohnort, plz_ort, plz/ort, stadt/ort, city/state, city,_state, ciudad, localidad, municipio, poblacion',
  pickup: 'pick_up, local_pickup, local_pick_up, abholung, selbstabholung, recogida',
  delivery_km: 'lieferung_km, lieferradius, delivery_radius, entrega_km, radio_de_entrega',
  delivery_fee: 'liefergebuhr, lieferkosten, delivery_cost, tarifa_entrega, tarifa_de_entrega, coste_de_entrega',
  carrier_fee:
    'speditionsgebuhr, spedition, versandkosten, shipping, shipping_cost, tarifa_transporte, tarifa_de_transporte, gastos_de_envio',
};

const columnOfHeading = new Map<string, ImportColumn>(
  importColumns.flatMap(({ name }) =>
    [name, ...(otherHeadings[name]?.split(', ') ?? [])].map((heading) => [heading, name] as const),
  ),
);

const MEASURE = 'cm|km|mm|m|in|inch|inches|zoll|pulgadas';
const SIGN = String.raw`€|(?:us_?|ca?|au?|nz|r|mx)?\$|£|euros?|pounds|dollars|dolares|franken|fr\.?|kr\.?`;
/** `Width (in)`, `Precio en €` */
const UNIT = new RegExp(
  String.raw`_?[([](?:(?:in|en)_)?(${MEASURE}|${SIGN}|[a-z]{3})[)\]]$|[_,/]+(?:(?:in|en)_)?(${MEASURE}|${SIGN}|eur|usd|gbp|chf)$`,
);
/** `Size (H x W in cm)` */
const ORDER = '((?:[abdfhlptw]_?[x×*/]_?){1,2}[abdfhlptw])';
const SIDES_IN_ORDER = new RegExp(String.raw`_?[([]${ORDER}[)\]]|(?<=[([])${ORDER}_(?=[^()[\]]*[)\]])`);
/** `Price*` */
const REMARK =
  /^(?:[*'"“”„]+|\d{1,2}[.)]_?)|[\s_]*(?:[*:'"“”]|\((?:required|optional|pflicht(?:feld)?|obligatorio|opcional)\))$/g;
const measured: ReadonlySet<string> = new Set([
  ...['price', 'width', 'depth', 'height', 'delivery_km', 'delivery_fee', 'carrier_fee'],
]);
const ENDS_WITH_NUMBER = /[\d½¼¾⅛⅜⅝⅞]\s*\.?\s*$/;
const BARE_SIDES = new RegExp(String.raw`^[\d\s.,x×*/½¼¾⅛⅜⅝⅞-]+(?:${MEASURE})?\.?$`, 'i');
const ONE_OF_PHOTOS = /^(photo|image|picture|bild|foto|imagen)(?:[_-]?url)?[_-]?#?\d{1,2}(?:_?url)?$/;

const plainHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '_');
const withoutUnit = (heading: string) => heading.replace(SIDES_IN_ORDER, '').replace(UNIT, '');
const withoutRemarks = (heading: string) => withoutUnit(heading.replace(REMARK, '')).replace(REMARK, '');

/** Returns a heading's column; unknown ones stay. */
export function columnName(heading: string): string {
  const written = plainHeading(heading);
  const folded = written.normalize('NFD').replace(/\p{M}/gu, '');
  const bare = withoutRemarks(folded).replace(ONE_OF_PHOTOS, '$1');
  const spellings = [folded, bare, bare.replace(/[.-]+(?=[_.-]|$)/g, '').replace(/[._-]+/g, '_')];
  const known = [...spellings, ...spellings.map((one) => one.replace(/([aou])e/g, '$1'))]
    .map((one) => columnOfHeading.get(one))
    .find((column) => column !== undefined);
  return known ?? written.replace(/^\*/, '');
}

const usualUnits = new Set(['cm', 'km']);

/** Adds a heading's unit and order to numbers. */
export function withUnit(cell: string, heading: string): string {
  const written = plainHeading(heading).replace(REMARK, '');
  const [, inOrder, order = inOrder] = SIDES_IN_ORDER.exec(written) ?? [];
  const [, inBrackets, unit = inBrackets] = UNIT.exec(written.replace(SIDES_IN_ORDER, '')) ?? [];
  if (!(order || unit) || !measured.has(columnName(heading))) return cell;
  const isWithUnit = unit && !usualUnits.has(unit) && ENDS_WITH_NUMBER.test(cell);
  const measuredCell = isWithUnit ? `${cell.trim()} ${unit.replace('_', ' ')}` : cell;
  return order && BARE_SIDES.test(cell) ? `${measuredCell} (${order.replaceAll('_', ' ')})` : measuredCell;
}

/** Errors of refused rows; the fixed file can be imported with it. */
export const ERROR_COLUMN = 'error';

export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Longer than the longest description. */
export const MAX_CELL = 8000;
export const MAX_TOLD_PICTURES = 100;

/** Rows on screen; the download has all. */
export const SHOWN_REFUSALS = 50;

/** A bar, a line break, or a comma after a file name or before an address. */
const BETWEEN_PHOTOS = /[|\n]|(?<=\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)"?\s*)[,;]+|[\s,;]+(?=https?:\/\/)/i;
/** `?v=3` */
const AFTER_NAME = /^(https?:\/\/[^?#]*)[?#].*/i;

/** Of Airtable: `front.jpg (https://…)` */
const ADDRESS_BEHIND = /(?<=\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)) \(https?:\/\/[^()\s]*\)/gi;

/** Splits a cell into names or URLs of photos. */
export const splitPhotos = (cell: string): string[] =>
  cell
    .replace(ADDRESS_BEHIND, '')
    .split(BETWEEN_PHOTOS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const decoded = (path: string): string => {
  try {
    const plain = decodeURIComponent(path);
    return /\p{Cc}/u.test(plain) ? path : plain;
  } catch {
    return path;
  }
};

/** With the folders, for comparing: `./a//Front%201.jpg` and `a\front 1.jpg` are one. */
export const photoPath = (path: string): string =>
  decoded(path.replace(AFTER_NAME, '$1'))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}"]/gu, '')
    .replace(/^file:/, '')
    .split(/[\\/]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** Takes paths of any system. */
export const pictureName = (path: string): string => photoPath(path).split('/').at(-1) ?? '';

/** The sample row with a country's phone and a currency's prices. */
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

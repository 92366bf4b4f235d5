import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { newListingFormIn } from '../../../shared/contract/listings.ts';
import { type LengthUnit, sides } from '../../../shared/domain/dimensions.ts';
import {
  columnName,
  type ImportColumn,
  importColumns,
  pictureName,
  splitPhotos,
} from '../../../shared/domain/import-file.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { type Place, placeName } from '../../../shared/domain/place.ts';
import { plainPrice } from '../../../shared/domain/plain-price.ts';
import { parseLength, parseSides } from '../../../shared/domain/read-length.ts';
import {
  readCategory,
  readColour,
  readCondition,
  readMaterial,
  readStyle,
} from '../../../shared/domain/trait-names.ts';
import { withoutTerms } from '../../../shared/domain/typed-price.ts';
import { readIssueMessage } from '../../../shared/words/issue-message.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { shopCategories, shopCurrency, shopValues } from '../../platform/shop/shop-values.ts';
import { matchTown } from '../places/match-town.ts';
import { withCurrency } from './foreign-columns.ts';
import type { CsvFile } from './read-csv.ts';
import { problemsOf, readDelivery } from './read-delivery.ts';
import { type RowReason, rowReasons } from './row-reasons.ts';
import { textOfHtml } from './text-of-html.ts';

type Cells = Record<ImportColumn, string>;
type NewListing = ParsedInput<Contract['createListing']>['body'];

const newListing = newListingFormIn(shopValues);

const columnOf: Record<string, ImportColumn> = {
  colours: 'colors',
  sellerName: 'seller',
  image: 'pictures',
  images: 'pictures',
  widthMm: 'width',
  depthMm: 'depth',
  heightMm: 'height',
  place: 'town',
  deliveryRadiusKm: 'delivery_km',
  deliveryCents: 'delivery_fee',
  carrierCents: 'carrier_fee',
};

const unknownNames = {
  colors: importRefusals.unknownColors,
  materials: importRefusals.unknownMaterials,
  style: importRefusals.unknownStyles,
};

/** A spreadsheet keeps this as a text. */
const AS_TEXT = /^="([^"]*)"$/;
/** `12,50`, `1.250,50` and `1 250` have one meaning everywhere, and `1.250` two. */
const DECIMAL_COMMA = /^\D*[\d.'’\s]*\d,\d{1,2}\D*$|^\D*\d{1,3}(?:\s\d{3})+\D*$/;

/** `2019.0`, `2,019` */
const YEAR_AS_NUMBER = /^([12])[.,]?(\d{3})(?:[.,]0+)?$/;
/** A date as spreadsheets count it: 43466. */
const DATE_NUMBER = /^[2-5]\d{4}(?:[.,]\d+)?$/;

const BETWEEN_TRAITS = /[|,;/&+\n]|\s(?:and|und|y|e)\s/i;

/** Of the columns of a file. */
const namesOf = new WeakMap<readonly string[], string[]>();

/**
 * Returns cells by column name.
 * @param file with semicolons, numbers use a decimal comma
 */
export function readCells(
  { columns, separator }: Pick<CsvFile, 'columns' | 'separator'>,
  cells: readonly string[],
): Cells {
  const named = namesOf.get(columns) ?? columns.map(columnName);
  namesOf.set(columns, named);
  const of = (name: string) => (cells[named.indexOf(name)] ?? '').trim().replace(AS_TEXT, '$1');
  const read = Object.fromEntries(importColumns.map(({ name }) => [name, of(name)])) as Cells;
  const written = withCurrency(withoutTerms(read.price), cells, columns);
  const [price, delivery_fee, carrier_fee] = [written, read.delivery_fee, read.carrier_fee].map((cell) =>
    separator === ';' || DECIMAL_COMMA.test(cell) ? plainPrice(cell, shopCurrency()) : cell,
  );
  return { ...read, price: price ?? '', delivery_fee: delivery_fee ?? '', carrier_fee: carrier_fee ?? '' };
}

export const picturesOf = ({ pictures }: Cells): string[] => splitPhotos(pictures).map(pictureName);

/** Empty ones do not count for the key: files from before them stay known. */
const newerColumns: readonly ImportColumn[] = ['defects', 'pickup', 'delivery_km', 'delivery_fee', 'carrier_fee'];

/**
 * Returns a row's reference, else all its content.
 * @param occurrence how many equal rows stand before it in its file
 */
export function keyOf(cells: Cells, occurrence: number): string {
  if (cells.reference) return `reference ${cells.reference.slice(0, 200)}`;
  const hashed = importColumns.filter(({ name }) => !newerColumns.includes(name) || cells[name] !== '');
  const identity = JSON.stringify(hashed.map(({ name }) => cells[name]));
  const hash = createHash('sha256').update(identity).digest('hex');
  return occurrence === 0 ? `row ${hash}` : `row ${hash} ${occurrence + 1}`;
}

/** Files repeat towns. */
const towns = new LRUCache<string, ReturnType<typeof matchTown>>({
  max: 1000,
  maxSize: 50_000,
  sizeCalculation: (_, key) => key.length,
});

function matchTownOnce(cell: string, country = ''): ReturnType<typeof matchTown> {
  const key = `${country}:${cell}`;
  const match = towns.get(key) ?? matchTown(cell, country);
  towns.set(key, match);
  return match;
}

/** Never guesses: refuses a name that may mean several towns. */
function readTownCell(
  cell: string,
  country: string | undefined,
  refuse: (refusal: Refusal) => void,
): Place | undefined {
  const match = matchTownOnce(cell, country);
  if ('town' in match) return match.town;
  const perhaps = match.perhaps.map((place) => `${placeName(place)}, ${place.country}`).join(' · ');
  refuse(perhaps ? importRefusals.severalTowns({ towns: perhaps }) : importRefusals.unknownTown());
  return undefined;
}

/**
 * Converts a row to form input.
 * @param urls picture URLs by name
 * @param country the shop's, to prefer its towns
 * @returns the input, or why each wrong cell is refused
 */
export function readRow(
  cells: Cells,
  urls: ReadonlyMap<string, string>,
  { sellerName, country }: { sellerName: string; country?: string | undefined },
): { listing: NewListing } | { reasons: RowReason[] } {
  const wrong = new Map<string, Refusal>();
  const names = picturesOf(cells);
  const away = names.filter((name) => !urls.has(name));
  if (away.length > 0) wrong.set('pictures', importRefusals.photosMissing({ names: away.join(', ') }));
  const together = cells.depth + cells.height === '' ? parseSides(cells.width, 'cm') : undefined;
  const length = (column: 'width' | 'depth' | 'height', unit: LengthUnit = 'cm') => {
    if (together) return together[sides.indexOf(column)];
    if (cells[column] === '') return undefined;
    const side = parseLength(cells[column], unit);
    if (side === undefined) wrong.set(column, importRefusals.lengthForm());
    return side;
  };
  const listed = <Word>(column: 'colors' | 'materials' | 'style', read: (name: string) => Word | undefined): Word[] => {
    const names = cells[column].split(BETWEEN_TRAITS).filter((name) => name.trim() !== '');
    const unknown = names.filter((name) => read(name) === undefined).map((name) => name.trim());
    if (unknown.length > 0) wrong.set(column, unknownNames[column]({ names: unknown.join(', ') }));
    return names.flatMap((name) => read(name) ?? []);
  };
  if (DATE_NUMBER.test(cells.year)) wrong.set('year', importRefusals.dateNumber());
  const town = cells.town ? readTownCell(cells.town, country, (refusal) => wrong.set('town', refusal)) : undefined;
  const images = names.flatMap((name) => urls.get(name) ?? []);
  const read = newListing.safeParse({
    sellerName: cells.seller || sellerName,
    location: cells.location,
    phone: cells.phone,
    category: readCategory(cells.category, shopCategories()) ?? cells.category,
    title: textOfHtml(cells.title),
    price: cells.price,
    condition: readCondition(cells.condition) ?? cells.condition,
    description: textOfHtml(cells.description),
    defects: textOfHtml(cells.defects),
    year: cells.year.replace(YEAR_AS_NUMBER, '$1$2'),
    image: images[0] ?? '',
    images,
    colours: listed('colors', readColour),
    materials: listed('materials', readMaterial),
    style: listed('style', readStyle)[0],
    widthMm: length('width'),
    depthMm: length('depth'),
    heightMm: length('height'),
    place: town,
    ...readDelivery(cells, (column, refusal) => wrong.set(column, refusal)),
  });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0] ?? '');
    const column = lookUp(columnOf, field) ?? field;
    if (!wrong.has(column)) wrong.set(column, readIssueMessage(message));
  }
  if (read.success && wrong.size === 0) {
    for (const [field, refusal] of Object.entries(problemsOf(read.data)))
      wrong.set(lookUp(columnOf, field) ?? field, refusal);
    if (wrong.size === 0) return { listing: read.data };
  }
  return { reasons: rowReasons(wrong) };
}

import { createHash } from 'node:crypto';
import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { listingCalls } from '../../../shared/contract/listings.ts';
import { type LengthUnit, parseLength } from '../../../shared/domain/dimensions.ts';
import {
  columnName,
  type ImportColumn,
  importColumns,
  pictureName,
  splitCell,
} from '../../../shared/domain/import-file.ts';
import { plainPrice } from '../../../shared/domain/plain-price.ts';
import {
  readCategory,
  readColour,
  readCondition,
  readMaterial,
  readStyle,
} from '../../../shared/domain/trait-names.ts';
import { findPlaces } from '../places/find-places.ts';
import type { CsvFile } from './read-csv.ts';
import { joinReasons } from './row-reasons.ts';

type Cells = Record<ImportColumn, string>;
type NewListing = ParsedInput<Contract['createListing']>['body'];

/** What each field of the form is called in a file. */
const columnOf: Record<string, ImportColumn> = {
  colours: 'colors',
  sellerName: 'seller',
  productName: 'category',
  image: 'pictures',
  images: 'pictures',
  widthMm: 'width',
  depthMm: 'depth',
  heightMm: 'height',
  place: 'town',
};

const listName = { colors: 'colors', materials: 'materials', style: 'styles' } as const;

/**
 * A row's cells by the names of their columns.
 * @param file its separator: where that is a semicolon, a comma stands in the numbers
 */
export function readCells(
  { columns, separator }: Pick<CsvFile, 'columns' | 'separator'>,
  cells: readonly string[],
): Cells {
  const named = columns.map(columnName);
  const of = (name: string) => cells[named.indexOf(name)]?.trim() ?? '';
  const read = Object.fromEntries(importColumns.map(({ name }) => [name, of(name)])) as Cells;
  return separator === ';' ? { ...read, price: plainPrice(read.price) } : read;
}

/** The names of the pictures that a row shows, the main one first. */
export const picturesOf = ({ pictures }: Cells): string[] => splitCell(pictures).map(pictureName);

/** By what a row is known again: its reference, or all that it says where it has none. */
export function keyOf(cells: Cells): string {
  if (cells.reference) return `reference ${cells.reference.slice(0, 200)}`;
  const said = JSON.stringify(importColumns.map(({ name }) => cells[name]));
  return `row ${createHash('sha256').update(said).digest('hex')}`;
}

/**
 * A row as the form of one piece would send it, read by the same rules.
 * @param urls addresses of the pictures by their names
 * @param home the shop's country, whose towns are meant first
 * @returns the piece, or one sentence for each cell that must be mended
 */
export function readRow(
  cells: Cells,
  urls: ReadonlyMap<string, string>,
  sellerName: string,
  home?: string,
): { piece: NewListing } | { error: string } {
  const wrong = new Map<string, string>();
  const names = picturesOf(cells);
  const away = names.filter((name) => !urls.has(name));
  if (away.length > 0) wrong.set('pictures', `These photos are missing: ${away.join(', ')}`);
  const length = (column: 'width' | 'depth' | 'height', unit: LengthUnit = 'cm') => {
    if (cells[column] === '') return undefined;
    const side = parseLength(cells[column], unit);
    if (side === undefined) wrong.set(column, 'Write a length such as 84 cm, 1.2 m, 33 in or 2 ft 6 in, up to 10 m.');
    return side;
  };
  /** The words of a list that a cell names by whatever names; those that no list knows are told. */
  const listed = <Word>(column: 'colors' | 'materials' | 'style', read: (name: string) => Word | undefined): Word[] => {
    const names = cells[column].split(/[|,;/]/).filter((name) => name.trim() !== '');
    const unknown = names.filter((name) => read(name) === undefined).map((name) => name.trim());
    if (unknown.length > 0) wrong.set(column, `Not in the list of ${listName[column]}: ${unknown.join(', ')}`);
    return names.flatMap((name) => read(name) ?? []);
  };
  const [town] = cells.town ? findPlaces(cells.town, 1, home) : [];
  if (cells.town && !town)
    wrong.set('town', 'We don’t know this town. Write it like Portland, Oregon, or leave it empty.');
  const images = names.flatMap((name) => urls.get(name) ?? []);
  const read = listingCalls.createListing.body.safeParse({
    sellerName: cells.seller || sellerName,
    location: cells.location,
    phone: cells.phone,
    productName: readCategory(cells.category) ?? cells.category,
    title: cells.title,
    price: cells.price,
    condition: readCondition(cells.condition) ?? cells.condition,
    description: cells.description,
    year: cells.year,
    image: images[0] ?? '',
    images,
    colours: listed('colors', readColour),
    materials: listed('materials', readMaterial),
    style: listed('style', readStyle)[0],
    widthMm: length('width'),
    depthMm: length('depth'),
    heightMm: length('height'),
    place: town,
  });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0] ?? '');
    const column = columnOf[field] ?? field;
    if (!wrong.has(column)) wrong.set(column, message);
  }
  if (read.success && wrong.size === 0) return { piece: read.data };
  return { error: joinReasons(wrong) };
}

import { storable } from '../../../shared/contract/fields.ts';
import { rearmFormulas } from '../../../shared/domain/csv-formulas.ts';
import {
  columnName,
  ERROR_COLUMN,
  importColumns,
  MAX_CELL,
  MAX_IMPORT_ROWS,
  withUnit,
} from '../../../shared/domain/import-file.ts';
import { invalidFields } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import { refusalOfKind } from './file-kind.ts';
import { chooseSeparator, headingAt } from './find-heading.ts';
import { findForeignProblems, isForeign, saysNothing } from './foreign-columns.ts';
import { joinPhotoRows } from './join-photo-rows.ts';
import { parseCsv } from './parse-csv.ts';
import { readWestern, repairTwiceEncoded } from './read-western.ts';
import type { RowReason } from './row-reasons.ts';
import { unwrapRows } from './unwrap-rows.ts';

export type CsvFile = {
  columns: string[];
  separator: ',' | ';';
  /** `position` counts the heading as 1, like a spreadsheet; `occurrence` counts equal rows before it. */
  rows: { position: number; cells: string[]; occurrence: number; error?: RowReason[] }[];
};

/** Without a mark, its zeros show it. */
const unmarked = [
  { zeros: [1, 3], encoding: 'utf-16le' },
  { zeros: [0, 2], encoding: 'utf-16be' },
] as const;
const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
const LETTERS_LOOKED_AT = 32;
const MOST_COLUMNS = 500;
/** Old programs end a file with \x1a, or fill it with zeros. */
const ENDS_A_LINE = '\r\n\x1a\0';
const EMPTY_AT_END = ` ,;|\t\u00a0${ENDS_A_LINE}`;

/**
 * Reads CSV (RFC 4180) from the heading on, with commas, semicolons, tabs or pipes.
 * @throws invalid_input for the field `file`
 */
export async function readCsv(file: Uint8Array): Promise<CsvFile> {
  const { text, bytes } = decode(file);
  const { delimiter, separator } = chooseSeparator(text);
  const all = await unwrapRows(await parseCsv(bytes, delimiter), delimiter);
  const [heading, ...records] = all.slice(headingAt(all.map(({ cells }) => cells)));
  if (!heading) throw refused(importRefusals.fileEmpty());
  if (heading.error) throw refused(heading.error);
  const width = heading.cells.length;
  // A spreadsheet may write thousands of empty columns.
  const last = heading.cells.findLastIndex((cell) => cell.trim() !== '' && columnName(cell) !== '');
  if (last >= MOST_COLUMNS) throw refused(importRefusals.tooManyColumns({ most: MOST_COLUMNS }));
  const named = heading.cells.slice(0, last + 1).map(columnName);
  const photosAt = named.flatMap((name, at) => (name === 'pictures' ? [at] : []));
  const columns = named.map((name, at) => (photosAt.indexOf(at) > 0 ? '' : name));
  checkColumns(columns, (at) => records.some(({ cells }) => !saysNothing(cells[at] ?? '')));
  if (records.length === 0) throw refused(importRefusals.noRows());
  if (records.length > MAX_IMPORT_ROWS) throw refused(importRefusals.tooManyRows({ most: MAX_IMPORT_ROWS }));
  const rows = records.map(({ position, cells, error }) => ({
    position,
    occurrence: 0,
    cells: joinCells(inColumns(cells, { columns, width }), photosAt).map((cell, at) =>
      withUnit(cell, heading.cells[at] ?? ''),
    ),
    error: error ? [error] : findProblems(cells, { columns, width }),
  }));
  checkUnnamed(
    records.filter((_, at) => !rows[at]?.error).map(({ cells }) => cells.slice(0, width)),
    (at) => (columns[at] ?? '') === '' && !photosAt.includes(at),
  );
  return { columns, separator, rows: countEqual(joinPhotoRows(columns, withoutError(columns, rows))) };
}

/** Two equal rows are two things. */
function countEqual(rows: CsvFile['rows']): CsvFile['rows'] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = JSON.stringify(row.cells);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return { ...row, occurrence };
  });
}

const refused = (refusal: Refusal) => invalidFields({ file: refusal });

/** @returns also the bytes in UTF-8 */
function decode(bytes: Uint8Array): { text: string; bytes: Uint8Array } {
  const kind = refusalOfKind(bytes);
  if (kind) throw refused(kind);
  const marked = marks.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  const wide = marked ?? unmarked.find(({ zeros }) => zeros.every((at) => bytes[at] === 0 && bytes[at ^ 1]));
  const encoding = wide?.encoding ?? 'utf-8';
  try {
    const western = readWestern(bytes);
    const text = western ?? new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A workbook begins with some; elsewhere they spoil one row.
    if (!text.slice(0, LETTERS_LOOKED_AT).includes('\0')) {
      const content = repairTwiceEncoded(text.slice(0, endOfRows(text)));
      const isAsRead = encoding === 'utf-8' && western === undefined && content === text;
      return { text: content, bytes: isAsRead ? bytes : new TextEncoder().encode(content) };
    }
  } catch {
    // Reported below.
  }
  throw refused(importRefusals.notUtf8());
}

function endOfRows(text: string): number {
  let end = text.length;
  while (end > 0 && EMPTY_AT_END.includes(text.charAt(end - 1))) end--;
  while (end < text.length && !ENDS_A_LINE.includes(text.charAt(end))) end++;
  return end;
}

const MOST_TOLD = 20;
const LONGEST_TOLD = 60;
const someOf = (columns: readonly string[]): string =>
  [
    ...columns.slice(0, MOST_TOLD).map((name) => cutText(name, LONGEST_TOLD)),
    ...(columns.length > MOST_TOLD ? ['…'] : []),
  ].join(', ');

function checkColumns(columns: readonly string[], hasText: (at: number) => boolean): void {
  const missing = importColumns.filter(({ name, isNeeded }) => isNeeded && !columns.includes(name));
  if (missing.length > 0)
    throw refused(importRefusals.columnsMissing({ columns: missing.map(({ name }) => name).join(', ') }));
  const known: readonly string[] = [...importColumns.map(({ name }) => name), ERROR_COLUMN];
  const isExport = columns.some(isForeign);
  const isLeftOut = (name: string, at: number) => name === '' || isForeign(name) || (isExport && !hasText(at));
  const unknown = columns.filter((name, at) => !known.includes(name) && !isLeftOut(name, at));
  if (unknown.length > 0) throw refused(importRefusals.columnsUnknown({ columns: someOf(unknown) }));
  const twice = columns.filter((name, i) => name !== '' && columns.indexOf(name) !== i);
  if (twice.length > 0) throw refused(importRefusals.columnsTwice({ columns: someOf([...new Set(twice)]) }));
}

/** The first may count the rows. */
function checkUnnamed(rows: readonly (readonly string[])[], isUnnamed: (at: number) => boolean): void {
  const unnamed = new Set<number>();
  for (const cells of rows)
    for (const [at, cell] of cells.entries()) if (at > 0 && cell.trim() !== '' && isUnnamed(at)) unnamed.add(at);
  const columns = [...unnamed].sort((a, b) => a - b).map(columnLetters);
  if (columns.length > 0) throw refused(importRefusals.columnsUnnamed({ columns: someOf(columns) }));
}

const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** `width`: of the heading, with its empty columns. */
type Heading = { columns: readonly string[]; width: number };

/** Extra cells stay in the last column, to be fixed. */
const inColumns = (cells: readonly string[], { columns, width }: Heading) => [
  ...columns.map((_, i) => cells[i] ?? ''),
  ...(isTooLong(cells, width) ? cells.slice(columns.length) : []),
];

const joinCells = (cells: readonly string[], [first, ...others]: readonly number[]) =>
  cells.map((cell, at) => {
    if (others.includes(at)) return '';
    const all = [cell, ...others.map((other) => cells[other] ?? '')].filter((one) => one.trim() !== '');
    return at === first ? all.join(' | ') : cell;
  });

const isTooLong = (cells: readonly string[], width: number) => cells.slice(width).some((cell) => cell.trim() !== '');

/** `#REF!`, `#WERT!`, `=SUM(`, `5.03E+09` */
const NO_RESULT =
  /^#[A-ZÄÖÜ¡¿!/0-9?]{2,15}[!?A]$|^#(?:NV|N\/D|WERT!|¡VALOR!)$|^#{3,}$|^=\s*[\p{L}_.]+\(|^\d(?:[.,]\d+)?E\+\d{1,2}$/u;

function findProblems(cells: readonly string[], { columns, width }: Heading): RowReason[] | undefined {
  if (isTooLong(cells, width)) return [importRefusals.cellsCount({ cells: cells.length, columns: width })];
  if (!cells.every(storable)) return [fieldRefusals.notStorable()];
  if (cells.some((cell) => cell.length > MAX_CELL)) return [importRefusals.cellTooLong({ most: MAX_CELL })];
  const wrong = columns.filter(
    (name, at) => name !== '' && name !== ERROR_COLUMN && NO_RESULT.test(cells[at]?.trim() ?? ''),
  );
  const problems = [
    ...wrong.map((column) => ({ column, ...importRefusals.noResult() })),
    ...columns.flatMap((column, at) =>
      cells[at]?.includes('\ufffd') ? { column, ...importRefusals.lostLetters() } : [],
    ),
    ...findForeignProblems(cells, columns),
  ];
  return problems.length === 0 ? undefined : problems;
}

/** Drops what a file of refused rows has more than the one before. */
function withoutError(columns: string[], rows: CsvFile['rows']): CsvFile['rows'] {
  const at = columns.indexOf(ERROR_COLUMN);
  if (at < 0) return rows;
  columns.splice(at, 1);
  return rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1).map(rearmFormulas) }));
}

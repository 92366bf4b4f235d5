import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { columnName, MAX_IMPORT_ROWS } from '../../../shared/domain/import-file.ts';
import { invalidFields } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { headingAt, MOST_ABOVE } from './find-heading.ts';

/** `position` counts the heading as 1; `error` says why the row cannot be read. */
export type CsvRecord = { position: number; cells: string[]; error?: Refusal };

/** Bytes parsed at once: other requests run in between. */
const SLICE = 64 * 1024;
/** Bytes of a row: bounds what an open quotation mark swallows. */
const LARGEST_ROW = 256 * 1024;
/** A file with more is no CSV. */
const MOST_UNREADABLE = 100;

/**
 * Reads the rows of a file. A row with an open quotation mark ends with its line, so that later rows are read.
 * @throws invalid_input for the field `file`
 */
export async function parseCsv(bytes: Uint8Array, delimiter: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  let [start, position, unreadable] = [0, 0, 0];
  while (start < bytes.length && records.length <= MAX_IMPORT_ROWS + 1) {
    const read = await parseUntilUnreadable(bytes.subarray(start), delimiter, { records, position });
    if (read.isWhole) break;
    position = read.position + 1;
    const error = importRefusals.misplacedQuote({ row: position });
    unreadable += 1;
    if (unreadable > MOST_UNREADABLE) throw invalidFields({ file: error });
    const line = lineAt(bytes, start + read.end);
    records.push({ position, cells: line.text.split(delimiter), error });
    start = line.end;
  }
  return records;
}

type Parsed = { record: string[]; raw: string; info: { bytes: number } };

/** @returns the position of the last row, and the byte where it ends */
async function parseUntilUnreadable(
  bytes: Uint8Array,
  delimiter: string,
  { records, ...before }: { records: CsvRecord[]; position: number },
): Promise<{ isWhole: boolean; position: number; end: number }> {
  // Lazy: most processes never need it.
  const { parse } = await import('csv-parse');
  let [position, end, isFull] = [before.position, 0, false];
  // Taken as they are parsed: an error drops what waits in the stream.
  const take = (parsed: Parsed): null => {
    const { record: cells, info } = parsed;
    if (hasSwallowed(parsed, { before: records, delimiter })) throw new Error('A quotation mark is open.');
    position += 1;
    end = info.bytes;
    if (cells.some((cell) => cell.trim() !== '')) records.push({ position, cells });
    isFull = records.length > MAX_IMPORT_ROWS + 1;
    if (isFull) throw new Error('There are too many rows.');
    return null;
  };
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: LARGEST_ROW,
    bom: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    raw: true,
    on_record: (parsed: unknown) => take(parsed as Parsed),
  });
  try {
    await pipeline(Readable.from(slices(bytes)), parser.resume());
    return { isWhole: true, position, end };
  } catch {
    return { isWhole: isFull, position, end };
  }
}

function* slices(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield Buffer.from(bytes.subarray(at, at + SLICE));
}

/** Whether an open quotation mark has swallowed cells or rows. */
function hasSwallowed(
  { record: cells, raw }: Parsed,
  { before, delimiter }: { before: readonly CsvRecord[]; delimiter: string },
): boolean {
  // The parser leaves an open mark at the start of the cell; a quoted mark is written three times there.
  if (!raw.includes('"""') && cells.some((cell) => cell.startsWith('"') && cell.includes(delimiter))) return true;
  if (!cells.some(hasLines)) return false;
  const first = before.slice(0, MOST_ABOVE + 1).map((row) => row.cells);
  const heading = first[headingAt(first)] ?? cells;
  // A description may have many lines and commas; no other cell has as many as a row.
  const isRow = (cell: string, i: number) =>
    hasLines(cell) && cell.split(delimiter).length >= heading.length && columnName(heading[i] ?? '') !== 'description';
  return cells.length > heading.length || cells.some(isRow);
}

const hasLines = (cell: string) => /[\r\n]./.test(cell);

const [LINE_FEED, RETURN] = [10, 13];

/** Returns the line at `from`, or behind an end of line there. */
function lineAt(bytes: Uint8Array, from: number): { text: string; end: number } {
  const isEnd = (at: number) => bytes[at] === LINE_FEED || bytes[at] === RETURN;
  let start = from;
  while (start < bytes.length && isEnd(start)) start += 1;
  let end = start;
  while (end < bytes.length && !isEnd(end)) end += 1;
  const isPair = bytes[end] === RETURN && bytes[end + 1] === LINE_FEED;
  return { text: new TextDecoder().decode(bytes.subarray(start, end)), end: end + (isPair ? 2 : 1) };
}

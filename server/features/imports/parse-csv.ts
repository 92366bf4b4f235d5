import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_CELL, MAX_IMPORT_ROWS } from '../../../shared/domain/import-file.ts';
import { invalidFields } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { hasOpenQuote, type ParsedRow } from './open-quote.ts';

/** `position` counts from 1; `error`: why the row cannot be read. */
export type CsvRecord = { position: number; cells: string[]; error?: Refusal };

/** The heading, and one more than `readCsv` allows. */
const MOST_RECORDS = MAX_IMPORT_ROWS + 2;
const MOST_UNREADABLE = 100;
const MOST_EMPTY = 50_000;
/** Bytes of a row, where a quotation mark stays open. */
const LARGEST_ROW = 256 * 1024;
const CHUNK = 64 * 1024;

/**
 * Reads the rows of a CSV file. A row with a quotation mark that is never closed ends with its line and has an error:
 *
 *     title,price        1  title | price
 *     "Oak table,120     2  "Oak table | 120, with an error
 *     Chair,40           3  Chair | 40
 *
 * @throws invalid_input for the field `file`
 */
export async function parseCsv(bytes: Uint8Array, delimiter: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  let unreadable = 0;
  for (let start = 0, position = 0; start < bytes.length && records.length < MOST_RECORDS; ) {
    const parsed = await parseUntilUnreadable(bytes.subarray(start), { delimiter, records, position });
    if (parsed.isDone) break;
    if (parsed.position - records.length > MOST_EMPTY)
      throw invalidFields({ file: importRefusals.emptyRows({ most: MOST_EMPTY }) });
    position = parsed.position + 1;
    const line = readLine(bytes, start + parsed.end);
    const isTooLong = line.text.length > LARGEST_ROW;
    const error = isTooLong
      ? importRefusals.cellTooLong({ most: MAX_CELL })
      : importRefusals.misplacedQuote({ row: position });
    unreadable += 1;
    if (unreadable > MOST_UNREADABLE) throw invalidFields({ file: error });
    records.push({ position, cells: line.text.split(delimiter), error });
    start = line.end;
  }
  return records;
}

/**
 * Adds rows to `records` until one is unreadable, or there are enough.
 * @param from.position of the row before the first byte
 * @returns the last row's position, and the byte where it ends
 */
async function parseUntilUnreadable(
  bytes: Uint8Array,
  from: { delimiter: string; records: CsvRecord[]; position: number },
): Promise<{ isDone: boolean; position: number; end: number }> {
  const { delimiter, records } = from;
  let { position } = from;
  let end = 0;
  const addRow = (row: ParsedRow): null => {
    if (hasOpenQuote(row, { rowsBefore: records, delimiter })) throw new Error('A quotation mark is open.');
    position += 1;
    end = row.info.bytes;
    const isEmpty = row.record.every((cell) => cell.trim() === '');
    if (!isEmpty)
      records.push({ position, cells: row.raw.includes('"""') ? row.record : row.record.map(withoutMarks) });
    if (records.length >= MOST_RECORDS || position - records.length > MOST_EMPTY)
      throw new Error('There are enough rows.');
    return null;
  };
  const parser = await createParser(delimiter, addRow);
  try {
    await pipeline(Readable.from(chunksOf(bytes)), parser.resume());
    return { isDone: true, position, end };
  } catch {
    return { isDone: records.length >= MOST_RECORDS, position, end };
  }
}

/** `"36" wide"` and `"an \"old\" chair"` are marked, though not as RFC 4180 does. */
const withoutMarks = (cell: string): string => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('\\"', '"') : cell);

/** @param onRow called during the parsing, since an error drops rows that wait in the stream */
async function createParser(delimiter: string, onRow: (row: ParsedRow) => null) {
  const { parse } = await import('csv-parse');
  return parse({
    delimiter,
    relax_column_count: true,
    max_record_size: LARGEST_ROW,
    bom: true,
    relax_quotes: true,
    // `"Oak", "120"`. Blanks behind a quotation mark would refuse `"Oak" table`.
    ltrim: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    raw: true,
    on_record: (row: unknown) => onRow(row as ParsedRow),
  });
}

function* chunksOf(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield Buffer.from(bytes.subarray(at, at + CHUNK));
}

const [LINE_FEED, RETURN] = [10, 13];

/** Returns the first line with text, and the byte behind it. */
function readLine(bytes: Uint8Array, from: number): { text: string; end: number } {
  const isBreak = (at: number) => bytes[at] === LINE_FEED || bytes[at] === RETURN;
  let start = from;
  while (start < bytes.length && isBreak(start)) start += 1;
  let end = start;
  while (end < bytes.length && !isBreak(end)) end += 1;
  const hasTwoBytes = bytes[end] === RETURN && bytes[end + 1] === LINE_FEED;
  return { text: new TextDecoder().decode(bytes.subarray(start, end)), end: end + (hasTwoBytes ? 2 : 1) };
}

import type { ImportCheck } from '../../../shared/contract/imports.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { keyOf, picturesOf, readCells, readRow } from './read-row.ts';
import { refuseDoubles } from './refuse-doubles.ts';
import { presentReasons, type RowReason } from './row-reasons.ts';

/** Rows between two look-ups of pictures and keys. */
export const STEP = 500;
/** For a photo not uploaded yet; never stored. */
const COMING = 'coming';

export type Whose = { coming: readonly string[]; sellerName: string; home: string };

type Known = { at: number; urls: ReadonlyMap<string, string>; keys: ReadonlySet<string> };

/**
 * Reads a file and checks its rows, step by step.
 * @throws invalid_input
 */
export async function openImportCheck(bytes: Uint8Array, { coming, sellerName, home }: Whose) {
  const file = await readCsv(bytes);
  refuseDoubles(file);
  const { columns, separator } = file;
  const announced = new Map(coming.map((picture) => [picture, COMING]));
  const result: ImportCheck = {
    total: file.rows.length,
    good: 0,
    known: 0,
    earlierPictures: [],
    refused: { fileName: '', columns, separator, rows: [] },
  };
  const earlier = new Set<string>();
  const rowsFrom = (at: number) =>
    file.rows.slice(at, at + STEP).map((row) => {
      const read = readCells(file, row.cells);
      return { ...row, read, key: keyOf(read, row.occurrence) };
    });
  return {
    heading: { columns, separator, total: file.rows.length },
    readNames(at: number): { names: string[]; keys: string[] } {
      const rows = rowsFrom(at);
      return { names: [...new Set(rows.flatMap(({ read }) => picturesOf(read)))], keys: rows.map(({ key }) => key) };
    },
    judge({ at, urls, keys }: Known): void {
      const all = new Map([...urls, ...announced]);
      for (const { position, cells, error, read, key } of rowsFrom(at)) {
        const isKnown = keys.has(key);
        const reasons = error ?? (isKnown ? [] : whyNot(read, all, { sellerName, home }));
        if (reasons.length > 0) result.refused.rows.push({ row: position, cells, ...presentReasons(reasons) });
        else if (isKnown) result.known += 1;
        else {
          result.good += 1;
          for (const name of picturesOf(read)) if (!announced.has(name)) earlier.add(name);
        }
      }
    },
    rows: (at: number): CsvFile['rows'] => file.rows.slice(at, at + STEP),
    result(fileName: string): ImportCheck {
      result.refused.fileName = fileName;
      result.earlierPictures = [...earlier];
      return result;
    },
  };
}

function whyNot(
  cells: ReturnType<typeof readCells>,
  urls: ReadonlyMap<string, string>,
  { sellerName, home }: Omit<Whose, 'coming'>,
): readonly RowReason[] {
  const read = readRow(cells, urls, { sellerName, home });
  return 'reasons' in read ? read.reasons : [];
}

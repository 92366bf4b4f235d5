import type { ImportCheck } from '../../../shared/contract/imports.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { keyOf, picturesOf, readCells, readRow } from './read-row.ts';
import { refuseDoubles } from './refuse-doubles.ts';
import { presentReasons, type RowReason } from './row-reasons.ts';

/** Pictures and keys are looked up for so many rows at once. */
export const STEP = 500;
/** Stands for a photo that is uploaded later; never stored. */
const ANNOUNCED = 'announced';

/** `announced`: names of photos that the seller uploads after the check. `country`: the shop's. */
export type CheckContext = { announced: readonly string[]; sellerName: string; country: string };

/** Rows from `at` on, stored photos by name, and keys of rows already listed. */
type Step = { at: number; urls: ReadonlyMap<string, string>; keys: ReadonlySet<string> };

/**
 * Reads a file and checks its rows, step by step.
 * @throws invalid_input
 */
export async function openImportCheck(bytes: Uint8Array, { announced, sellerName, country }: CheckContext) {
  const file = await readCsv(bytes);
  refuseDoubles(file);
  const { columns, separator } = file;
  const announcedUrls = new Map(announced.map((picture) => [picture, ANNOUNCED]));
  const result: ImportCheck = {
    total: file.rows.length,
    good: 0,
    known: 0,
    earlierPictures: [],
    refused: { fileName: '', columns, separator, rows: [] },
  };
  const earlierPictures = new Set<string>();
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
    check({ at, urls, keys }: Step): void {
      const allUrls = new Map([...urls, ...announcedUrls]);
      for (const { position, cells, error, read, key } of rowsFrom(at)) {
        const isKnown = keys.has(key);
        const reasons = error ?? (isKnown ? [] : findProblems(read, allUrls, { sellerName, country }));
        if (reasons.length > 0) result.refused.rows.push({ row: position, cells, ...presentReasons(reasons) });
        else if (isKnown) result.known += 1;
        else {
          result.good += 1;
          for (const name of picturesOf(read)) if (!announcedUrls.has(name)) earlierPictures.add(name);
        }
      }
    },
    rows: (at: number): CsvFile['rows'] => file.rows.slice(at, at + STEP),
    result(fileName: string): ImportCheck {
      result.refused.fileName = fileName;
      result.earlierPictures = [...earlierPictures];
      return result;
    },
  };
}

function findProblems(
  cells: ReturnType<typeof readCells>,
  urls: ReadonlyMap<string, string>,
  { sellerName, country }: Omit<CheckContext, 'announced'>,
): readonly RowReason[] {
  const read = readRow(cells, urls, { sellerName, country });
  return 'reasons' in read ? read.reasons : [];
}

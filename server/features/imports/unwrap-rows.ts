import type { CsvRecord } from './parse-csv.ts';

const LEAST_CELLS = 8;

/** Splits rows that are one cell: `"Chair,""Oak, nice"",120"`. */
export async function unwrapRows(records: readonly CsvRecord[], delimiter: string): Promise<CsvRecord[]> {
  const { parse } = await import('csv-parse/sync');
  return records.map((record) => {
    const [first = '', ...others] = record.cells;
    const isWrapped = others.every((cell) => cell.trim() === '') && first.split(delimiter).length >= LEAST_CELLS;
    if (!isWrapped || record.error) return record;
    try {
      const [cells, more] = parse(first, { delimiter, relax_quotes: true, ltrim: true });
      return cells && !more ? { ...record, cells } : record;
    } catch {
      return record;
    }
  });
}

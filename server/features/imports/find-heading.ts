import { columnName, importColumns } from '../../../shared/domain/import-file.ts';

/** A title, a date and `sep=;` may stand above the heading. */
export const MOST_ABOVE = 12;
const delimiters = [',', ';', '\t', '|'] as const;
const columns: ReadonlySet<string> = new Set(importColumns.map(({ name }) => name));

const knownIn = (cells: readonly string[]) =>
  cells.filter((cell) =>
    columns.has(
      columnName(
        cell
          .trim()
          .replace(/^\ufeff?"|"$/g, '')
          .replace('\ufeff', ''),
      ),
    ),
  ).length;

/**
 * Finds the separator by the line that names the most columns.
 * @returns also how numbers and refused rows are written: with a semicolon, the comma may be decimal
 */
export function chooseSeparator(text: string): { delimiter: string; separator: ',' | ';' } {
  const lines = text.slice(0, 10_000).split(/\r\n|\n|\r/, MOST_ABOVE);
  const counted = lines.flatMap((line) =>
    delimiters.map((delimiter) => ({
      delimiter,
      known: knownIn(line.split(delimiter)),
      parts: line.split(delimiter).length,
    })),
  );
  const [best] = counted.sort((a, b) => b.known - a.known || b.parts - a.parts);
  const delimiter = best?.delimiter ?? ',';
  return { delimiter, separator: delimiter === ',' ? ',' : ';' };
}

/** Returns the first row that names the most columns. */
export function headingAt(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MOST_ABOVE).map(knownIn);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

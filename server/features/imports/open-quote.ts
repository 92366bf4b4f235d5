import { columnName } from '../../../shared/domain/import-file.ts';
import { headingAt, MOST_ABOVE } from './find-heading.ts';

/** A row as `csv-parse` gives it: its cells, and how it was written. */
export type ParsedRow = { record: string[]; raw: string; info: { bytes: number } };

/** The heading is one of the first rows: a title or a date may stand above it. */
type FileSoFar = { rowsBefore: readonly { cells: readonly string[] }[]; delimiter: string };

/**
 * Returns whether a quotation mark of a row was not closed, so that one cell contains other cells or rows. The parser
 * does not report it; the contents show it:
 *
 *     "Oak table,120          one cell begins with a mark and holds a separator
 *     Oak table,"120⏎Chair,"  one cell holds a row of as many cells as the heading
 */
export function hasOpenQuote({ record: cells, raw }: ParsedRow, file: FileSoFar): boolean {
  // Three marks begin a cell that is quoted and itself begins with a mark.
  const mayBeginWithMark = raw.includes('"""');
  if (!mayBeginWithMark && cells.some((cell) => cell.startsWith('"') && cell.includes(file.delimiter))) return true;
  return cells.some(hasLines) && holdsOtherRow(cells, file);
}

function holdsOtherRow(cells: readonly string[], { rowsBefore, delimiter }: FileSoFar): boolean {
  const firstRows = rowsBefore.slice(0, MOST_ABOVE + 1).map((row) => row.cells);
  const heading = firstRows[headingAt(firstRows)] ?? cells;
  const isRow = (cell: string) => hasLines(cell) && cell.split(delimiter).length >= heading.length;
  // Sentences may have many lines and commas.
  const isText = (column: number) => ['description', 'defects'].includes(columnName(heading[column] ?? ''));
  return cells.length > heading.length || cells.some((cell, column) => isRow(cell) && !isText(column));
}

/** A break at the end of a cell is none between lines. */
const hasLines = (cell: string) => /[\r\n]./.test(cell);

import { columnName } from '../../../shared/domain/import-file.ts';
import { headingAt, MOST_ABOVE } from './find-heading.ts';

/** As `csv-parse` gives it. */
export type ParsedRow = { record: string[]; raw: string; info: { bytes: number } };

/** A title or date may stand above the heading. */
type FileSoFar = { rowsBefore: readonly { cells: readonly string[] }[]; delimiter: string };

/**
 * Returns whether a quotation mark was not closed, which the parser does not report:
 *
 *     "Oak table,120          one cell begins with a mark and holds a separator
 *     Oak table,"120⏎Chair,"  one cell holds a row of as many cells as the heading
 */
export function hasOpenQuote({ record: cells, raw }: ParsedRow, file: FileSoFar): boolean {
  // `"""` begins a quoted cell that begins with a mark.
  const mayBeginWithMark = raw.includes('"""');
  if (!mayBeginWithMark && cells.some((cell) => cell.startsWith('"') && cell.includes(file.delimiter))) return true;
  return cells.some(hasLines) && holdsOtherRow(cells, file);
}

function holdsOtherRow(cells: readonly string[], { rowsBefore, delimiter }: FileSoFar): boolean {
  const firstRows = rowsBefore.slice(0, MOST_ABOVE + 1).map((row) => row.cells);
  const heading = firstRows[headingAt(firstRows)] ?? cells;
  const isRow = (cell: string) => hasLines(cell) && cell.split(delimiter).length >= heading.length;
  const isText = (column: number) => ['description', 'defects'].includes(columnName(heading[column] ?? ''));
  return cells.length > heading.length || cells.some((cell, column) => isRow(cell) && !isText(column));
}

/** A break at the end separates no lines. */
const hasLines = (cell: string) => /[\r\n]./.test(cell);

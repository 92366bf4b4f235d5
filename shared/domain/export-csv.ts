import { writeCsv } from './import-file.ts';

/** Beginnings of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes a table for a spreadsheet. A cell that it would run as a formula gets an apostrophe: titles come from strangers. */
export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))));

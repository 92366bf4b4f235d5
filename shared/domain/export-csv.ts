import { writeCsv } from './import-file.ts';

/** Start of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes CSV. Prefixes formulas with an apostrophe, because titles are untrusted. */
export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))));

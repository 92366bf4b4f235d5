import { writeCsv } from './import-file.ts';

/** A spreadsheet would run such a cell, some also with the wide signs of East Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Amounts may be below zero. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** An apostrophe disarms formulas, because titles are untrusted. */
export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map((text) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text))));

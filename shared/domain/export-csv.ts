import { writeCsv } from './import-file.ts';

/**
 * A spreadsheet would run such a cell, some also with the wide signs of East Asia. Where a comma divides decimals, it
 * divides cells at a semicolon, and sees no quotation mark inside a line.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Amounts may be below zero. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** Apostrophes disarm formulas, because titles are untrusted. */
const disarmed = (text: string) => (NUMBER.test(text) ? text : text.replace(FORMULA, "'"));

export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map(disarmed)));

import { writeCsv } from './import-file.ts';

/**
 * A spreadsheet would run such a cell, also with East Asian signs. With decimal commas it splits cells at semicolons,
 * even inside quotation marks.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** May be negative. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** An apostrophe disarms formulas, because titles are untrusted. */
const disarmed = (text: string) => (NUMBER.test(text) ? text : text.replace(FORMULA, "'"));

export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map(disarmed)));

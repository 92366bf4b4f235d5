/**
 * A spreadsheet would run such a cell, also with East Asian signs. With decimal commas it splits at semicolons, even
 * inside quotation marks.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const DISARMED = /^'(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=[=+\-@＝＋－＠])/g;

/** May be negative. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** Puts an apostrophe before formulas, because cells are untrusted. */
export const disarmFormulas = (cell: string): string => (NUMBER.test(cell) ? cell : cell.replace(FORMULA, "'"));

/** Removes these apostrophes, for a file of ours that comes back. */
export const rearmFormulas = (cell: string): string => cell.replace(DISARMED, '');

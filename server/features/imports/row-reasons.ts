/** Between the reasons of a row as it is kept; no sentence has one. */
const BREAK = '\n';

/** The sentences for the columns of a row that must be mended, as the row keeps them: `price: Write the price …`. */
export const joinReasons = (wrong: Iterable<readonly [column: string, sentence: string]>): string =>
  Array.from(wrong, ([column, sentence]) => `${column}: ${sentence}`).join(BREAK);

/** The single reasons of a refused row. */
export const splitReasons = (error: string | null): string[] => error?.split(BREAK) ?? [];

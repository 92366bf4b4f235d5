const BREAK = '\n';

/** Joins error messages for storage: `price: Write the price …`. */
export const joinReasons = (wrong: Iterable<readonly [column: string, sentence: string]>): string =>
  Array.from(wrong, ([column, sentence]) => `${column}: ${sentence}`).join(BREAK);

export const splitReasons = (error: string | null): string[] => error?.split(BREAK) ?? [];

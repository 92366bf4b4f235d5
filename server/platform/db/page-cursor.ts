import { invalidFields } from '../../../shared/errors.ts';

/** Items a list answers when the caller names no limit. */
export const PAGE_SIZE = 24;

/** The cursor of a list by key: the sort values of the last item, opaque to the caller. */
export const encodeCursor = (values: readonly (string | number | boolean)[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/**
 * Reads a cursor back.
 * @param shape the type of each value, in order
 * @throws invalid_input when the text is not a cursor of this list
 */
export function decodeCursor(cursor: string | undefined, shape: readonly ('string' | 'number' | 'boolean')[]) {
  if (cursor === undefined) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === shape.length &&
      values.every((value, i) => typeof value === shape[i])
    )
      return values as (string | number | boolean)[];
  } catch {
    // falls through to the one refusal below
  }
  throw invalidFields({ cursor: 'This cursor does not belong to this list.' });
}

/** Cuts a page out of `limit + 1` rows: the one too many only tells that there is more. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorOf: (row: Row) => readonly (string | number | boolean)[],
): { items: Item[]; nextCursor?: string } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    ...(rows.length > limit && last ? { nextCursor: encodeCursor(cursorOf(last)) } : {}),
  };
}

import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';

export const PAGE_SIZE = 24;

/** Takes the last item's sort values. */
export const encodeCursor = (values: readonly (string | number | boolean)[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws invalid_input for an invalid cursor */
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
    // Handled by the throw below.
  }
  throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
}

/** An extra row, of `limit + 1`, means that there are more. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  {
    present,
    cursorOf,
  }: { present: (row: Row) => Item; cursorOf: (row: Row) => readonly (string | number | boolean)[] },
): { items: Item[]; nextCursor?: string } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    ...(rows.length > limit && last ? { nextCursor: encodeCursor(cursorOf(last)) } : {}),
  };
}

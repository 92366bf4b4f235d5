import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { decodeCursor } from './page-cursor.ts';

/** In microseconds since 1970: milliseconds would skip or repeat rows. */
export type TimeKey = { micros: number; id: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether it is a UUID. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

function checked(micros: unknown, id: unknown): TimeKey {
  if (Number.isSafeInteger(micros) && isId(id)) return { micros: Number(micros), id };
  throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
}

/** @throws invalid_input */
export function readTimeCursor(cursor: string | undefined): TimeKey | undefined {
  const values = decodeCursor(cursor, ['number', 'string']);
  return values && checked(values[0], values[1]);
}

/** Parses the cursor of a list with some rows first. */
export function readRankedCursor(cursor: string | undefined): (TimeKey & { first: boolean }) | undefined {
  const values = decodeCursor(cursor, ['boolean', 'number', 'string']);
  return values && { first: values[0] === true, ...checked(values[1], values[2]) };
}

/** SQL: microseconds of the epoch of a column. */
export const microsOf = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::float8`;

/** SQL: what comes after a key in a list with the nearest time first. */
export const afterTime = (after: TimeKey | undefined, time: string, id: string): RawBuilder<unknown> =>
  after ? sql`and (${sql.ref(time)}, ${sql.ref(id)}) > (${instantOf(after.micros)}, ${after.id}::uuid)` : sql``;

/** The reverse of `microsOf`. */
export const instantOf = (micros: number) =>
  sql<Date>`timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`;

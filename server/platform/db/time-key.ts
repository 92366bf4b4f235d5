import { sql } from 'kysely';
import { invalidFields } from '../../../shared/errors.ts';
import { decodeCursor } from './page-cursor.ts';

/**
 * Where a page of a list ended that is sorted by time and then by id. The time is in microseconds since 1970, as exact
 * as the database keeps it: cut to milliseconds, rows of the same instant would be skipped or shown twice.
 */
export type TimeKey = { micros: number; id: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value of a cursor is an id. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

function checked(micros: unknown, id: unknown): TimeKey {
  if (Number.isSafeInteger(micros) && isId(id)) return { micros: Number(micros), id };
  throw invalidFields({ cursor: 'This cursor does not belong to this list.' });
}

/**
 * Reads the cursor of a list by time.
 * @throws invalid_input for anything that no page of such a list was answered with
 */
export function readTimeCursor(cursor: string | undefined): TimeKey | undefined {
  const values = decodeCursor(cursor, ['number', 'string']);
  return values && checked(values[0], values[1]);
}

/** The same for a list that shows some rows before all others. */
export function readRankedCursor(cursor: string | undefined): (TimeKey & { first: boolean }) | undefined {
  const values = decodeCursor(cursor, ['boolean', 'number', 'string']);
  return values && { first: values[0] === true, ...checked(values[1], values[2]) };
}

/** A column of time as a cursor keeps it. */
export const microsOf = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::float8`;

/** The instant of a cursor, to compare a column of time with. */
export const instantOf = (micros: number) =>
  sql<Date>`timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`;

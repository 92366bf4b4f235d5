import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../../shared/contract/fields.ts';
import type { SortOrder } from '../../../shared/domain/sorting.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { decodeCursor } from './page-cursor.ts';
import { instantOf, isId } from './time-key.ts';

/** What a list is sorted by; rows that are equal in it go by their id. */
export type SortBy = { by: RawBuilder<unknown>; kind: 'text' | 'number' | 'time' };

/** Where a page of a sorted list ended. */
export type SortKey = { value: string | number; id: string };

/** A page of a list that can be sorted in several ways. */
export type SortedPage = SortBy & { order: SortOrder; limit: number; after: SortKey | undefined };

/** The sorted value of a row as a cursor keeps it; a time is in microseconds since 1970. */
export const sortValue = ({ by, kind }: SortBy) =>
  kind === 'time'
    ? sql<string | number>`(extract(epoch from ${by}) * 1000000)::float8`
    : sql<string | number>`(${by})${kind === 'number' ? sql`::float8` : sql``}`;

/** Whether a row comes after the page that ended at `after`. @param id the column of its id */
export function isAfter({ by, kind, order, after }: SortedPage, id: string) {
  if (!after) return sql<boolean>`true`;
  const value = kind === 'time' ? instantOf(Number(after.value)) : sql`${after.value}`;
  const as = { text: sql`::text`, number: sql`::float8`, time: sql`` }[kind];
  return sql<boolean>`(${by}, ${sql.ref(id)}) ${order === 'desc' ? sql`<` : sql`>`} (${value}${as}, ${after.id}::uuid)`;
}

/** The sorted rows' order. @param id the column of their id */
export const inOrder = ({ by, order }: SortedPage, id: string) => {
  const way = order === 'desc' ? sql`desc` : sql`asc`;
  return sql`${by} ${way}, ${sql.ref(id)} ${way}`;
};

/**
 * Reads the cursor of a list that is sorted by this, as `[sort, value, id]`: with another's it would lead nowhere.
 * @throws invalid_input for anything that no page of such a list was answered with
 */
export function readSortCursor(cursor: string | undefined, sort: string, kind: SortBy['kind']): SortKey | undefined {
  const values = decodeCursor(cursor, ['string', kind === 'text' ? 'string' : 'number', 'string']);
  if (!values) return undefined;
  const [of, value = '', id] = values;
  const known = typeof value === 'string' ? storable(value) : kind === 'number' || Number.isSafeInteger(value);
  if (of === sort && known && typeof value !== 'boolean' && isId(id)) return { value, id };
  throw invalidFields({ cursor: 'This cursor does not belong to this list.' });
}

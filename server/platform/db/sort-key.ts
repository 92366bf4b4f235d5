import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../../shared/contract/fields.ts';
import type { SortOrder } from '../../../shared/domain/sorting.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { decodeCursor } from './page-cursor.ts';
import { instantOf, isId } from './time-key.ts';

export type SortBy = { by: RawBuilder<unknown>; kind: 'text' | 'number' | 'time' };

export type SortKey = { value: string | number; id: string };

export type SortedPage = SortBy & { order: SortOrder; limit: number; after: SortKey | undefined };

/** SQL; times in microseconds since 1970. */
export const sortValue = ({ by, kind }: SortBy) =>
  kind === 'time'
    ? sql<string | number>`(extract(epoch from ${by}) * 1000000)::float8`
    : sql<string | number>`(${by})${kind === 'number' ? sql`::float8` : sql``}`;

/** Returns SQL for rows after the cursor. @param id id column */
export function isAfter({ by, kind, order, after }: SortedPage, id: string) {
  if (!after) return sql<boolean>`true`;
  const value = kind === 'time' ? instantOf(Number(after.value)) : sql`${after.value}`;
  const as = { text: sql`::text`, number: sql`::float8`, time: sql`` }[kind];
  return sql<boolean>`(${by}, ${sql.ref(id)}) ${order === 'desc' ? sql`<` : sql`>`} (${value}${as}, ${after.id}::uuid)`;
}

/** SQL of an `order by`, with the id last. */
export const inOrder = ({ by, order }: SortedPage, id: string) => {
  const way = order === 'desc' ? sql`desc` : sql`asc`;
  return sql`${by} ${way}, ${sql.ref(id)} ${way}`;
};

/**
 * Parses a cursor `[sort, value, id]`.
 * @throws invalid_input
 */
export function readSortCursor(cursor: string | undefined, sort: string, kind: SortBy['kind']): SortKey | undefined {
  const values = decodeCursor(cursor, ['string', kind === 'text' ? 'string' : 'number', 'string']);
  if (!values) return undefined;
  const [of, value = '', id] = values;
  const known = typeof value === 'string' ? storable(value) : kind === 'number' || Number.isSafeInteger(value);
  if (of === sort && known && typeof value !== 'boolean' && isId(id)) return { value, id };
  throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
}

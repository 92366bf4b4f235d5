import { type RawBuilder, sql } from 'kysely';
import { chordOf, onSphere } from '../../../shared/domain/sphere.ts';
import type { SearchOrder, SearchSet } from '../../ports/search-engine.ts';
import { agesBetween, bucketsOf, cellsNear } from './buckets.ts';
import { queryOf } from './terms.ts';

export type Condition = RawBuilder<boolean>;

const columns = { price: 'price_cents', width: 'width_mm', depth: 'depth_mm', height: 'height_mm' } as const;

/**
 * Returns a condition on `search_documents`. An unknown side gives null, which counts as false.
 * @param byIndex adds what the index can exclude
 */
export function conditionOf(set: SearchSet, byIndex = false): Condition {
  const query = queryOf(set);
  if (query !== undefined) return sql`(terms @@ ${query}::tsquery)`;
  switch (set.of) {
    case 'none':
      return sql`false`;
    case 'range':
      return inRange(set, byIndex ? bucketsOf(set) : undefined);
    case 'near': {
      const point = onSphere(set.position);
      const reach = chordOf(set.metres);
      return sql`(${within(byIndex ? cellsNear(point, reach) : undefined)} ${squaredChord(point)} <= ${reach ** 2}::float8)`;
    }
    case 'and':
      return sql`(${sql.join(grouped(set.sets, 'and', byIndex), sql` and `)})`;
    case 'or':
      return sql`(${sql.join(grouped(set.sets, 'or', byIndex), sql` or `)})`;
    case 'atLeast':
      return sql`(${sql.join(
        set.sets.map((one) => sql`coalesce(${conditionOf(one)}, false)::integer`),
        sql` + `,
      )} >= ${set.count}::integer)`;
    default:
      return sql`true`;
  }
}

/** A range with buckets never uses the price index. */
function inRange({ column, from, to }: SearchSet & { of: 'range' }, buckets: readonly number[] | undefined): Condition {
  const value = buckets ? sql`${sql.ref(columns[column])} + 0` : sql.ref(columns[column]);
  return sql`(${within(buckets)} ${value} between ${from}::integer and ${to}::integer)`;
}

/** As in the migrations. */
export const steps = sql<number[]>`search_steps(created, width_mm, depth_mm, height_mm, price_cents, x, y, z)`;

const within = (buckets: readonly number[] | undefined) =>
  buckets ? sql`${steps} && ${buckets}::integer[] and` : sql``;

/** Microseconds since 1970. */
export const createdBetween = (from: number, to: number): Condition =>
  sql`(${within(agesBetween(from, to))} created + 0 >= ${Math.floor(from)}::bigint)`;

/** Joins what the index of terms answers at once into one condition. */
function grouped(sets: readonly SearchSet[], of: 'and' | 'or', byIndex: boolean): Condition[] {
  const terms = sets.filter((set) => queryOf(set) !== undefined);
  const others = sets.filter((set) => queryOf(set) === undefined).map((set) => conditionOf(set, byIndex));
  return terms.length > 0 ? [conditionOf({ of, sets: terms }), ...others] : others;
}

/** GIN skips more between conditions than within one. */
export const allConditions = (sets: readonly SearchSet[]): Condition =>
  sql`(${sql.join(
    flat(sets).map((set) => conditionOf(set, true)),
    sql` and `,
  )})`;

export const outside = (set: SearchSet): { condition: Condition; isIndexed: boolean } => {
  const query = queryOf(set);
  return query === undefined
    ? { condition: sql`not coalesce(${conditionOf(set)}, false)`, isIndexed: false }
    : { condition: sql`(terms @@ ${`!${query}`}::tsquery)`, isIndexed: true };
};

/** Documents in the sample. @param share one document in so many, a power of two */
export const sampled = (share: number): Condition => sql`uuid_hash(listing_id) & ${sql.lit(share - 1)} = 0`;

/** Otherwise the documents must be read. */
export const isIndexed = (set: SearchSet): boolean =>
  queryOf(set) !== undefined ||
  (set.of === 'and' || set.of === 'or' ? set.sets.every(isIndexed) : set.of !== 'atLeast');

/** Nested intersections are one. */
const flat = (sets: readonly SearchSet[]): SearchSet[] => {
  const members = sets.flatMap((set) => (set.of === 'and' ? flat(set.sets) : set.of === 'all' ? [] : [set]));
  return members.length > 0 ? members : [{ of: 'all' }];
};

export const squaredChord = ([x, y, z]: ReturnType<typeof onSphere>): RawBuilder<number> =>
  sql`((x::float8 - ${x}::float8) ^ 2 + (y::float8 - ${y}::float8) ^ 2 + (z::float8 - ${z}::float8) ^ 2)`;

/** Ranks earlier sets higher: a bit per set. */
export const rankOf = (sets: readonly SearchSet[]): RawBuilder<number> =>
  sets.length === 0
    ? sql`0::float8`
    : sql`(${sql.join(
        sets.map((set, i) => sql`case when ${conditionOf(set)} then ${2 ** (sets.length - 1 - i)}::float8 else 0 end`),
        sql` + `,
      )})`;

export const likenessOf = ({ price, traits }: SearchOrder & { by: 'likeness' }): RawBuilder<number> =>
  sql`(${sql.join(
    [
      sql`-abs(ln(greatest(price_cents, 1)::float8 / ${Math.max(1, price)}::float8) / ln(2::float8))`,
      ...traits.map(({ set, worth }) => sql`case when ${conditionOf(set)} then ${worth}::float8 else 0 end`),
    ],
    sql` + `,
  )})`;

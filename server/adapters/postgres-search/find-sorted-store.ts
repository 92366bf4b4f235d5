import { type RawBuilder, sql } from 'kysely';
import type { PlaceInOrder, SearchSet } from '../../ports/search-engine.ts';
import { allConditions, type Condition, createdBetween } from './compile-set.ts';
import { newest, newestPart, type Reading } from './newest-part.ts';
import { fromSample } from './read-sample.ts';

export type Page = { limit: number; after: PlaceInOrder | undefined };

export type Among = {
  sets: readonly SearchSet[];
  without?: readonly Condition[];
  /** What the index does not answer. */
  filters?: readonly Condition[];
};

const every = (conditions: readonly Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`;
export const indexed = ({ sets, without = [] }: Among): Condition => every([allConditions(sets), ...without]);
export const filtered = ({ filters = [] }: Among): Condition | undefined =>
  filters.length > 0 ? every(filters) : undefined;
const whereOf = (among: Among): Condition => every([indexed(among), ...(among.filters ?? [])]);

const found = (rank: RawBuilder<unknown>) => sql`listing_id as id, created::float8 as created, ${rank}::float8 as rank`;

export const placeOf = ({ rank, created, id }: PlaceInOrder): RawBuilder<unknown> =>
  sql`(${rank}::float8, ${created}::bigint, ${id}::uuid)`;

export async function findRanked(
  reading: Reading,
  among: Among,
  { rank, page: { limit, after } }: { rank: RawBuilder<number>; page: Page },
): Promise<PlaceInOrder[]> {
  const part = await newestPart(reading, among.sets);
  const { rows } = await sql<PlaceInOrder>`
    select * from (select ${found(rank)} from search_documents
      where ${every([whereOf(among), ...(part ? [part] : [])])}) as ranked
    ${after ? sql`where (rank, created, id) < ${placeOf(after)}` : sql``}
    order by rank desc, created desc, id desc limit ${limit}
  `.execute(reading.db);
  return rows;
}

export const bestOf = (found: readonly PlaceInOrder[], { limit, after }: Page): PlaceInOrder[] =>
  found
    .filter((one) => !after || inOrder(after, one) < 0)
    .toSorted(inOrder)
    .slice(0, limit);

const inOrder = (one: PlaceInOrder, other: PlaceInOrder): number =>
  other.rank - one.rank || other.created - one.created || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** `since`: time of creation. */
type Within = { set?: SearchSet; since?: number };

type Sorting = {
  /** Sorts by it first. */
  key: RawBuilder<number>;
  direction: 'up' | 'down';
  rank: RawBuilder<unknown>;
  /** Leaves out the pages before. */
  rest?: Condition | undefined;
  before?: number | undefined;
  /** Of an index in this order: what it must contain, and whether common matches are found soon along it. */
  walked?: { range: Condition; isEven: boolean };
  /** Returns at least all that comes up to a place. */
  within: (bound: number, created: number) => Within[];
};

/** Some hundred matches come before this one of the sample. */
const BOUND_AT = 5;

const MOST_TRIES = 3;
type Bound = { about: number; candidates: number; bound: number | null; since: number };

/** Part of all documents that an uneven order finds soon. */
const DENSE = 0.25;
const MOST_WALKED = 10_000;

/** Sorts up to a bound from the sample: the planner misjudges how often words meet. */
export async function findSorted(
  reading: Reading,
  given: Among,
  { sorting, page: { limit } }: { sorting: Sorting; page: Page },
): Promise<PlaceInOrder[]> {
  const { db, bounds } = reading;
  const { key, direction, rank, rest, before, walked, within } = sorting;
  const among: Among = {
    ...given,
    without: [...(given.without ?? []), ...(before === undefined ? [] : [createdBetween(0, before)])],
    filters: [...(given.filters ?? []), ...(rest ? [rest] : [])],
  };
  const order = direction === 'up' ? sql`asc` : sql`desc`;
  const ordered = (by: RawBuilder<unknown>) =>
    sql`order by ${by} ${order}, search_documents.created desc, listing_id desc`;
  const find = async (from: RawBuilder<unknown>, by: RawBuilder<unknown>, which: Condition) => {
    const { rows } = await sql<PlaceInOrder>`
      select ${found(rank)} from ${from} where ${which} ${ordered(by)} limit ${limit}
    `.execute(db);
    return rows;
  };
  const walk = async () => {
    if (!walked) return [];
    // With a limit, the planner uses this index.
    const first = sql`select * from search_documents where ${walked.range} ${ordered(key)} limit ${MOST_WALKED}`;
    return find(sql`(${first}) as search_documents`, key, whereOf(among));
  };
  const partWhere = async ({ set, since }: Within): Promise<Condition> => {
    const sets = set ? [...among.sets, set] : among.sets;
    const part =
      since === undefined ? await newestPart(reading, sets, before) : createdBetween(since, before ?? newest());
    return every([whereOf({ ...among, sets }), ...(part ? [part] : [])]);
  };
  const sort = async (parts: readonly Within[]) => {
    const read = (await Promise.all(parts.map(partWhere))).map(
      (one) => sql`select * from search_documents where ${one}`,
    );
    // Not the indexed expression.
    return find(sql`(${sql.join(read, sql` union all `)}) as search_documents`, sql`(${key} + 0)`, sql`true`);
  };
  const place = sql`${BOUND_AT} + ceil(${limit}::float8 / max(share))`;
  const at = (one: RawBuilder<unknown>) => sql`
    ((array_agg(${one} order by key ${order}, created desc) filter (where fits))[(${place})::integer])::float8`;
  const sample = async (where: Condition): Promise<Bound> => {
    const { rows } = await sql<Bound>`
      select count(*) filter (where fits) * coalesce(max(share), 0)::float8 as about, count(*)::integer as candidates,
        ${at(sql`key`)} as bound, ${at(sql`created`)} as since
      from (${fromSample(sql`${key} as key, created`, { where, filter: filtered(among) }, bounds)}) as few
    `.execute(db);
    return rows[0] ?? { about: 0, candidates: 0, bound: null, since: 0 };
  };
  const { about, candidates, ...first } = await sample(indexed(among));
  const { documents } = await reading.frequencies();
  const isCommon = walked?.isEven ? bounds.isCommon(about, { documents, limit }) : about > DENSE * documents;
  const walkedTo = isCommon ? await walk() : [];
  if (walkedTo.length === limit) return walkedTo;
  let { bound, since } = first;
  let left = candidates;
  // A sample that was not read to its end gives a bound that many come before.
  for (let tries = 0; bound !== null && left > bounds.sampled && tries < MOST_TRIES; tries++) {
    const parts = await Promise.all(within(bound, since).map(partWhere));
    const nearer = await sample(sql`(${sql.join(parts, sql` or `)})`);
    left = nearer.candidates;
    if (nearer.bound === null) break;
    ({ bound, since } = nearer);
  }
  // A filter leaves out most: a place far down by distance.
  if (filtered(among) !== undefined && left > bounds.sampled) return walk();
  const sorted = bound === null ? [] : await sort(within(bound, since));
  return sorted.length === limit ? sorted : sort([{}]);
}

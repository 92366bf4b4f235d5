import { type RawBuilder, sql } from 'kysely';
import { MAX_PRICE } from '../../../shared/domain/money.ts';
import { onSphere } from '../../../shared/domain/sphere.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PlaceInOrder, SearchOrder, SearchSet } from '../../ports/search-engine.ts';
import {
  allConditions,
  type Condition,
  conditionOf,
  likenessOf,
  outside,
  rankOf,
  squaredChord,
} from './compile-set.ts';
import { countSql, fromSample } from './read-sample.ts';
import type { SearchBounds } from './search-bounds.ts';

type Page = { limit: number; after: PlaceInOrder | undefined };

/** On each side of the price. */
const MOST_ALIKE = 500;

const found = (rank: RawBuilder<unknown>) => sql`listing_id as id, created::float8 as created, ${rank}::float8 as rank`;
const past = ({ created, id }: PlaceInOrder): Condition =>
  sql`(search_documents.created, listing_id) < (${created}::bigint, ${id}::uuid)`;

/** Ranks all matches. */
async function findRanked(db: Db, where: Condition, rank: RawBuilder<number>, { limit, after }: Page) {
  const { rows } = await sql<PlaceInOrder>`
    select * from (select ${found(rank)} from search_documents where ${where}) as ranked
    ${after ? sql`where (rank, created, id) < (${after.rank}::float8, ${after.created}::float8, ${after.id}::uuid)` : sql``}
    order by rank desc, created desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * @property key sorted by first; @property rest past the page before; @property within up to a key
 * @property range what the index in order leaves out
 * @property isEven common matches are found soon along the index
 */
type Sorting = {
  key: RawBuilder<number>;
  direction: 'up' | 'down';
  rank: RawBuilder<unknown>;
  rest: Condition;
  range: Condition;
  within: (bound: number) => Condition;
  isEven: boolean;
};

/** Some hundred matches come before this one of the sample. */
const BOUND_AT = 5;

/** Part of all documents that an uneven order finds soon. */
const DENSE = 0.25;
const MOST_WALKED = 10_000;

/** Sorts up to a bound from the sample: the planner misjudges how often words meet. */
async function findSorted(
  db: Db,
  where: Condition,
  { key, direction, rank, rest, range, within, isEven }: Sorting,
  { page: { limit }, bounds }: { page: Page; bounds: SearchBounds },
) {
  const order = direction === 'up' ? sql`asc` : sql`desc`;
  const inOrder = (by: RawBuilder<unknown>) =>
    sql`order by ${by} ${order}, search_documents.created desc, listing_id desc`;
  const find = async (from: RawBuilder<unknown>, by: RawBuilder<unknown>, also: Condition = sql`true`) => {
    const { rows } = await sql<PlaceInOrder>`
      select ${found(rank)} from ${from} where ${where} and ${also} ${inOrder(by)} limit ${limit}
    `.execute(db);
    return rows;
  };
  // With a limit, the planner uses this index.
  const first = sql`select * from search_documents where ${range} ${inOrder(key)} limit ${MOST_WALKED}`;
  const walk = () => find(sql`(${first}) as search_documents`, key);
  // Not the indexed expression.
  const sort = (upTo: Condition = sql`true`) =>
    find(sql`search_documents`, sql`(${key} + 0)`, sql`${rest} and ${upTo}`);
  const place = sql`${BOUND_AT} + ceil(${limit}::float8 / max(share))`;
  const { rows } = await sql<{ about: number | null; documents: number; bound: string | null }>`
    select count(*) * max(share)::float8 as about,
      (select reltuples::float8 from pg_class where oid = 'search_documents'::regclass) as documents, (array_agg(key order by key ${order}))[(${place})::integer]::text as bound
    from (${fromSample(sql`${key} as key`, sql`${where} and ${rest}`, bounds)}) as few
  `.execute(db);
  const { about = 0, documents = 0, bound = null } = rows[0] ?? {};
  const isCommon = bounds.isCommon(about ?? 0, { documents, limit });
  const walked = (isEven ? isCommon : (about ?? 0) > DENSE * documents) ? await walk() : [];
  if (walked.length === limit) return walked;
  const sorted = bound === null ? [] : await sort(within(Number(bound)));
  return sorted.length === limit ? sorted : sort();
}

/** Gives all the same rank. */
async function findNewest(
  db: Db,
  where: Condition,
  rank: number,
  { page, bounds }: { page: Page; bounds: SearchBounds },
) {
  const { after } = page;
  if (after && rank > after.rank) return [];
  const rest = after && rank === after.rank ? past(after) : sql<boolean>`true`;
  const key = sql<number>`search_documents.created`;
  const within = (bound: number) => sql<boolean>`${key} >= ${bound}::bigint`;
  return findSorted(
    db,
    where,
    { key, direction: 'down', rank: sql`${rank}`, rest, range: rest, within, isEven: true },
    { page, bounds },
  );
}

async function findByPrice(
  db: Db,
  wanted: readonly SearchSet[],
  direction: 'up' | 'down',
  { page, bounds }: { page: Page; bounds: SearchBounds },
) {
  const { after } = page;
  const price = after && sql`${Math.abs(after.rank)}::integer`;
  const beyond = direction === 'up' ? sql`>` : sql`<`;
  const rest =
    after && price
      ? sql<boolean>`price_cents ${beyond}= ${price} and (price_cents ${beyond} ${price} or ${past(after)})`
      : sql<boolean>`true`;
  const limits = wanted.filter((set) => set.of === 'range' && set.column === 'price').map((set) => conditionOf(set));
  const rank = direction === 'up' ? sql`-price_cents` : sql`price_cents`;
  const within = (bound: number) => {
    const [from, to] = direction === 'up' ? [0, bound] : [bound, MAX_PRICE];
    return allConditions([{ of: 'range', column: 'price', from, to }]);
  };
  return findSorted(
    db,
    allConditions(wanted),
    {
      key: sql`price_cents`,
      direction,
      rank,
      rest,
      range: sql`${sql.join([rest, ...limits], sql` and `)}`,
      within,
      isEven: false,
    },
    { page, bounds },
  );
}

async function findAlike(db: Db, where: Condition, order: SearchOrder & { by: 'likeness' }, { limit }: Page) {
  const side = (isDearer: boolean) => sql`
    (select * from search_documents where ${where} and price_cents ${isDearer ? sql`>=` : sql`<`} ${order.price}::integer
     order by price_cents ${isDearer ? sql`asc` : sql`desc`} limit ${MOST_ALIKE})`;
  const { rows } = await sql<PlaceInOrder>`
    select ${found(likenessOf(order))} from (${side(true)} union all ${side(false)}) as search_documents
    order by rank desc, search_documents.created desc, listing_id desc limit ${limit}
  `.execute(db);
  return rows;
}

async function areMany(db: Db, where: Condition, bounds: SearchBounds): Promise<boolean> {
  const [coarse, fine] = bounds.shares;
  const needed = (share: number) => bounds.surely(bounds.ranked, share);
  const asked = { shares: bounds.shares, enough: needed(coarse), sampled: needed(fine) };
  const { rows } = await countSql(where, asked).execute(db);
  return rows.some(({ rows: few, share }) => few >= needed(share));
}

/** Splits by each set until few are left, to read only the first page of a common word. */
async function findBySets(
  db: Db,
  wanted: readonly SearchSet[],
  sets: readonly SearchSet[],
  { page: { limit, after }, bounds }: { page: Page; bounds: SearchBounds },
) {
  const page: PlaceInOrder[] = [];
  const walk = async (among: Condition, [set, ...rest]: readonly SearchSet[], rank: number): Promise<void> => {
    const left = { limit: limit - page.length, after };
    if (left.limit <= 0 || (after && rank > after.rank)) return;
    if (!set) {
      page.push(...(await findNewest(db, among, rank, { page: left, bounds })));
      return;
    }
    if (!(await areMany(db, among, bounds))) {
      const order = sql<number>`${rank}::float8 + ${rankOf([set, ...rest])}`;
      page.push(...(await findRanked(db, among, order, left)));
      return;
    }
    await walk(sql`${among} and ${allConditions([set])}`, rest, rank + 2 ** rest.length);
    await walk(sql`${among} and ${outside(set)}`, rest, rank);
  };
  await walk(allConditions(wanted), sets, 0);
  return page;
}

export function findPage(
  db: Db,
  wanted: readonly SearchSet[],
  { order, page, bounds }: { order: SearchOrder; page: Page; bounds: SearchBounds },
): Promise<PlaceInOrder[]> {
  const where = allConditions(wanted);
  switch (order.by) {
    case 'price-up':
      return findByPrice(db, wanted, 'up', { page, bounds });
    case 'price-down':
      return findByPrice(db, wanted, 'down', { page, bounds });
    case 'distance':
      return findRanked(db, where, sql`-coalesce(${squaredChord(onSphere(order.from))}, 9)`, page);
    case 'likeness':
      return findAlike(db, where, order, page);
    case 'sets':
      return findBySets(db, wanted, order.sets, { page, bounds });
    default:
      return findNewest(db, where, 0, { page, bounds });
  }
}

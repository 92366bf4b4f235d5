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
  rankOf,
  sampled,
  squaredChord,
} from './compile-set.ts';
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
 * @property isEven common matches are found soon along the index
 */
type Sorting = {
  key: RawBuilder<number>;
  direction: 'up' | 'down';
  rank: RawBuilder<unknown>;
  rest: Condition;
  within: (bound: number) => Condition;
  isEven: boolean;
};

/** Some hundred matches come before this one of the sample. */
const BOUND_AT = 5;

/** Sorts up to a bound from the sample: the planner misjudges how often words meet. */
async function findSorted(
  db: Db,
  where: Condition,
  { key, direction, rank, rest, within, isEven }: Sorting,
  { page: { limit }, bounds: { share, common } }: { page: Page; bounds: SearchBounds },
) {
  const order = direction === 'up' ? sql`asc` : sql`desc`;
  const find = async (sorted: RawBuilder<unknown>, upTo: Condition = sql`true`) => {
    const { rows } = await sql<PlaceInOrder>`
      select ${found(rank)} from search_documents where ${where} and ${rest} and ${upTo}
      order by ${sorted} ${order}, search_documents.created desc, listing_id desc limit ${limit}
    `.execute(db);
    return rows;
  };
  const place = BOUND_AT + Math.ceil(limit / share);
  const { rows } = await sql<{ count: number; bound: string | null }>`
    select count(*)::integer as count, (array_agg(key order by key ${order}))[${place}::integer]::text as bound
    from (select ${key} as key from search_documents where ${where} and ${rest} and ${sampled(share)} limit ${common + 1}) as few
  `.execute(db);
  const { count = 0, bound = null } = rows[0] ?? {};
  if (count > common && isEven) return find(key);
  // Not the indexed expression.
  const sorted = sql`(${key} + 0)`;
  const first = bound === null ? [] : await find(sorted, within(Number(bound)));
  if (first.length === limit) return first;
  return find(count > common ? key : sorted);
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
    { key, direction: 'down', rank: sql`${rank}`, rest, within, isEven: true },
    { page, bounds },
  );
}

async function findByPrice(
  db: Db,
  where: Condition,
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
  const rank = direction === 'up' ? sql`-price_cents` : sql`price_cents`;
  const within = (bound: number) => {
    const [from, to] = direction === 'up' ? [0, bound] : [bound, MAX_PRICE];
    return allConditions([{ of: 'range', column: 'price', from, to }]);
  };
  return findSorted(
    db,
    where,
    { key: sql`price_cents`, direction, rank, rest, within, isEven: false },
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

/** Counts up to one more than `ranked`. */
async function countUpTo(db: Db, where: Condition, { ranked, share, surely }: SearchBounds): Promise<number> {
  const many = surely(ranked);
  const few = await countFew(db, sql`${where} and ${sampled(share)}`, many);
  return few >= many ? ranked + 1 : countFew(db, where, ranked + 1);
}

async function countFew(db: Db, where: Condition, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from search_documents where ${where} limit ${most}) as few
  `.execute(db);
  return rows[0]?.count ?? 0;
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
    const size = await countUpTo(db, among, bounds);
    if (size === 0) return;
    if (size <= bounds.ranked) {
      const order = sql<number>`${rank}::float8 + ${rankOf([set, ...rest])}`;
      page.push(...(await findRanked(db, among, order, left)));
      return;
    }
    await walk(sql`${among} and ${conditionOf(set)}`, rest, rank + 2 ** rest.length);
    await walk(sql`${among} and not coalesce(${conditionOf(set)}, false)`, rest, rank);
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
      return findByPrice(db, where, 'up', { page, bounds });
    case 'price-down':
      return findByPrice(db, where, 'down', { page, bounds });
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

import { type RawBuilder, sql } from 'kysely';
import { type Cents, MAX_PRICE } from '../../../shared/domain/money.ts';
import type { Position } from '../../../shared/domain/place.ts';
import { metresOf, onSphere } from '../../../shared/domain/sphere.ts';
import type { PlaceInOrder, SearchOrder, SearchSet } from '../../ports/search-engine.ts';
import type { ExactRange } from './buckets.ts';
import { conditionOf, isIndexed, likenessOf, outside, rankOf, squaredChord } from './compile-set.ts';
import {
  type Among,
  bestOf,
  filtered,
  findRanked,
  findSorted,
  indexed,
  type Page,
  placeOf,
} from './find-sorted-store.ts';
import type { Reading } from './newest-part.ts';
import { countSql } from './read-sample.ts';

const past = ({ created, id }: PlaceInOrder) =>
  sql<boolean>`(search_documents.created, listing_id) < (${created}::bigint, ${id}::uuid)`;

/** Gives all the same rank. */
async function findNewest(
  reading: Reading,
  among: Among,
  { rank, page, by = sql`${rank}` }: { rank: number; page: Page; by?: RawBuilder<unknown> },
) {
  const { after } = page;
  if (after && rank > after.rank) return [];
  const isRest = after && rank === after.rank;
  const rest = isRest ? past(after) : undefined;
  const key = sql<number>`search_documents.created`;
  const before = isRest ? after.created : undefined;
  return findSorted(reading, among, {
    sorting: {
      key,
      direction: 'down',
      rank: by,
      rest,
      before,
      walked: { range: rest ?? sql`true`, isEven: true },
      within: (since) => [{ since }],
    },
    page,
  });
}

const exactly = (from: Cents, to: Cents): ExactRange => ({ of: 'range', column: 'price', from, to, byDigits: true });

function findByPrice(
  reading: Reading,
  sets: readonly SearchSet[],
  { direction, page, by }: { direction: 'up' | 'down'; page: Page; by?: RawBuilder<unknown> },
) {
  const { after } = page;
  const from = after && Math.abs(after.rank);
  const range = (bound: number): SearchSet => {
    const [low, high] = direction === 'up' ? [bound, MAX_PRICE] : [0, bound];
    return { of: 'range', column: 'price', from: low, to: high };
  };
  const rest = after && sql<boolean>`(price_cents <> ${from}::integer or ${past(after)})`;
  const asked = from === undefined ? sets : [...sets, range(from)];
  const prices = asked.filter((set) => set.of === 'range').filter(({ column }) => column === 'price');
  const lowest = Math.max(0, ...prices.map((one) => one.from));
  const highest = Math.min(MAX_PRICE, ...prices.map((one) => one.to));
  return findSorted(
    reading,
    { sets: asked },
    {
      sorting: {
        key: sql`price_cents`,
        direction,
        rank: by ?? (direction === 'up' ? sql`-price_cents` : sql`price_cents`),
        rest,
        walked: {
          range: sql`${sql.join([rest ?? sql`true`, ...prices.map((set) => conditionOf(set))], sql` and `)}`,
          isEven: false,
        },
        within: (bound, since) => {
          const before = direction === 'up' ? exactly(lowest, bound - 1) : exactly(bound + 1, highest);
          return [{ set: before }, { set: exactly(bound, bound), since }];
        },
      },
      page,
    },
  );
}

/** Longer than any chord: an unknown position. */
const NOWHERE = 9;
const A_LITTLE = 1.000_1;

function findByDistance(reading: Reading, sets: readonly SearchSet[], { from, page }: { from: Position; page: Page }) {
  const { after } = page;
  const key = sql<number>`coalesce(${squaredChord(onSphere(from))}, ${NOWHERE})`;
  return findSorted(
    reading,
    { sets },
    {
      sorting: {
        key,
        direction: 'up',
        rank: sql`-${key}`,
        rest: after && sql`(-${key}, created, listing_id) < ${placeOf(after)}`,
        within: (bound) =>
          bound < NOWHERE
            ? [{ set: { of: 'near', position: from, metres: 1 + A_LITTLE * metresOf(Math.sqrt(bound)) } }]
            : [{}],
      },
      page,
    },
  );
}

/** Compares those whose price is nearest. */
async function findAlike(
  reading: Reading,
  sets: readonly SearchSet[],
  { order, limit }: { order: SearchOrder & { by: 'likeness' }; limit: number },
) {
  const side = (direction: 'up' | 'down') => {
    const [from, to] = direction === 'up' ? [order.price, MAX_PRICE] : [0, order.price - 1];
    const page = { limit: reading.bounds.alike, after: undefined };
    const priced: SearchSet = { of: 'range', column: 'price', from, to };
    return findByPrice(reading, [...sets, priced], { direction, page, by: likenessOf(order) });
  };
  return bestOf((await Promise.all([side('up'), side('down')])).flat(), { limit, after: undefined });
}

async function areMany({ db, bounds }: Reading, among: Among): Promise<boolean> {
  const [coarse, fine] = bounds.shares;
  const needed = (share: number) => bounds.surely(bounds.ranked, share);
  const filter = filtered(among);
  const most = filter ? bounds.sampled : needed(fine);
  const asked = { shares: bounds.shares, enough: needed(coarse), sampled: most };
  const { rows } = await countSql({ where: indexed(among), filter }, asked).execute(db);
  return rows.some(
    ({ rows: few, candidates, share }) => few >= needed(share) || (filter !== undefined && candidates > most),
  );
}

/** Splits by each set until few are left, to read only the first page of a common word. */
async function findBySets(
  reading: Reading,
  wanted: readonly SearchSet[],
  { sets, page: { limit, after } }: { sets: readonly SearchSet[]; page: Page },
) {
  const page: PlaceInOrder[] = [];
  const walk = async (among: Among, [set, ...rest]: readonly SearchSet[], rank: number): Promise<void> => {
    const left = { limit: limit - page.length, after };
    if (left.limit <= 0 || (after && rank > after.rank)) return;
    if (!set) {
      page.push(...(await findNewest(reading, among, { rank, page: left })));
      return;
    }
    const order = sql<number>`${rank}::float8 + ${rankOf([set, ...rest])}`;
    if (!(await areMany(reading, among))) {
      page.push(...(await findRanked(reading, among, { rank: order, page: left })));
      return;
    }
    if (!isIndexed(set)) {
      page.push(...(await rankNewest(reading, among, { by: order, page: left })));
      return;
    }
    const { sets: inside, without = [], filters = [] } = among;
    await walk({ ...among, sets: [...inside, set] }, rest, rank + 2 ** rest.length);
    const { condition, isIndexed: isAnswered } = outside(set);
    const others = isAnswered ? { without: [...without, condition] } : { filters: [...filters, condition] };
    await walk({ ...among, ...others }, rest, rank);
  };
  await walk({ sets: wanted }, sets, 0);
  return page;
}

async function rankNewest(reading: Reading, among: Among, { by, page }: { by: RawBuilder<number>; page: Page }) {
  const most = { limit: reading.bounds.ranked, after: undefined };
  return bestOf(await findNewest(reading, among, { rank: 0, page: most, by }), page);
}

/** Returns one page of the matches in this order. */
export function findPage(
  reading: Reading,
  wanted: readonly SearchSet[],
  { order, page }: { order: SearchOrder; page: Page },
): Promise<PlaceInOrder[]> {
  switch (order.by) {
    case 'price-up':
      return findByPrice(reading, wanted, { direction: 'up', page });
    case 'price-down':
      return findByPrice(reading, wanted, { direction: 'down', page });
    case 'distance':
      return findByDistance(reading, wanted, { from: order.from, page });
    case 'likeness':
      return findAlike(reading, wanted, { order, limit: page.limit });
    case 'sets':
      return findBySets(reading, wanted, { sets: order.sets, page });
    default:
      return findNewest(reading, { sets: wanted }, { rank: 0, page });
  }
}

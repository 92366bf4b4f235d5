import { type RawBuilder, sql } from 'kysely';
import { type Facet, facets, valuesOf } from '../../../shared/domain/search.ts';
import type { Db } from '../../platform/db/database.ts';
import { shopCategories } from '../../platform/shop/shop-values.ts';
import type { Count, FoundListings, SearchPlan, SearchSet } from '../../ports/search-engine.ts';
import { allConditions, sampled } from './compile-set.ts';
import { newestPart, type Reading } from './newest-part.ts';
import { fromSample } from './read-sample.ts';
import { queryOfValue } from './terms.ts';

/** Counts each facet without its own filter. */
export async function countMatches(
  reading: Reading,
  { found, limits, chosen, counts }: Pick<SearchPlan, 'found' | 'limits' | 'chosen' | 'counts'>,
): Promise<Pick<FoundListings, 'total' | 'values'>> {
  const wanted = (without?: Facet) => [
    found,
    ...limits,
    ...[...chosen].filter(([facet]) => facet !== without).map(([, set]) => set),
  ];
  const scanning = scan(reading, wanted(), counts);
  const values = (counts ? facets : []).map(async (facet) => {
    const choice = chosen.get(facet);
    const within = scanning.then((scanned) =>
      countOf(reading, wanted(), { facet, values: choice ? valuesIn(choice) : namesOf(facet, scanned), scanned }),
    );
    const beside = choice ? countBeside(reading, wanted(facet), { facet, choice, scanning }) : [];
    return [facet, (await Promise.all([within, beside])).flat()] as const;
  });
  const [{ total }, ...counted] = await Promise.all([scanning, ...values]);
  return { total, values: Object.fromEntries(counted) };
}

const valuesIn = (choice: SearchSet): string[] =>
  choice.of === 'value' ? [choice.value] : choice.of === 'or' ? choice.sets.flatMap(valuesIn) : [];

type Scanned = {
  total: Count;
  /** How many were read of each value, such as `colour=red`. */
  counts: ReadonlyMap<string, number>;
  /** One match in so many was read. */
  share: number;
  /** Whether all of them were read. */
  isWhole: boolean;
};

/** Counts the sample; if that proves no large number, all. */
async function scan(reading: Reading, wanted: readonly SearchSet[], withValues: boolean): Promise<Scanned> {
  const { db, bounds } = reading;
  const { scanned, most, totals, surely } = bounds;
  const where = allConditions(wanted);
  const sample = await countValues(db, sql`(${fromSample(sql`facet_values`, { where }, bounds)})`, withValues);
  const { rows, share } = sample;
  if (rows >= surely(scanned, share))
    return {
      ...sample,
      total: leastOf(rows, totals, (count) => surely(count, share)),
      isWhole: rows <= bounds.sampled,
    };
  const part = await newestPart(reading, wanted);
  const among = part ? sql`${where} and ${part}` : where;
  const first = sql`(select 1 as share, facet_values from search_documents where ${among} limit ${most + 1})`;
  const all = await countValues(db, first, withValues);
  const isWhole = all.rows <= most && !part;
  const total = isWhole ? { count: all.rows } : leastOf(Math.min(all.rows, most), totals);
  return { ...all, share: 1, total, isWhole };
}

/** @param needed finds that prove a number */
const leastOf = (finds: number, numbers: readonly number[], needed = (number: number) => number): Count => ({
  count: numbers.find((number) => finds >= needed(number)) ?? finds,
  orMore: true,
});

/** A value of every row. */
const EACH = '';

async function countValues(db: Db, documents: RawBuilder<unknown>, withValues: boolean) {
  const values = withValues ? sql`unnest(facet_values || ${EACH}::text)` : sql`${EACH}::text`;
  const { rows } = await sql<{ value: string; share: number; count: number }>`
    select value, share, count(*)::integer as count from (select share, ${values} as value from ${documents} as read) as each
    group by value, share
  `.execute(db);
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return { rows: counts.get(EACH) ?? 0, share: rows[0]?.share ?? 0, counts };
}

/** Counts what is not chosen, without the choice. */
async function countBeside(
  reading: Reading,
  wanted: readonly SearchSet[],
  { facet, choice, scanning }: { facet: Facet; choice: SearchSet; scanning: Promise<Scanned> },
) {
  const picked = new Set(valuesIn(choice));
  const values = valuesOf(facet, shopCategories()).filter((value) => !picked.has(value));
  if (values.length > FEW_VALUES)
    return countOf(reading, wanted, { facet, values, scanned: await scan(reading, wanted, true) });
  const { share } = await scanning;
  if (share > 1) return countInSample(reading, wanted, { facet, values, share });
  const counts = values.map(async (value) => {
    const { total } = await scan(reading, [{ of: 'value', facet, value }, ...wanted], false);
    return total.count > 0 ? [{ value, ...total }] : [];
  });
  return (await Promise.all(counts)).flat();
}

/** Cheaper to count than all values. */
const FEW_VALUES = 3;

const nameOf = (facet: Facet, value: string) => `${facet}=${value}`;

/** Listings may have values that the shop removed. */
const namesOf = (facet: Facet, { counts }: Scanned) => {
  const start = nameOf(facet, '');
  const seen = [...counts.keys()].flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return [...new Set([...valuesOf(facet, shopCategories()), ...seen])];
};

/** Counts values that the sample does not contain. */
async function countOf(
  reading: Reading,
  wanted: readonly SearchSet[],
  { facet, values, scanned }: { facet: Facet; values: readonly string[]; scanned: Scanned },
) {
  const { counts, share, isWhole } = scanned;
  const known = values.flatMap((value) => {
    const count = counts.get(nameOf(facet, value)) ?? 0;
    if (count === 0) return [];
    return [{ value, ...(share === 1 && isWhole ? { count } : proven(reading, count, share)) }];
  });
  if (isWhole || share === 1) return known;
  const open = values.filter((value) => !counts.has(nameOf(facet, value)));
  return [...known, ...(await countInSample(reading, wanted, { facet, values: open, share }))];
}

const proven = ({ bounds: { atLeast, surely } }: Reading, finds: number, share: number): Count =>
  leastOf(finds, atLeast, share === 1 ? undefined : (count) => surely(count, share));

/** What the sample lacks is left out. */
async function countInSample(
  reading: Reading,
  wanted: readonly SearchSet[],
  { facet, values, share }: { facet: Facet; values: readonly string[]; share: number },
) {
  if (values.length === 0) return [];
  const { db, bounds } = reading;
  const most = bounds.surely(bounds.atLeast[0] ?? 0, share);
  const { rows } = await sql<{ value: string; count: number }>`
    select value, (select count(*)::integer from
      (select from search_documents where terms @@ query::tsquery and ${allConditions(wanted)} and ${sampled(share)} limit ${most}) as few
    ) as count
    from unnest(${values}::text[], ${values.map((value) => queryOfValue(nameOf(facet, value)))}::text[]) as rare (value, query)
  `.execute(db);
  return rows.flatMap(({ value, count }) => (count > 0 ? [{ value, ...proven(reading, count, share) }] : []));
}

import { sql } from 'kysely';
import { type Facet, facets, valuesOf } from '../../../shared/domain/search.ts';
import { type Db, sqlState } from '../../platform/db/database.ts';
import { shopCategories } from '../../platform/shop/shop-values.ts';
import type { Count, FoundListings, SearchPlan, SearchSet } from '../../ports/search-engine.ts';
import { allConditions, type Condition, sampled } from './compile-set.ts';
import type { SearchBounds } from './search-bounds.ts';
import { queryOfValue } from './terms.ts';

/** Counts each facet without its own filter. */
export async function countMatches(
  db: Db,
  { found, limits, chosen, counts }: Pick<SearchPlan, 'found' | 'limits' | 'chosen' | 'counts'>,
  bounds: SearchBounds,
): Promise<Pick<FoundListings, 'total' | 'values'>> {
  const wanted = (without?: Facet) => [
    found,
    ...limits,
    ...[...chosen].filter(([facet]) => facet !== without).map(([, set]) => set),
  ];
  const scanning = scan(db, wanted(), counts, bounds);
  const values = (counts ? facets : []).map(async (facet) => {
    const choice = chosen.get(facet);
    const within = scanning.then((scanned) => {
      const values = choice ? valuesIn(choice) : namesOf(facet, scanned);
      return countOf(db, wanted(), { facet, values, scanned, bounds });
    });
    const beside = choice ? countBeside(db, wanted(facet), { facet, choice, bounds }) : [];
    return [facet, (await Promise.all([within, beside])).flat()] as const;
  });
  const [{ rows }, ...counted] = await Promise.all([scanning, ...values]);
  return { total: bounded(rows, bounds.scanned), values: Object.fromEntries(counted) };
}

/** What has a chosen value is among the matches. */
const valuesIn = (choice: SearchSet): string[] =>
  choice.of === 'value' ? [choice.value] : choice.of === 'or' ? choice.sets.flatMap(valuesIn) : [];

const bounded = (count: number, most: number): Count => (count > most ? { count: most, orMore: true } : { count });

/** @property counts by value, such as `colour=red`; at least so many where there are more rows than `scanned` */
type Scanned = { rows: number; counts: ReadonlyMap<string, number> };

/** Counts the matches of the sample, and only if they do not settle it the first of all. */
async function scan(db: Db, wanted: readonly SearchSet[], withValues: boolean, bounds: SearchBounds): Promise<Scanned> {
  const where = allConditions(wanted);
  const sample = await countSample(db, where, withValues, bounds);
  if (isBroad(sample, bounds))
    return { rows: bounds.scanned + 1, counts: leastOf(sample, bounds.atLeast, bounds.surely) };
  const first = await countFirst(db, where, withValues, bounds.scanned);
  return first.rows > bounds.scanned ? { ...first, counts: leastOf(first, bounds.atLeast) } : first;
}

const isBroad = ({ rows }: Scanned, { scanned, surely }: SearchBounds) => rows >= surely(scanned);

/**
 * Returns the largest number that each value reaches, or 0.
 * @param needed finds that prove a number
 */
const leastOf = ({ counts }: Scanned, numbers: readonly number[], needed = (number: number) => number) =>
  new Map([...counts].map(([value, count]) => [value, numbers.find((number) => count >= needed(number)) ?? 0]));

/** Times what decides the total: values need more. */
const SAMPLES = 2;

const countSample = (db: Db, where: Condition, withValues: boolean, { scanned, share, surely }: SearchBounds) =>
  countFirst(db, sql`${where} and ${sampled(share)}`, withValues, SAMPLES * surely(scanned));

/** A value of every row. */
const EACH = '';

async function countFirst(db: Db, where: Condition, withValues: boolean, most: number): Promise<Scanned> {
  const values = withValues ? sql`unnest(facet_values || ${EACH}::text)` : sql`${EACH}::text`;
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*)::integer as count
    from (select ${values} as value from (select facet_values from search_documents where ${where} limit ${most + 1}) as first) as each
    group by value
  `.execute(db);
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return { rows: counts.get(EACH) ?? 0, counts };
}

/** Counts what is not chosen, without the choice. */
async function countBeside(
  db: Db,
  wanted: readonly SearchSet[],
  { facet, choice, bounds }: { facet: Facet; choice: SearchSet; bounds: SearchBounds },
) {
  const picked = new Set(valuesIn(choice));
  const values = valuesOf(facet, shopCategories()).filter((value) => !picked.has(value));
  if (values.length <= FEW_VALUES) return countEach(db, wanted, { facet, values, least: new Map(), bounds });
  return countOf(db, wanted, { facet, values, scanned: await scan(db, wanted, true, bounds), bounds });
}

/** Cheaper to count than a sample. */
const FEW_VALUES = 3;

const nameOf = (facet: Facet, value: string) => `${facet}=${value}`;

/** Listings may have values that the shop removed. */
const namesOf = (facet: Facet, { counts }: Scanned) => {
  const start = nameOf(facet, '');
  const seen = [...counts.keys()].flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return [...new Set([...valuesOf(facet, shopCategories()), ...seen])];
};

type Counted = { facet: Facet; values: readonly string[]; scanned: Scanned; bounds: SearchBounds };

/** Counts anew what is rare among the first of many. */
async function countOf(db: Db, wanted: readonly SearchSet[], { facet, values, scanned, bounds }: Counted) {
  if (scanned.rows > bounds.scanned) return countEach(db, wanted, { facet, values, least: scanned.counts, bounds });
  return values.flatMap((value) => {
    const count = scanned.counts.get(nameOf(facet, value)) ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });
}

/**
 * Counts each value up to a bound.
 * @param asked.least counts that are known to be reached
 */
async function countEach(
  db: Db,
  wanted: readonly SearchSet[],
  {
    facet,
    values,
    least,
    bounds: { exact },
  }: { facet: Facet; values: readonly string[]; least: ReadonlyMap<string, number>; bounds: SearchBounds },
) {
  const reached = (value: string) => least.get(nameOf(facet, value)) ?? 0;
  const open = values.filter((value) => reached(value) === 0);
  const counts = await countRare(db, wanted, { facet, values: open, most: exact }).catch((error: unknown) => {
    if (sqlState(error) !== STATEMENT_TOO_LONG) throw error;
    return undefined;
  });
  return values.flatMap((value) => {
    const known = counts?.get(value);
    if (known !== undefined) return known > 0 ? { value, ...bounded(known, exact) } : [];
    return { value, count: Math.max(1, reached(value)), orMore: true as const };
  });
}

const STATEMENT_TOO_LONG = '57014';

async function countRare(
  db: Db,
  wanted: readonly SearchSet[],
  { facet, values, most }: { facet: Facet; values: readonly string[]; most: number },
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const { rows } = await sql<{ value: string; count: number }>`
    select value, (select count(*)::integer from
      (select from search_documents where terms @@ query::tsquery and ${allConditions(wanted)} limit ${most + 1}) as few
    ) as count
    from unnest(${values}::text[], ${values.map((value) => queryOfValue(nameOf(facet, value)))}::text[]) as rare (value, query)
  `.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

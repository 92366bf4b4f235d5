import { sql } from 'kysely';
import { type Facet, facets, valuesOf } from '../../../shared/domain/search.ts';
import type { Db } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/database-error.ts';
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
    const beside = choice ? countBeside(db, wanted(facet), { facet, choice, scanning, bounds }) : [];
    return [facet, (await Promise.all([within, beside])).flat()] as const;
  });
  const [{ rows }, ...counted] = await Promise.all([scanning, ...values]);
  return { total: bounded(rows, bounds.scanned), values: Object.fromEntries(counted) };
}

const valuesIn = (choice: SearchSet): string[] =>
  choice.of === 'value' ? [choice.value] : choice.of === 'or' ? choice.sets.flatMap(valuesIn) : [];

const bounded = (count: number, most: number): Count => (count > most ? { count: most, orMore: true } : { count });

/**
 * @property counts by value, such as `colour=red`; at least so many where there are more rows than `scanned`
 * @property isVast not even the sample was read to its end
 */
type Scanned = { rows: number; counts: ReadonlyMap<string, number>; isVast: boolean };

/** Counts the sample's matches; if that is not enough, the first of all. */
async function scan(db: Db, wanted: readonly SearchSet[], withValues: boolean, bounds: SearchBounds): Promise<Scanned> {
  const where = allConditions(wanted);
  const sample = await countSample(db, where, withValues, bounds);
  if (isBroad(sample, bounds))
    return { ...sample, rows: bounds.scanned + 1, counts: leastOf(sample, bounds.atLeast, bounds.surely) };
  const first = await countFirst(db, where, withValues, bounds.scanned);
  return first.rows > bounds.scanned ? { ...first, counts: leastOf(first, bounds.atLeast), isVast: false } : first;
}

const isBroad = ({ rows }: Scanned, { scanned, surely }: SearchBounds) => rows >= surely(scanned);

/**
 * Returns the largest number that each value reaches, or 0.
 * @param needed finds that prove a number
 */
const leastOf = (
  { counts }: Pick<Scanned, 'counts'>,
  numbers: readonly number[],
  needed = (number: number) => number,
) => new Map([...counts].map(([value, count]) => [value, numbers.find((number) => count >= needed(number)) ?? 0]));

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
  const found = counts.get(EACH) ?? 0;
  return { rows: found, counts, isVast: found > most };
}

type Beside = { facet: Facet; choice: SearchSet; scanning: Promise<Scanned>; bounds: SearchBounds };

/** Counts what is not chosen, without the choice. */
async function countBeside(db: Db, wanted: readonly SearchSet[], { facet, choice, scanning, bounds }: Beside) {
  const picked = new Set(valuesIn(choice));
  const values = valuesOf(facet, shopCategories()).filter((value) => !picked.has(value));
  if (values.length > FEW_VALUES)
    return countOf(db, wanted, { facet, values, scanned: await scan(db, wanted, true, bounds), bounds });
  const { isVast } = await scanning;
  return countOf(db, wanted, {
    facet,
    values,
    scanned: { rows: bounds.scanned + 1, counts: new Map(), isVast },
    bounds,
  });
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
async function countOf(db: Db, wanted: readonly SearchSet[], counted: Counted) {
  const { facet, values, scanned, bounds } = counted;
  if (scanned.rows > bounds.scanned)
    return scanned.isVast ? countInSample(db, wanted, counted) : countEach(db, wanted, counted);
  return values.flatMap((value) => {
    const count = scanned.counts.get(nameOf(facet, value)) ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });
}

const reachedIn =
  ({ facet, scanned }: Counted) =>
  (value: string) =>
    scanned.counts.get(nameOf(facet, value)) ?? 0;

/** Counts each value up to a bound. */
async function countEach(db: Db, wanted: readonly SearchSet[], counted: Counted) {
  const { facet, values, bounds } = counted;
  const reached = reachedIn(counted);
  const open = values.filter((value) => reached(value) === 0);
  const counts = await countRare(db, allConditions(wanted), { facet, values: open, most: bounds.exact });
  return values.flatMap((value) => {
    const known = counts?.get(value);
    if (known !== undefined) return known > 0 ? { value, ...bounded(known, bounds.exact) } : [];
    return { value, count: Math.max(1, reached(value)), orMore: true as const };
  });
}

/** What the sample lacks is left out. */
async function countInSample(db: Db, wanted: readonly SearchSet[], counted: Counted) {
  const { facet, values, bounds } = counted;
  const reached = reachedIn(counted);
  const open = values.filter((value) => reached(value) === 0);
  const most = bounds.surely(bounds.atLeast[0] ?? 0);
  const where = sql<boolean>`${allConditions(wanted)} and ${sampled(bounds.share)}`;
  const counts = (await countRare(db, where, { facet, values: open, most })) ?? new Map<string, number>();
  const least = leastOf({ counts }, bounds.atLeast, bounds.surely);
  return values.flatMap((value) => {
    const count = reached(value) || least.get(value) || (counts.get(value) ?? 0);
    return count > 0 ? [{ value, count, orMore: true as const }] : [];
  });
}

const STATEMENT_TOO_LONG = '57014';

/** @returns undefined when it takes too long */
async function countRare(
  db: Db,
  where: Condition,
  { facet, values, most }: { facet: Facet; values: readonly string[]; most: number },
): Promise<Map<string, number> | undefined> {
  if (values.length === 0) return new Map();
  const counting = sql<{ value: string; count: number }>`
    select value, (select count(*)::integer from
      (select from search_documents where terms @@ query::tsquery and ${where} limit ${most + 1}) as few
    ) as count
    from unnest(${values}::text[], ${values.map((value) => queryOfValue(nameOf(facet, value)))}::text[]) as rare (value, query)
  `.execute(db);
  try {
    return new Map((await counting).rows.map(({ value, count }) => [value, count]));
  } catch (error) {
    if (sqlState(error) !== STATEMENT_TOO_LONG) throw error;
    return undefined;
  }
}

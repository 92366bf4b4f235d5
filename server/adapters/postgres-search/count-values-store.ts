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
  const scanned = await scan(db, wanted(), counts, bounds);
  const total = bounded(scanned.rows, bounds.scanned);
  if (!counts) return { total, values: {} };
  const values = await Promise.all(
    facets.map(async (facet) => {
      const counted = chosen.has(facet)
        ? await countEach(
            db,
            wanted(facet),
            facet,
            valuesOf(facet, shopCategories()),
            await leastOf(db, wanted(facet), bounds),
            bounds,
          )
        : await countOthers(db, wanted(), { facet, scanned, bounds });
      return [facet, counted] as const;
    }),
  );
  return { total, values: Object.fromEntries(values) };
}

const bounded = (count: number, most: number): Count => (count > most ? { count: most, orMore: true } : { count });

/** @property counts by value, such as `colour=red`; at least so many where there are more rows than `scanned` */
type Scanned = { rows: number; counts: Map<string, number> };

/** Counts the matches of the sample, and only if they do not settle it the first of all. */
async function scan(db: Db, wanted: readonly SearchSet[], withValues: boolean, bounds: SearchBounds): Promise<Scanned> {
  const where = allConditions(wanted);
  const few = await countSample(db, where, withValues, bounds);
  if (few.rows < bounds.surely(bounds.scanned)) return countFirst(db, where, withValues, bounds.scanned);
  const least = (count: number) => (count >= bounds.surely(bounds.exact) ? bounds.exact : count);
  return {
    rows: bounds.scanned + 1,
    counts: new Map([...few.counts].map(([value, count]) => [value, least(count)])),
  };
}

/** Times the sample that decides the total, so that values are reliable too. */
const SAMPLES = 4;

const countSample = (db: Db, where: Condition, withValues: boolean, { scanned, share, surely }: SearchBounds) =>
  countFirst(db, sql`${where} and ${sampled(share)}`, withValues, SAMPLES * surely(scanned));

async function countFirst(db: Db, where: Condition, withValues: boolean, most: number): Promise<Scanned> {
  const { rows } = await sql<{ value: string | null; count: number }>`
    with first as materialized
      (select facet_values from search_documents where ${where} limit ${most + 1})
    select null as value, count(*)::integer as count from first
    ${
      withValues
        ? sql`union all select value, count(*)::integer
            from (select unnest(facet_values) as value from first) as each group by value`
        : sql``
    }
  `.execute(db);
  const found: Scanned = { rows: 0, counts: new Map() };
  for (const { value, count } of rows) {
    if (value === null) found.rows = count;
    else found.counts.set(value, count);
  }
  return found;
}

/** Returns counts by value that the sample proves. */
async function leastOf(db: Db, wanted: readonly SearchSet[], bounds: SearchBounds) {
  const { counts } = await countSample(db, allConditions(wanted), true, bounds);
  return new Map(
    [...counts].map(([value, count]) => [value, count >= bounds.surely(bounds.exact) ? bounds.exact : count]),
  );
}

const nameOf = (facet: Facet, value: string) => `${facet}=${value}`;

/** Counts anew what is rare among the first matches. */
async function countOthers(
  db: Db,
  wanted: readonly SearchSet[],
  { facet, scanned, bounds }: { facet: Facet; scanned: Scanned; bounds: SearchBounds },
) {
  const seen = [...scanned.counts].flatMap(([name, count]) =>
    name.startsWith(`${facet}=`) ? [{ value: name.slice(facet.length + 1), count }] : [],
  );
  if (scanned.rows <= bounds.scanned) return seen;
  const values = [...new Set([...valuesOf(facet, shopCategories()), ...seen.map(({ value }) => value)])];
  return countEach(db, wanted, facet, values, scanned.counts, bounds);
}

/**
 * Counts each value up to a bound.
 * @param least counts that are known to be reached
 */
async function countEach(
  db: Db,
  wanted: readonly SearchSet[],
  facet: Facet,
  values: readonly string[],
  least: ReadonlyMap<string, number>,
  { exact }: SearchBounds,
) {
  const leastOf = (value: string) => least.get(nameOf(facet, value)) ?? 0;
  const open = values.filter((value) => leastOf(value) < exact);
  const counts = await countRare(db, wanted, { facet, values: open, most: exact }).catch((error: unknown) => {
    if (sqlState(error) !== STATEMENT_TOO_LONG) throw error;
    return undefined;
  });
  return values.flatMap((value) => {
    if (leastOf(value) >= exact) return { value, count: exact, orMore: true as const };
    const known = counts?.get(value);
    if (known !== undefined) return known > 0 ? { value, ...bounded(known, exact) } : [];
    return { value, count: Math.max(1, leastOf(value)), orMore: true as const };
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

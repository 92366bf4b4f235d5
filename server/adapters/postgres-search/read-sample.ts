import { type RawBuilder, sql } from 'kysely';
import { type Condition, sampled } from './compile-set.ts';
import type { SearchBounds } from './search-bounds.ts';

export type Sampling = Pick<SearchBounds, 'shares' | 'enough' | 'sampled'>;

export type Sampled = {
  where: Condition;
  /** What the index does not answer. */
  filter?: Condition | undefined;
};

/** Selects from the smallest sample that has enough. */
export const fromSample = (
  columns: RawBuilder<unknown>,
  { where, filter = sql`true` }: Sampled,
  { shares: [coarse, fine], enough, sampled: most }: Sampling,
): RawBuilder<unknown> => {
  const read = (share: number) => sql`select ${sql.lit(share)} as share, coalesce(${filter}, false) as fits, ${columns}
    from search_documents where ${where} and ${sampled(share)}`;
  const limit = sql`limit ${most + 1}`;
  const isEnough = sql`(select count(*) filter (where fits) from coarse) >= ${enough}`;
  return sql`with coarse as materialized (${read(coarse)} ${limit})
    select * from coarse where ${isEnough} union all (${read(fine)} and not ${isEnough} ${limit})`;
};

export const countSql = (of: Sampled, bounds: Sampling) => sql<{ rows: number; candidates: number; share: number }>`
  select count(*) filter (where fits)::integer as rows, count(*)::integer as candidates,
    coalesce(max(share), 0)::integer as share
  from (${fromSample(sql`0 as one`, of, bounds)}) as few`;

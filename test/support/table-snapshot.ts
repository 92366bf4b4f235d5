import type { Market } from './marketplace.ts';

/** Tables changed only by requests, not by the scheduler. */
export const quietTables = [
  'accounts',
  'images',
  'listings',
  'listing_images',
  'wishes',
  'sales',
  'refunds',
  'ledger_entries',
  'audit_log',
] as const;

export type Snapshot = Record<string, string[]>;

/** Returns rows as text for comparison, without the time of the last change. */
export async function readTables(market: Market, tables: readonly string[]): Promise<Snapshot> {
  const rows = await market.sql(
    `${tables.map((name) => `select '${name}' as name, ${rowOf}::text as row from ${name} t`).join(' union all ')} order by 1, 2`,
  );
  const snapshot: Snapshot = Object.fromEntries(tables.map((name) => [name, []]));
  for (const { name, row } of rows) snapshot[String(name)]?.push(String(row));
  return snapshot;
}

/** Row counts and hash sums of the quiet tables: equal when no row has changed. */
export async function sumUpTables(market: Market): Promise<Record<string, unknown>[]> {
  const sums = quietTables.map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, sum(hashtextextended(${rowOf}::text, 0)) from ${name} t`,
  );
  return market.sql(sums.join(' union all '));
}

const rowOf = `(to_jsonb(t) - 'touched_at')`;

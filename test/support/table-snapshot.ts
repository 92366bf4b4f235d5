import type { Market } from './marketplace.ts';

/** Tables that only a request changes; what the clock works on meanwhile is left out. */
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

/** Every row of some tables as text, to compare before and after; when it was last changed is left out. */
export async function readTables(market: Market, tables: readonly string[] = quietTables): Promise<Snapshot> {
  const snapshot: Snapshot = {};
  for (const table of tables) {
    const rows = await market.sql(`select (to_jsonb(t) - 'touched_at')::text as row from ${table} t order by 1`);
    snapshot[table] = rows.map(({ row }) => String(row));
  }
  return snapshot;
}

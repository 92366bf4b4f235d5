import { sql } from 'kysely';
import type { Db } from './database.ts';

export type CatalogueChange =
  /** `moved`: its place in its category's lists may have changed. */
  | { kind: 'listing'; listingId: string; category: string; moved: boolean }
  | { kind: 'account'; accountId: string }
  | { kind: 'listings' }
  /** All pages: settings, categories, legal pages. */
  | { kind: 'shop' };

/** A snapshot: the highest number would miss an older transaction that commits later. */
export type Position = string & { readonly of: 'catalogue_changes' };

type Read = { position: Position; at: number; changes: CatalogueChange[] };

/** Returns the present position, with no changes. */
export async function findPosition(db: Db): Promise<Read> {
  const { rows } = await sql<Read>`
    select pg_current_snapshot()::text as position, extract(epoch from now())::float8 as at, '[]'::json as changes
  `.execute(db);
  return only(rows);
}

/** Returns each later change once, and the new position. */
export async function readChanges(db: Db, after: Position): Promise<Read> {
  const { rows } = await sql<Read>`
    select pg_current_snapshot()::text as position, extract(epoch from now())::float8 as at,
      coalesce(json_agg(json_build_object(
        'kind', kind, 'listingId', listing_id, 'accountId', account_id, 'category', category, 'moved', moved)) filter (where kind is not null), '[]') as changes
    from (
      select distinct kind, listing_id, account_id, category, moved from catalogue_changes
      where xact >= pg_snapshot_xmin(${after}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${after}::pg_snapshot)
    ) as change
  `.execute(db);
  return only(rows);
}

/** Also those of a database that this one was copied from. */
export const deleteChanges = (db: Db, until: Position) =>
  sql`
    delete from catalogue_changes
    where xact < pg_snapshot_xmin(${until}::pg_snapshot) or xact >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);

/** Notifies all processes. Not in another transaction: until its commit it locks all that notify. */
export const notifyOfChanges = (db: Db, channel: string) =>
  // Older processes then read the settings.
  sql`select pg_notify(${channel}, 'look')`.execute(db);

function only(rows: readonly Read[]): Read {
  const [row] = rows;
  if (!row) throw new Error('The database gave no position.');
  return row;
}

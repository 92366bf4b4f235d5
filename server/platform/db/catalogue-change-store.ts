import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What has changed of what public pages show. */
export type CatalogueChange =
  /** One listing. `moved`: it may have entered or left a list of its category, or its place there. */
  | { kind: 'listing'; listingId: string; category: string; moved: boolean }
  /** Many listings. */
  | { kind: 'listings' }
  /** What every page shows: settings, categories, legal pages. */
  | { kind: 'shop' };

/**
 * How far the changes were read: a snapshot of the database. A highest number would miss a change whose transaction
 * began earlier and is committed later.
 */
export type Position = string & { readonly of: 'catalogue_changes' };

type Read = { position: Position; at: number; changes: CatalogueChange[] };

/** Returns the present position, and the time of the database in seconds. */
export async function findPosition(db: Db): Promise<Read> {
  const { rows } = await sql<Read>`
    select pg_current_snapshot()::text as position, extract(epoch from now())::float8 as at, '[]'::json as changes
  `.execute(db);
  return only(rows);
}

/** Returns the changes that were committed after a position, each once, and the position after them. */
export async function readChanges(db: Db, after: Position): Promise<Read> {
  const { rows } = await sql<Read>`
    select pg_current_snapshot()::text as position, extract(epoch from now())::float8 as at,
      coalesce(json_agg(json_build_object(
        'kind', kind, 'listingId', listing_id, 'category', category, 'moved', moved)) filter (where kind is not null), '[]') as changes
    from (
      select distinct kind, listing_id, category, moved from catalogue_changes
      where xact >= pg_snapshot_xmin(${after}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${after}::pg_snapshot)
    ) as change
  `.execute(db);
  return only(rows);
}

/** Deletes changes that were visible at a position, and those of another database that this one was copied from. */
export const deleteChanges = (db: Db, until: Position) =>
  sql`
    delete from catalogue_changes
    where xact < pg_snapshot_xmin(${until}::pg_snapshot) or xact >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);

/** Wakes all listening processes. Outside of other transactions, since it locks all that notify until its commit. */
export const notifyOfChanges = (db: Db, channel: string) =>
  // A process of an older version reads the settings again when there is a text.
  sql`select pg_notify(${channel}, 'look')`.execute(db);

function only(rows: readonly Read[]): Read {
  const [row] = rows;
  if (!row) throw new Error('The database gave no position.');
  return row;
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const tables = ['accounts', 'listings', 'wishes', 'purchases', 'sales', 'ledger_entries', 'provider_events'] as const;

/** Milliseconds; below PostgreSQL's deadlock timeout, so that this query fails, not a migration. */
const LOCK_WAIT = 500;

/**
 * Checks that a sale could be written, without writing.
 * @param withRoom also allocates disk space briefly
 * @throws the database error, such as 55P03 (locks) or 53100 (disk full)
 */
export const probeWrite = (db: Db, { withRoom }: { withRoom: boolean }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx);
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in row exclusive mode`.execute(tx);
    if (!withRoom) return;
    await sql`create temporary table room on commit drop as
      select repeat('room', 250) as taken from generate_series(1, 256)`.execute(tx);
  });

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What a sale is written into. */
const tables = ['accounts', 'listings', 'wishes', 'purchases', 'sales', 'ledger_entries', 'provider_events'] as const;

/**
 * Milliseconds to wait for somebody who keeps the tables to themselves. Shorter than the second after which the
 * database looks for a deadlock, so that this question and not a migration gives way.
 */
const LOCK_WAIT = 500;

/**
 * Asks the database whether a sale could be written down, and writes nothing.
 * @param withRoom take some room on the disk for a moment too
 * @throws the database's refusal, such as 55P03 for locked tables or 53100 for a full disk
 */
export const tryToWrite = (db: Db, { withRoom }: { withRoom: boolean }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx);
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in row exclusive mode`.execute(tx);
    if (!withRoom) return;
    await sql`create temporary table room on commit drop as
      select repeat('room', 250) as taken from generate_series(1, 256)`.execute(tx);
  });

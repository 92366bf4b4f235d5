import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../../platform/db/database.ts';

/**
 * Milliseconds, on own connections: a search never delays a purchase. Documents lie by category, so scans rarely help.
 */
const LIMITS =
  '-c statement_timeout=1500 -c work_mem=32MB -c default_transaction_read_only=on -c jit=off -c enable_seqscan=off -c max_parallel_workers_per_gather=0';
const CONNECTIONS = 4;

/** Opens read-only connections, to the server itself or to a replica. */
export function openReader(url: string): { db: Db; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    options: LIMITS,
  });
  // The next search opens another.
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

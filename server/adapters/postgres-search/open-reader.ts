import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../../platform/db/database.ts';

/** Documents lie by category, so scans rarely help. */
const SETTINGS =
  '-c work_mem=32MB -c default_transaction_read_only=on -c jit=off -c enable_seqscan=off -c max_parallel_workers_per_gather=0';
/** Of its own: a search never delays a purchase. */
const CONNECTIONS = 4;
/** Milliseconds beyond a statement. */
const MORE_TO_CONNECT = 500;

/** Opens read-only connections, to the server itself or to a replica. @param statementTime milliseconds */
export function openReader(url: string, statementTime: number): { db: Db; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: statementTime + MORE_TO_CONNECT,
    options: `-c statement_timeout=${statementTime} ${SETTINGS}`,
  });
  // The next search opens another.
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

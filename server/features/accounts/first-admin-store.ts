import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Two people with the same link wait for each other. */
export const lockFirstAdmin = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`.execute(tx);

/** Counts removed and erased ones too. */
export async function hasEverHadAdmin(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from accounts where type = 'admin')
        or exists (select from audit_log where action = 'make_admin') as is`.execute(db);
  return rows[0]?.is ?? false;
}

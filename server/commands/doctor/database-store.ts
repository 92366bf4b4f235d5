import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export async function readServer(db: Db): Promise<{ version: number; now: Date }> {
  const { rows } = await sql<{ version: number; now: Date }>`
    select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now
  `.execute(db);
  return { version: rows[0]?.version ?? 0, now: new Date(rows[0]?.now ?? 0) };
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = db.selectFrom('accounts').select('id').where('type', '=', 'admin').where('deleted_at', 'is', null);
  return (await admin.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns whether WAL archiving is on, and succeeded within a day. */
export async function readArchive(db: Db): Promise<{ isOn: boolean; isFresh: boolean }> {
  const { rows } = await sql<{ isOn: boolean; isFresh: boolean | null }>`
    select current_setting('archive_mode') <> 'off' as "isOn",
           last_archived_time > now() - interval '26 hours' as "isFresh" from pg_stat_archiver
  `.execute(db);
  return { isOn: rows[0]?.isOn ?? false, isFresh: rows[0]?.isFresh ?? false };
}

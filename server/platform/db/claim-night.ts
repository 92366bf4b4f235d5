import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Hours after which an unfinished comparison counts as crashed. */
const DIES_AFTER = 2;

/** This night, in UTC. */
export const tonight = sql<Date>`date(now() at time zone 'utc')`;

/** Claims the comparison of this night. @returns false when another process has it */
export async function claimNight(db: Db, table: 'ledger_comparisons' | 'transfer_comparisons'): Promise<boolean> {
  const comparisons = sql.table(table);
  const { rows } = await sql`
    insert into ${comparisons} as night (day) values (${tonight})
    on conflict (day) do update set began_at = now()
      where night.finished_at is null and night.began_at < now() - make_interval(hours => ${DIES_AFTER})
    returning day`.execute(db);
  return rows.length > 0;
}

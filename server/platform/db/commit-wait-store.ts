import type pg from 'pg';

/** Seconds; a standby that is only slow answers sooner. */
const WAITS_TOO_LONG = 2;

/**
 * Counts the commits of this role that wait for a standby for too long. Reads only: another commit would wait too.
 * @returns 0 without `synchronous_standby_names`
 */
export async function countWaitingCommits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select case when current_setting('synchronous_standby_names') = '' then 0 else (
       select count(*) from pg_stat_activity
       where wait_event = 'SyncRep' and clock_timestamp() - state_change > make_interval(secs => $1)
     ) end::int as waiting`,
    [WAITS_TOO_LONG],
  );
  return rows[0]?.waiting ?? 0;
}

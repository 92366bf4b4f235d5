import pg from 'pg';
import type { Logger } from 'pino';
import { shareRun } from '../process/share-run.ts';
import { countWaitingCommits } from './commit-wait-store.ts';

const COUNT_EVERY = 1_000;
/** Milliseconds, per connect and read. */
const PATIENCE = 2_000;

/** Refuses writes while the commits of others wait for a missing standby: each would take a connection for ever. */
export type WritePause = {
  isOn(): boolean;
  /** Commits that waited too long at the last count. */
  waiting(): number;
  /** Counts now, then each second. */
  watch(log: Pick<Logger, 'error' | 'warn'>): Promise<{ stop(): Promise<void> }>;
};

/** The embedded database has no standby. */
export const neverPaused: WritePause = {
  isOn: () => false,
  waiting: () => 0,
  watch: async () => ({ stop: async () => undefined }),
};

/** @param url not of a pooler. Its own connection, since waiting commits may hold all of the pool. */
export function createWritePause(url: string): WritePause {
  let waiting = 0;
  const setWaiting = (count: number, log: Pick<Logger, 'error' | 'warn'>) => {
    if (count > 0 && waiting === 0)
      log.error({ waiting: count, alert: true }, 'commits wait for a standby, and nothing is written until it is back');
    if (count === 0 && waiting > 0) log.warn('the standby is back, and writing goes on');
    waiting = count;
  };
  return {
    isOn: () => waiting > 0,
    waiting: () => waiting,
    async watch(log) {
      const pool = new pg.Pool({
        connectionString: url,
        max: 1,
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
        idleTimeoutMillis: 0,
        allowExitOnIdle: true,
        application_name: 'settee standby',
      });
      pool.on('error', () => undefined);
      // A failed count changes nothing: without the database, calls fail anyway.
      const count = shareRun(() =>
        countWaitingCommits(pool).then(
          (found) => setWaiting(found, log),
          () => undefined,
        ),
      );
      await count();
      const timer = setInterval(() => void count(), COUNT_EVERY).unref();
      return {
        stop: async () => {
          clearInterval(timer);
          await pool.end();
        },
      };
    },
  };
}

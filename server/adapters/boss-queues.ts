import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { sqlState } from '../platform/db/database-error.ts';
import { isWritePaused } from '../platform/db/pausing-client.ts';
import type { JobPayloads } from '../ports/jobs.ts';

export const queues = ['send-mail', 'send-push'] as const satisfies (keyof JobPayloads)[];
/** The queue of all periodic jobs. */
export const PERIODIC = 'periodic';
export const RETRIES = 20;

/** Lease in seconds; then another worker takes the job. */
const LEASE_SECONDS = 30;
const MAX_BACKOFF_SECONDS = 300;
const KEPT_SECONDS = 30 * 24 * 3600;
/** Seconds without a heartbeat. */
const HEARTBEAT_SECONDS = 30;
/** Seconds: checking many pictures takes hours. */
const LONGEST_PERIODIC = 24 * 3600;
const DAY_SECONDS = 24 * 3600;

/** Starts pg-boss and creates its queues. */
export async function startBoss({ pool, log }: { pool: pg.Pool; log: Logger }): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: LEASE_SECONDS,
    monitorIntervalSeconds: LEASE_SECONDS,
  });
  boss.on('error', (error) => {
    if (!isWritePaused(error)) log.error({ err: error }, 'jobs');
  });
  // Processes may create the tables at once; the loser succeeds on a second try.
  await boss.start().catch((error: unknown) => {
    if (sqlState(error) !== '23505') throw error;
    return boss.start();
  });
  for (const queue of queues) await createQueue(boss, queue);
  await createPeriodicQueue(boss);
  // Settings need their own connection: not inside a transaction of the embedded database.
  for (const queue of queues) await boss.insert(queue, []);
  return boss;
}

async function createQueue(boss: PgBoss, queue: string): Promise<void> {
  const rules = {
    retryLimit: RETRIES,
    retryBackoff: true,
    retryDelay: 1,
    retryDelayMax: MAX_BACKOFF_SECONDS,
    expireInSeconds: LEASE_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  };
  await boss.createQueue(queue, rules);
  // An older version's queue.
  await boss.updateQueue(queue, rules);
}

async function createPeriodicQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(PERIODIC, { policy: 'stately' });
  await boss.updateQueue(PERIODIC, {
    retryLimit: 3,
    retryDelay: 10,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_PERIODIC,
    deleteAfterSeconds: DAY_SECONDS,
  });
}

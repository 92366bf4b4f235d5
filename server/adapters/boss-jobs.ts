import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Db, sqlState } from '../platform/db/database.ts';
import type { JobPayloads, Jobs, PeriodicJob, Workers } from '../ports/jobs.ts';

const queues = ['send-mail'] as const satisfies (keyof JobPayloads)[];

/** Lease in seconds; afterwards another worker takes the job. */
const LEASE_SECONDS = 30;
/** Milliseconds; shorter than the lease, so that finished jobs of a batch are not repeated. */
const GIVE_UP_AFTER = 20_000;
/** Jobs run in parallel. After a full batch the next is fetched at once. */
const AT_ONCE = 10;
const RETRIES = 20;
const MAX_BACKOFF_SECONDS = 300;
/** Seconds that finished and failed jobs are stored. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** The queue of all periodic jobs. */
const PERIODIC = 'periodic';
/** Seconds without a sign of life until another process takes over. */
const HEARTBEAT_SECONDS = 30;
/** Seconds; checking many pictures takes hours. */
const LONGEST_PERIODIC = 24 * 3600;
/** Periodic jobs at once, so that a long one does not delay the others. */
const PERIODIC_AT_ONCE = 4;
const DAY_SECONDS = 24 * 3600;

type Tried = { id: string; retryCount: number };

/**
 * Creates the job queue (pg-boss); jobs are written in the transaction of their cause.
 * @param workers handler per job; called at least once per job
 */
export async function createBossJobs(options: { pool: pg.Pool; log: Logger; workers: Workers }): Promise<Jobs> {
  const { pool, log, workers } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: LEASE_SECONDS,
    monitorIntervalSeconds: LEASE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  // Concurrent processes may create the tables at once; the loser succeeds on a second try.
  await boss.start().catch((error: unknown) => {
    if (sqlState(error) !== '23505') throw error;
    return boss.start();
  });
  for (const queue of queues) {
    const rules = {
      retryLimit: RETRIES,
      retryBackoff: true,
      retryDelay: 1,
      retryDelayMax: MAX_BACKOFF_SECONDS,
      expireInSeconds: LEASE_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    };
    await boss.createQueue(queue, rules);
    // Updates the rules of a queue created by an older version.
    await boss.updateQueue(queue, rules);
  }
  await boss.createQueue(PERIODIC, { policy: 'stately' });
  await boss.updateQueue(PERIODIC, {
    ...{ retryLimit: 3, retryDelay: 10, retryBackoff: true },
    ...{ heartbeatSeconds: HEARTBEAT_SECONDS, expireInSeconds: LONGEST_PERIODIC, deleteAfterSeconds: DAY_SECONDS },
  });
  const repeat = async (periodic: readonly PeriodicJob[]) => {
    for (const { name, cron } of periodic)
      await boss.schedule(PERIODIC, cron, { name }, { key: name, singletonKey: name });
    const byName = new Map(periodic.map(({ name, work }) => [name, work]));
    await boss.work<{ name: string }>(PERIODIC, { localConcurrency: PERIODIC_AT_ONCE }, async ([job]) => {
      // A job of another version, during an upgrade.
      const work = job && byName.get(job.data.name);
      if (!work) return;
      await work().catch((error: unknown) => {
        log.error({ err: error, job: job.data.name }, 'a periodic job failed; it is tried again');
        throw error;
      });
    });
  };
  const settle = async (queue: string, { id, retryCount }: Tried, work: Promise<void>): Promise<JobResult> => {
    try {
      await inTime(work);
      return { id, status: 'completed' };
    } catch (error) {
      const facts = { err: error, queue, jobId: id };
      if (retryCount < RETRIES) log.warn(facts, 'a job failed; it is tried again');
      else log.error({ ...facts, alert: true }, 'a job failed for the last time; a person must look');
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  return {
    async enqueue(tx, name, payloads) {
      const newJobs = payloads.map((data) => ({ data }));
      await boss.insert(name, newJobs, { db: inTransaction(tx) });
    },
    async start(periodic = []) {
      for (const queue of queues) {
        const work = workers[queue];
        await boss.work<JobPayloads[typeof queue]>(
          queue,
          {
            pollingIntervalSeconds: 1,
            batchSize: AT_ONCE,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (batch) => Promise.all(batch.map((job) => settle(queue, job, work(job.data)))),
        );
      }
      if (periodic.length > 0) await repeat(periodic);
    },
    async drain() {
      for (const queue of queues) {
        for (let jobs = await boss.fetch(queue); jobs[0]; jobs = await boss.fetch(queue)) {
          await workers[queue](jobs[0].data as JobPayloads[typeof queue]);
          await boss.complete(queue, jobs[0].id);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  const late = async () => {
    await sleep(GIVE_UP_AFTER, undefined, { ref: false });
    throw new Error('It took too long.');
  };
  await Promise.race([work, late()]);
}

const inTransaction = (tx: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Db, sqlState } from '../platform/db/database.ts';
import type { JobPayloads, Jobs, Workers } from '../ports/jobs.ts';

const queues = ['send-mail'] as const satisfies (keyof JobPayloads)[];

/** Seconds a worker may take before its job counts as lost and another takes it (reliability 3.10). */
const LEASE_SECONDS = 30;
/** Milliseconds after which a job has failed: the others of its batch are settled before their lease ends, not done again. */
const GIVE_UP_AFTER = 20_000;
/** Jobs worked off side by side. While there are as many, the next are fetched at once. */
const AT_ONCE = 10;
const RETRIES = 20;
const MAX_BACKOFF_SECONDS = 300;
/** Seconds for which a job that is done, or was given up, can still be looked at (reliability 3.10). */
const KEPT_SECONDS = 30 * 24 * 3600;

type Tried = { id: string; retryCount: number };

/**
 * Jobs kept in the same database by pg-boss, written in the transaction of the fact they follow from.
 * @param workers what each job does; called at least once for each job
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
  // Where processes begin together on an empty database, one makes the tables of the jobs, and whoever meant to make
  // them as well finds them at the second look.
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
    // One that an older version made keeps its rules unless it is told.
    await boss.updateQueue(queue, rules);
  }
  /** Waits for one job. @returns what became of it */
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
    async start() {
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

/** @throws when the work takes longer than {@link GIVE_UP_AFTER} */
async function inTime(work: Promise<void>): Promise<void> {
  const late = async () => {
    await sleep(GIVE_UP_AFTER, undefined, { ref: false });
    throw new Error('It took too long.');
  };
  await Promise.race([work, late()]);
}

/** Lets pg-boss write through the transaction the caller is in. */
const inTransaction = (tx: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

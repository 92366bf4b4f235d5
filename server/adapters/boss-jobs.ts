import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { sqlState, type Tx } from '../platform/db/database.ts';
import { NoSuchMailbox } from '../platform/mail/no-such-mailbox.ts';
import { createMinuteCount } from '../platform/observability/once-a-minute.ts';
import type { WatchRun } from '../platform/observability/watch-run.ts';
import { inTime } from '../platform/process/in-time.ts';
import type { JobPayloads, Jobs, PeriodicJob, Workers } from '../ports/jobs.ts';

const queues = ['send-mail', 'send-push'] as const satisfies (keyof JobPayloads)[];

/** Lease in seconds; then another worker takes the job. */
const LEASE_SECONDS = 30;
/** Milliseconds; below the lease, so that finished jobs are not repeated. */
const GIVE_UP_AFTER = 20_000;
/** Parallel jobs. A full batch is followed at once. */
const AT_ONCE = 10;
const RETRIES = 20;
const MAX_BACKOFF_SECONDS = 300;
const KEPT_SECONDS = 30 * 24 * 3600;

const PERIODIC = 'periodic';
/** Seconds without a heartbeat. */
const HEARTBEAT_SECONDS = 30;
/** Seconds: checking many pictures takes hours. */
const LONGEST_PERIODIC = 24 * 3600;
/** A long one must not delay the others. */
const PERIODIC_AT_ONCE = 4;
/** Seconds, for each queue. What is scheduled by the minute can wait. */
const PERIODIC_POLL_SECONDS = 10;
const DAY_SECONDS = 24 * 3600;

type Payload = JobPayloads[(typeof queues)[number]];

type Tried = { id: string; retryCount: number };

/**
 * Creates the queue (pg-boss); jobs are written in the transaction of their cause.
 * @param workers handler per job, called at least once per job
 * @param watchRun counts each run
 */
export async function createBossJobs(options: {
  pool: pg.Pool;
  log: Logger;
  workers: Workers;
  watchRun?: WatchRun;
}): Promise<Jobs> {
  const { pool, log, workers, watchRun = (_job, work) => work() } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: LEASE_SECONDS,
    monitorIntervalSeconds: LEASE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  // Processes may create the tables at once; the loser succeeds on a second try.
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
    // An older version's queue.
    await boss.updateQueue(queue, rules);
  }
  await boss.createQueue(PERIODIC, { policy: 'stately' });
  await boss.updateQueue(PERIODIC, {
    retryLimit: 3,
    retryDelay: 10,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_PERIODIC,
    deleteAfterSeconds: DAY_SECONDS,
  });
  // Settings need their own connection: not inside a transaction of the embedded database.
  for (const queue of queues) await boss.insert(queue, []);
  const repeat = async (periodic: readonly PeriodicJob[]) => {
    for (const { name, cron } of periodic)
      await boss.schedule(PERIODIC, cron, { name }, { key: name, singletonKey: name });
    const byName = new Map(periodic.map(({ name, work }) => [name, work]));
    const pace = { localConcurrency: PERIODIC_AT_ONCE, pollingIntervalSeconds: PERIODIC_POLL_SECONDS };
    await boss.work<{ name: string }>(PERIODIC, pace, async ([job]) => {
      // The job may be of another version, during an upgrade.
      const work = job && byName.get(job.data.name);
      if (!work) return;
      await watchRun(job.data.name, work).catch((error: unknown) => {
        log.error({ err: error, job: job.data.name }, 'a periodic job failed; it is tried again');
        throw error;
      });
    });
  };
  const rowsOfFailures = new Map<string, number>();
  const counts = new Map(queues.map((queue) => [queue as string, createMinuteCount()]));
  /** One line a minute: a mail server that is away fails thousands of jobs. */
  const logRetry = (queue: string, facts: object) => {
    const inARow = (rowsOfFailures.get(queue) ?? 0) + 1;
    rowsOfFailures.set(queue, inARow);
    const failed = counts.get(queue)?.();
    if (failed === undefined) return;
    if (inARow < AT_ONCE) log.warn({ ...facts, failed }, 'a job failed; it is tried again');
    else log.error({ ...facts, failed, alert: true }, 'jobs fail one after another; they are tried again');
  };
  const settle = async (queue: string, { id, retryCount }: Tried, work: () => Promise<void>): Promise<JobResult> => {
    try {
      await watchRun(queue, () => inTime(work(), GIVE_UP_AFTER, tooLate));
      rowsOfFailures.delete(queue);
      return { id, status: 'completed' };
    } catch (error) {
      const output = { message: error instanceof Error ? error.message : String(error) };
      const facts = { err: error, queue, jobId: id };
      if (error instanceof NoSuchMailbox) {
        log.info(facts, 'a mail was dropped, since there is no such mailbox');
        return { id, status: 'completed', output };
      }
      if (retryCount < RETRIES) logRetry(queue, facts);
      else log.error({ ...facts, alert: true }, 'a job failed for the last time; a person must look');
      return { id, status: 'failed', output };
    }
  };
  return {
    async enqueue(tx, name, payloads, when) {
      const newJobs = payloads.map((data) => ({ data, ...(when ? { startAfter: when.from } : {}) }));
      await boss.insert(name, newJobs, { db: inTransaction(tx) });
    },
    async start(periodic = []) {
      for (const queue of queues) {
        const work = workers[queue] as (payload: Payload) => Promise<void>;
        await boss.work<Payload>(
          queue,
          {
            pollingIntervalSeconds: 1,
            batchSize: AT_ONCE,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (batch) => Promise.all(batch.map((job) => settle(queue, job, () => work(job.data)))),
        );
      }
      if (periodic.length > 0) await repeat(periodic);
    },
    async drain() {
      for (const queue of queues) {
        const work = workers[queue] as (payload: Payload) => Promise<void>;
        for (let jobs = await boss.fetch(queue); jobs[0]; jobs = await boss.fetch(queue)) {
          const { id, data } = jobs[0];
          await watchRun(queue, () => work(data as Payload));
          await boss.complete(queue, id);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

function tooLate(): never {
  throw new Error('It took too long.');
}

const inTransaction = (tx: Tx) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

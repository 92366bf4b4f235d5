import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../platform/db/database.ts';
import type { WatchRun } from '../platform/observability/watch-run.ts';
import type { JobPayloads, Jobs, PeriodicJob, Workers } from '../ports/jobs.ts';
import { createJobRunner, type RunJob } from './boss-job-runner.ts';
import { PERIODIC, queues, startBoss } from './boss-queues.ts';

/** Parallel jobs. A full batch is followed at once. */
const AT_ONCE = 10;
/** A long one must not delay the others. */
const PERIODIC_AT_ONCE = 4;
/** Seconds, per queue. Jobs by the minute can wait. */
const PERIODIC_POLL_SECONDS = 10;

type Queue = (typeof queues)[number];
type Payload = JobPayloads[Queue];

/**
 * Creates the queue (pg-boss); jobs are written in the transaction of their cause.
 * @param options.watchRun counts each run
 */
export async function createBossJobs({
  pool,
  log,
  workers,
  watchRun = (_job, work) => work(),
}: {
  pool: pg.Pool;
  log: Logger;
  workers: Workers;
  watchRun?: WatchRun;
}): Promise<Jobs> {
  const boss = await startBoss({ pool, log });
  const run = createJobRunner({ log, watchRun });
  const workOf = (queue: Queue) => workers[queue] as (payload: Payload) => Promise<void>;
  return {
    async enqueue(tx, name, payloads, when) {
      const newJobs = payloads.map((data) => ({ data, ...(when ? { startAfter: when.from } : {}) }));
      await boss.insert(name, newJobs, { db: inTransaction(tx) });
    },
    async start(periodic = []) {
      for (const queue of queues) await workOn(boss, queue, { run, work: workOf(queue) });
      if (periodic.length > 0) await repeat(boss, periodic, { log, watchRun });
    },
    async drain() {
      for (const queue of queues) {
        for (let jobs = await boss.fetch(queue); jobs[0]; jobs = await boss.fetch(queue)) {
          const { id, data } = jobs[0];
          await watchRun(queue, () => workOf(queue)(data as Payload));
          await boss.complete(queue, id);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function workOn(
  boss: PgBoss,
  queue: Queue,
  { run, work }: { run: RunJob; work: (payload: Payload) => Promise<void> },
): Promise<void> {
  const options = {
    pollingIntervalSeconds: 1,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await boss.work<Payload>(queue, options, (batch) =>
    Promise.all(
      batch.map(async (job) => {
        const result = await run(queue, job, () => work(job.data));
        // The process may end while a slow one runs.
        if (result.status === 'completed') await boss.complete(queue, job.id, result.output).catch(() => undefined);
        return result;
      }),
    ),
  );
}

/** Schedules periodic jobs in the database, and runs due ones. */
async function repeat(
  boss: PgBoss,
  periodic: readonly PeriodicJob[],
  { log, watchRun }: { log: Logger; watchRun: WatchRun },
): Promise<void> {
  const byName = new Map(periodic.map(({ name, work }) => [name, work]));
  for (const { name, cron } of periodic)
    await boss.schedule(PERIODIC, cron, { name }, { key: name, singletonKey: name });
  // An older version may have had other jobs.
  for (const { key } of await boss.getSchedules(PERIODIC)) if (!byName.has(key)) await boss.unschedule(PERIODIC, key);
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
}

const inTransaction = (tx: Tx) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

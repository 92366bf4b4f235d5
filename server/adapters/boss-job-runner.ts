import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { NoSuchMailbox } from '../platform/mail/no-such-mailbox.ts';
import { createMinuteCount } from '../platform/observability/once-a-minute.ts';
import type { WatchRun } from '../platform/observability/watch-run.ts';
import { inTime } from '../platform/process/in-time.ts';
import { queues, RETRIES } from './boss-queues.ts';

/** Milliseconds; below the lease, so that finished jobs are not repeated. */
const GIVE_UP_AFTER = 20_000;
/** So many failures in a row alert. */
const ALERT_AFTER = 10;

type Tried = { id: string; retryCount: number };
export type RunJob = (queue: string, job: Tried, work: () => Promise<void>) => Promise<JobResult>;

/** Creates the function that runs one job within its time, and logs a failure. It never rejects. */
export function createJobRunner({ log, watchRun }: { log: Logger; watchRun: WatchRun }): RunJob {
  const logRetry = createRetryLog(log);
  return async (queue, { id, retryCount }, work) => {
    try {
      await watchRun(queue, () => inTime(work(), GIVE_UP_AFTER, tooLate));
      logRetry.reset(queue);
      return { id, status: 'completed' };
    } catch (error) {
      const output = { message: error instanceof Error ? error.message : String(error) };
      const facts = { err: error, queue, jobId: id };
      if (error instanceof NoSuchMailbox) {
        log.info(facts, 'a mail was dropped, since there is no such mailbox');
        return { id, status: 'completed', output };
      }
      if (retryCount < RETRIES) logRetry.failed(queue, facts);
      else log.error({ ...facts, alert: true }, 'a job failed for the last time; a person must look');
      return { id, status: 'failed', output };
    }
  };
}

/** Logs one line a minute: a mail server that is away fails thousands of jobs. */
function createRetryLog(log: Logger) {
  const failuresInARow = new Map<string, number>();
  const counts = new Map(queues.map((queue) => [queue as string, createMinuteCount()]));
  return {
    failed(queue: string, facts: object): void {
      const inARow = (failuresInARow.get(queue) ?? 0) + 1;
      failuresInARow.set(queue, inARow);
      const failed = counts.get(queue)?.();
      if (failed === undefined) return;
      if (inARow < ALERT_AFTER) log.warn({ ...facts, failed }, 'a job failed; it is tried again');
      else log.error({ ...facts, failed, alert: true }, 'jobs fail one after another; they are tried again');
    },
    reset: (queue: string) => void failuresInARow.delete(queue),
  };
}

function tooLate(): never {
  throw new Error('It took too long.');
}

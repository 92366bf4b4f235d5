import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Counts and traces background work. @param didWork other runs are not counted */
export type WatchRun = <T>(job: string, work: () => Promise<T>, didWork?: (result: T) => boolean) => Promise<T>;

/** Counts and traces background work, also when it fails. */
export function createWatchRun(metrics: Pick<Metrics, 'jobRan'>, tracing: Tracing | undefined): WatchRun {
  return async (job, work, didWork = () => true) => {
    const run = async () => {
      const started = performance.now();
      const count = (outcome: 'ok' | 'failed') => metrics.jobRan(job, outcome, (performance.now() - started) / 1000);
      try {
        const result = await work();
        if (didWork(result)) count('ok');
        return result;
      } catch (error) {
        count('failed');
        throw error;
      }
    };
    return tracing ? tracing.inSpan({ name: `job ${job}`, kind: 'job' }, run, didWork) : run();
  };
}

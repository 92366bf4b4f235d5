import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { inTime } from '../process/in-time.ts';
import { type Backlog, backlogMeanings, readBacklog, readQueues, readSchedule } from './metrics-store.ts';

/** Milliseconds. */
const GOOD_FOR = 5_000;
/** Milliseconds; Prometheus waits ten seconds for the page. */
const READ_WITHIN = 5_000;

/** Creates gauges. @returns `refresh` reads them; without a database, `settee_database_up` is 0 and the backlog NaN */
export function createDatabaseMetrics(
  { db, pool, writePause }: Pick<Database, 'db' | 'pool' | 'writePause'>,
  payouts: 'manual' | 'connect',
  registers: Registry[],
) {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `settee_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answered the last look');
  const connections = gauge('database_connections', 'Connections of the pool, by state', ['state']);
  const most = gauge('database_connections_max', 'Connections that the pool may open');
  const callers = gauge('database_waiting', 'Callers that wait for a connection of the pool');
  const commits = gauge('commits_waiting', 'Commits that wait for a standby for seconds; above 0 nothing is written');
  const waiting = gauge('queue_waiting', 'Jobs that are due, by queue', ['queue']);
  const oldest = gauge('queue_oldest_seconds', 'Seconds since the oldest of them was due; 0 without one', ['queue']);
  const ran = gauge('periodic_last_run_timestamp_seconds', 'When a periodic job last finished; now while it runs', [
    'name',
  ]);
  const backlogs = Object.entries(backlogMeanings).map(
    ([name, help]) => [name as keyof Backlog, gauge(name, help)] as const,
  );

  const read = async () => {
    const [backlog, queues, schedule] = [await readBacklog(db, payouts), await readQueues(db), await readSchedule(db)];
    for (const [name, one] of backlogs) one.set(backlog[name]);
    for (const { queue, count, seconds } of queues) {
      waiting.set({ queue }, Number(count));
      oldest.set({ queue }, Number(seconds));
    }
    for (const { name, seconds } of schedule) ran.set({ name }, Number(seconds));
  };

  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async refresh() {
      // Before our own query takes a connection.
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      most.set(pool.options.max);
      callers.set(pool.waitingCount);
      commits.set(writePause.waiting());
      if (performance.now() - readAt < GOOD_FOR) return;
      try {
        await inTime(read(), READ_WITHIN, tooLate);
        readAt = performance.now();
        up.set(1);
      } catch {
        for (const [, one] of backlogs) one.set(Number.NaN);
        up.set(0);
      }
    },
  };
}

function tooLate(): never {
  throw new Error('The database took too long.');
}

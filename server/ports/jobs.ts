import type { Db } from '../platform/db/database.ts';
import type { Mail } from './mailer.ts';

/** Jobs, run at least once after their cause. */
export type JobPayloads = { 'send-mail': Mail };

export type Workers = { [N in keyof JobPayloads]: (payload: JobPayloads[N]) => Promise<void> };

/** Work that is repeated; in one process at a time. */
export type PeriodicJob = {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  work(): Promise<unknown>;
};

export type Jobs = {
  /** Inserts one job per payload in the caller's transaction. */
  enqueue<N extends keyof JobPayloads>(tx: Db, name: N, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** Starts working. @param periodic jobs to repeat; one that fails is tried again before its next time */
  start(periodic?: readonly PeriodicJob[]): Promise<void>;
  /** Runs all due jobs, for tests. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

import type { Tx } from '../platform/db/database.ts';
import type { Mail } from './mailer.ts';

/** Run at least once after their cause. */
export type JobPayloads = {
  'send-mail': Mail;
  'send-push': { subscriptionId: string; notificationId: string };
};

export type Workers = { [N in keyof JobPayloads]: (payload: JobPayloads[N]) => Promise<void> };

/** Repeated work, in one process at a time. */
export type PeriodicJob = {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  work(): Promise<unknown>;
};

export type Jobs = {
  /** Inserts jobs in the caller's transaction. @param when.from not before this time */
  enqueue<N extends keyof JobPayloads>(
    tx: Tx,
    name: N,
    payloads: readonly JobPayloads[N][],
    when?: { from: Date },
  ): Promise<void>;
  /** @param periodic a failed job is tried again before its next time */
  start(periodic?: readonly PeriodicJob[]): Promise<void>;
  /** Runs due jobs, for tests. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

import type { Db } from '../platform/db/database.ts';
import type { Mail } from './mailer.ts';

/** Jobs, run at least once after their cause. */
export type JobPayloads = { 'send-mail': Mail };

export type Workers = { [N in keyof JobPayloads]: (payload: JobPayloads[N]) => Promise<void> };

export type Jobs = {
  /** Inserts one job per payload in the caller's transaction. */
  enqueue<N extends keyof JobPayloads>(tx: Db, name: N, payloads: readonly JobPayloads[N][]): Promise<void>;
  start(): Promise<void>;
  /** Runs all due jobs, for tests. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

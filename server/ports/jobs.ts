import type { Db } from '../platform/db/database.ts';
import type { Mail } from './mailer.ts';

/** Work that follows from a fact and is done after it, at least once (reliability 3.10). */
export type JobPayloads = { 'send-mail': Mail };

export type Workers = { [N in keyof JobPayloads]: (payload: JobPayloads[N]) => Promise<void> };

export type Jobs = {
  /** Writes a job down for each payload in the caller's transaction, so that they exist exactly when the fact does. */
  enqueue<N extends keyof JobPayloads>(tx: Db, name: N, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** Starts working jobs off. */
  start(): Promise<void>;
  /** Works off everything that is due now, for tests. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../../platform/db/database.ts';
import type { Services } from '../services.ts';
import { tryToWrite } from './readiness-store.ts';

/** Milliseconds the database has to answer; whoever asks for readiness wants to know soon. */
const READY_WITHIN = 2_000;

const DISK_FULL = '53100';

export type Readiness = {
  /** Hears of a failed request: a full disk shows only where something is written. */
  hear(error: unknown): void;
  /** Whether this process can serve: it is not leaving, and a sale could be written down right now (reliability T29). */
  isReady(): Promise<boolean>;
};

/** @returns the readiness of one process; after a write that found the disk full, it comes back when there is room */
export function createReadiness(services: Pick<Services, 'db' | 'stopping'>): Readiness {
  let wasFull = false;
  let asking: Promise<boolean> | undefined;

  const databaseServes = async () => {
    const withRoom = wasFull;
    try {
      await tryToWrite(services.db, { withRoom });
      if (withRoom) wasFull = false;
      return true;
    } catch {
      return false;
    }
  };
  /** However many want to know at once, the database is asked once. */
  const ask = () => {
    asking ??= databaseServes().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return {
    hear(error) {
      if (sqlState(error) === DISK_FULL) wasFull = true;
    },
    isReady: async () => !services.stopping() && Promise.race([ask(), sleep(READY_WITHIN, false, { ref: false })]),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../../platform/db/database.ts';
import type { Services } from '../services.ts';
import { tryToWrite } from './readiness-store.ts';

const READY_WITHIN = 2_000;

const DISK_FULL = '53100';

export type Readiness = {
  /** Reports a failed request: a full disk shows only on writes. */
  hear(error: unknown): void;
  /** Whether it is not stopping and a sale could be written (reliability T29). */
  isReady(): Promise<boolean>;
};

/** @returns the readiness; after a disk-full error, ready again when there is space */
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
  /** Concurrent checks share one query. */
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

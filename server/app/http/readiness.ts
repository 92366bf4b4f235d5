import { incomingFolder } from '../../adapters/disk-image-host.ts';
import { spoolFolder } from '../../features/images/spool-folder.ts';
import type { SyncedSearch } from '../../features/search/sync-search.ts';
import { sqlState } from '../../platform/db/database-error.ts';
import { isOfDisk } from '../../platform/files/disk-failure.ts';
import { probeFolder } from '../../platform/files/probe-folder.ts';
import { createMinuteCount } from '../../platform/observability/once-a-minute.ts';
import { inTime } from '../../platform/process/in-time.ts';
import { shareRun } from '../../platform/process/share-run.ts';
import type { AppServices } from '../services.ts';
import { probeWrite } from './readiness-store.ts';

const READY_WITHIN = 2_000;

const DISK_FULL = '53100';

export type Readiness = {
  /** A full disk shows only on writes. */
  report(error: unknown): void;
  /** Running, with search, sales and photos (reliability T29). */
  isReady(): Promise<boolean>;
};

/** Folders of waiting uploads and of pictures. */
const foldersOf = (config: AppServices['config']) => [
  spoolFolder(config),
  ...(config.images.kind === 'disk' ? [incomingFolder(config.images.dir)] : []),
];

/**
 * @param search once read, it stays ready
 * @returns the readiness; a full disk ends it until there is space
 */
export function createReadiness(
  services: Pick<AppServices, 'db' | 'stopping' | 'log' | 'config'>,
  search: Pick<SyncedSearch, 'current' | 'isRead'>,
): Readiness {
  let wasFull = false;

  const countBroken = createMinuteCount();
  const alertOfDisk = (err: unknown) => {
    const failed = countBroken();
    if (failed !== undefined) services.log.error({ err, failed, alert: true }, 'the data folder cannot be used');
  };
  const known = new Set<string>();
  const folderServes = async () => {
    try {
      for (const folder of foldersOf(services.config)) {
        // One that waited for the database writes nothing into the folder of a server that has ended.
        if (services.stopping()) return false;
        const { isNew } = await probeFolder(folder);
        // Still ready: a shop without its pictures can sell.
        if (isNew && known.has(folder))
          services.log.error({ folder, alert: true }, 'a folder with data was gone, and a new one was made');
        known.add(folder);
      }
      return true;
    } catch (error) {
      alertOfDisk(error);
      return false;
    }
  };
  const databaseServes = async () => {
    const withRoom = wasFull;
    try {
      await probeWrite(services.db, { withRoom });
      if (withRoom) wasFull = false;
    } catch {
      return false;
    }
    return folderServes();
  };
  /** Concurrent checks share one query. */
  const check = shareRun(databaseServes);
  /** Also retries a failed first attempt. */
  const searchIsRead = () => {
    if (!search.isRead()) void search.current().catch(() => undefined);
    return search.isRead();
  };
  return {
    report(error) {
      if (sqlState(error) === DISK_FULL) wasFull = true;
      if (isOfDisk(error)) alertOfDisk(error);
    },
    isReady: async () => !services.stopping() && searchIsRead() && inTime(check(), READY_WITHIN, () => false),
  };
}

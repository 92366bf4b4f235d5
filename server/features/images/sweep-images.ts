import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/db/database.ts';
import type { ImageServices } from './image-services.ts';
import { findUnused, isHashUsed, lockFiles, removeUnused } from './image-store.ts';
import { claimRemoval, finishRemoval, planRemoval } from './picture-removal-store.ts';
import { spoolFolder } from './spool-folder.ts';

const BATCH = 100;
/** Milliseconds; an upload takes under a minute. */
const LEFTOVER_MS = 3600_000;

type Needed = Pick<ImageServices, 'db' | 'imageHost'>;

/**
 * Removes pictures unused for 24 hours, and leftover uploads (reliability 5.8). Safe in several processes.
 * @returns how many
 * @throws the store's error; retried later
 */
export async function sweepImages(services: Needed & { config: { dataDir: string } }): Promise<number> {
  await removeLeftovers(spoolFolder(services.config));
  let removed = 0;
  for (const unused of await findUnused(services.db, BATCH)) if (await deleteUnusedPicture(services, unused)) removed++;
  await removeFiles(services);
  return removed;
}

const deleteUnusedPicture = ({ db }: Needed, { id, hash }: { id: string; hash: string }): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockFiles(tx, hash);
    const files = await removeUnused(tx, id);
    if (files && !(await isHashUsed(tx, hash))) await planRemoval(tx, { hash, files });
    return files !== undefined;
  });

/** Calls the store outside any transaction. */
async function removeFiles({ db, imageHost }: Needed): Promise<void> {
  for (let removal = await claimRemoval(db); removal; removal = await claimRemoval(db)) {
    await imageHost.remove(removal.files);
    await finishRemoval(db, removal.hash);
  }
}

async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

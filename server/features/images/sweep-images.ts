import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/db/database.ts';
import type { ImageServices } from './image-services.ts';
import { findUnused, isHashUsed, lockFiles, removeUnused } from './image-store.ts';
import { claimRemoval, finishRemoval, planRemoval } from './picture-removal-store.ts';
import { spoolFolder } from './spool-folder.ts';

const BATCH = 100;
/** An upload takes under a minute; what lies there longer, in milliseconds, was left by a process that died. */
const LEFTOVER_MS = 3600_000;

type Keeper = Pick<ImageServices, 'db' | 'imageHost'>;

/**
 * Removes pictures that no listing has shown for 24 hours, row by row with the row locked (reliability 5.8), and
 * uploads that a killed process left behind. Safe to run in several processes at once.
 * @returns how many pictures were removed
 * @throws the store's failure when it does not answer; the files it should have removed are tried again later
 */
export async function sweepImages(services: Keeper & { config: { dataDir: string } }): Promise<number> {
  await removeLeftovers(spoolFolder(services.config));
  let removed = 0;
  for (const unused of await findUnused(services.db, BATCH)) if (await forgetPicture(services, unused)) removed++;
  await removeFiles(services);
  return removed;
}

/** Forgets a picture and, when nobody else keeps the same, plans the removal of its files. */
const forgetPicture = ({ db }: Keeper, { id, hash }: { id: string; hash: string }): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockFiles(tx, hash);
    const files = await removeUnused(tx, id);
    if (files && !(await isHashUsed(tx, hash))) await planRemoval(tx, { hash, files });
    return files !== undefined;
  });

/** A store may be far away: no transaction is open while it is asked (reliability 3.11). */
async function removeFiles({ db, imageHost }: Keeper): Promise<void> {
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

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageServices } from './image-services.ts';
import { findUnused, isHashUsed, lockFiles, removeUnused } from './image-store.ts';
import { spoolFolder } from './spool-folder.ts';

const BATCH = 100;
/** An upload takes under a minute; what lies there longer, in milliseconds, was left by a process that died. */
const LEFTOVER_MS = 3600_000;

/**
 * Removes pictures that no listing has shown for 24 hours, row by row with the row locked (reliability 5.8), and
 * uploads that a killed process left behind. Safe to run in several processes at once.
 * @returns how many pictures were removed
 */
export async function sweepImages(
  services: Pick<ImageServices, 'db' | 'imageHost'> & { config: { dataDir: string } },
): Promise<number> {
  await removeLeftovers(spoolFolder(services.config));
  let removed = 0;
  for (const { id, hash } of await findUnused(services.db, BATCH)) if (await sweepOne(services, id, hash)) removed++;
  return removed;
}

/**
 * The files go while the row is locked, although a store may be far away: were they removed afterwards, somebody who
 * uploads the same picture in between would lose it. A store that fails leaves the row for the next time.
 */
function sweepOne(
  { db, imageHost }: Pick<ImageServices, 'db' | 'imageHost'>,
  id: string,
  hash: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockFiles(tx, hash);
    const files = await removeUnused(tx, id);
    if (!files) return false;
    if (!(await isHashUsed(tx, hash))) await imageHost.remove(files);
    return true;
  });
}

async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

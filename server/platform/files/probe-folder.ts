import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Writes, reads and deletes a byte in a folder.
 * @returns whether the folder was missing and had to be made
 * @throws the error of the disk
 */
export async function probeFolder(dir: string): Promise<{ isNew: boolean }> {
  const isNew = await makeFolder(dir);
  const file = join(dir, `ready-${randomUUID()}`);
  try {
    await writeFile(file, '.', { mode: 0o600 });
    await readFile(file);
    return { isNew };
  } finally {
    await rm(file, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a byte into a folder, reads it, and takes it away again.
 * @throws the error of the disk
 */
export async function tryToStore(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, `ready-${randomUUID()}`);
  try {
    await writeFile(file, '.', { mode: 0o600 });
    await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

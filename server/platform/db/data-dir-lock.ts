import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../files/make-folder.ts';
import { inDataDir } from '../files/unusable-data-dir.ts';

export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken';
}

/**
 * Locks the embedded database's directory, because a second process would corrupt it.
 * @see docs/decisions/0061-the-data-folder-is-locked-by-the-system.md
 * @returns a function that releases the lock
 * @throws DataDirTaken when another process holds it, UnusableDataDir
 */
export const lockDataDir = (dataDir: string): (() => void) => inDataDir(dataDir, () => takeLock(dataDir));

function takeLock(dataDir: string): () => void {
  makeFolderSync(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isTaken(error)) throw error;
    throw new DataDirTaken(
      `Another Settee is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

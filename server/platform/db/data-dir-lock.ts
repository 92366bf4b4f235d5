import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second process off the embedded database, which would ruin it. The lock is one on a file in the directory
 * itself, taken by the system: whoever sees the directory sees the lock, of two that ask at once one gets it, and it goes
 * with its process, so a killed Settee never has to be unlocked by hand. Node has no call for such a lock; SQLite does.
 * @returns a function that gives the directory free
 * @throws when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isTaken(error)) throw error;
    throw new Error(`Another Settee is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
  return () => lock.close();
}

/** SQLITE_BUSY. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

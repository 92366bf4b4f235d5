import { isOfDisk } from './disk-failure.ts';

/** The message is one line for the operator. */
export class UnusableDataDir extends Error {
  override readonly name = 'UnusableDataDir';
}

/** Of SQLite: read-only, input or output, full, cannot be opened. */
const diskErrors: readonly unknown[] = [8, 10, 13, 14];

const isOfLock = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && diskErrors.includes(error.errcode);

/**
 * Works in the data folder, before the server starts.
 * @throws UnusableDataDir when the folder or its disk is at fault
 */
export function inDataDir<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && (isOfDisk(error) || isOfLock(error)))) throw error;
    throw new UnusableDataDir(
      `The data folder ${dataDir} cannot be used (${error.message}). Set DATA_DIR to a folder that this user may write, or mend its rights or its disk.`,
      { cause: error },
    );
  }
}

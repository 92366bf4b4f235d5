import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** How many bytes a file has, and when it was last written, in milliseconds. @returns undefined when there is none */
export async function measureFile(path: string): Promise<{ size: number; written: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { size: found.size, written: found.mtimeMs } : undefined;
}

/**
 * Opens a file to be read bit by bit. Whoever gets the stream reads it to its end or destroys it.
 * @returns undefined when there is none
 */
export async function streamFile(path: string): Promise<Readable | undefined> {
  const stream = createReadStream(path);
  return once(stream, 'open').then(
    () => stream,
    () => undefined,
  );
}

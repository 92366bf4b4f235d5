import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { orAbsent } from './disk-failure.ts';

/**
 * Returns bytes and modification time in milliseconds.
 * @returns undefined without a file
 * @throws busy when the disk fails
 */
export async function measureFile(path: string): Promise<{ size: number; written: number } | undefined> {
  const found = await stat(path).catch(orAbsent);
  return found?.isFile() ? { size: found.size, written: found.mtimeMs } : undefined;
}

/**
 * The caller must consume or destroy the stream.
 * @returns undefined without a file
 * @throws busy when the disk fails
 */
export async function streamFile(path: string): Promise<Readable | undefined> {
  const stream = createReadStream(path);
  return once(stream, 'open').then(() => stream, orAbsent);
}

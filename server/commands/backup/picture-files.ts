import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPictureName } from '../../../shared/domain/picture.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';

/** Yields picture names in a stable order, without unfinished uploads. */
export async function* picturesIn(dir: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(dir, below), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* picturesIn(dir, path);
    else if (isPictureName(path)) yield path;
  }
}

/** @returns its hash; undefined when it does not exist */
export async function copyPicture(from: string, to: string): Promise<string | undefined> {
  await makeFolder(dirname(to));
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!source) return undefined;
  const hash = createHash('sha256');
  const marked = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(source.createReadStream(), marked, createWriteStream(to, { mode: 0o600 }));
  return hash.digest('hex');
}

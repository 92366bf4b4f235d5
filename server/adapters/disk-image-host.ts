import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isPictureName, pictureContentType, withAvif } from '../../shared/domain/picture.ts';
import { orAbsent, orDiskFailure } from '../platform/files/disk-failure.ts';
import { makeFolder } from '../platform/files/make-folder.ts';
import { measureFile, streamFile } from '../platform/files/measured-file.ts';
import type { ImageFile, ImageHost } from '../ports/image-host.ts';

/** Milliseconds until an unfinished file counts as left by a crash. */
const LEFTOVER_MS = 3600_000;

/** A damaged file is rewritten. */
const holds = async (path: string, bytes: Uint8Array) =>
  (await readFile(path).catch(() => undefined))?.equals(bytes) ?? false;

/** Makes directory entries durable; not needed on Windows. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** Returns where files are written before they get their names. */
export const incomingFolder = (dir: string) => join(dir, '.incoming');

/**
 * Stores pictures on disk. `put` syncs before and after the rename, to be durable (reliability 5.6).
 * @param dir created when missing, readable only by the server's user
 */
export function createDiskImageHost(dir: string): ImageHost {
  const incoming = incomingFolder(dir);
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await makeFolder(incoming);
    await removeLeftovers(incoming);
  }

  async function write({ name, bytes }: ImageFile): Promise<void> {
    const path = join(dir, name);
    if (await holds(path, bytes)) return;
    const unfinished = join(incoming, `${basename(name)}.${randomUUID()}`);
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async function put(files: readonly ImageFile[]): Promise<{ url: string }> {
    prepared ??= prepare();
    await prepared;
    const folders = new Set(files.map(({ name }) => dirname(join(dir, name))));
    for (const folder of folders) await makeFolder(folder);
    await Promise.all(files.map(write));
    for (const folder of folders) for (const path of [folder, dirname(folder), dir]) await syncDirectory(path);
    return { url: `/images/${files[0]?.name}` };
  }

  return {
    kind: 'disk',
    origin: '',
    async put(files) {
      try {
        return await put(files);
      } catch (error) {
        prepared = undefined;
        throw orDiskFailure(error);
      }
    },
    measure: async (name) => (isPictureName(name) ? (await measureFile(join(dir, name)))?.size : undefined),
    async read(name) {
      if (!isPictureName(name)) return undefined;
      const bytes = await readFile(join(dir, name)).catch(orAbsent);
      return bytes && { bytes, contentType: pictureContentType(name) };
    },
    stream: async (name) => (isPictureName(name) ? streamFile(join(dir, name)) : undefined),
    async remove(names) {
      await Promise.all(withAvif(names.filter(isPictureName)).map((name) => rm(join(dir, name), { force: true })));
    },
  };
}

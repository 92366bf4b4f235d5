import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFormat, pictureFileName } from '../../../shared/domain/picture.ts';
import { Failure } from '../../../shared/errors.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import type { ImageFile } from '../../ports/image-host.ts';
import type { AvifSize } from '../../ports/image-pipeline.ts';
import type { ImageServices } from './image-services.ts';
import { claimWithoutAvif, isHashUsed, type PictureWithoutAvif, releaseAvifClaim } from './image-store.ts';
import { spoolFolder } from './spool-folder.ts';

/**
 * Creates a listing picture's AVIF files, if smaller than WebP.
 * @returns false when there is none, or while uploads are processed
 * @throws the store's error; retried later
 */
export async function makeAvif(services: ImageServices): Promise<boolean> {
  const { db, imageHost } = services;
  if (imageHost.kind !== 'disk') return false;
  const picture = await claimWithoutAvif(db);
  if (!picture) return false;
  try {
    const sizes = await encode(services, picture);
    if (sizes) await storeAvif(services, picture, sizes);
    else await releaseAvifClaim(db, picture.id);
    return sizes !== undefined;
  } catch (error) {
    await releaseAvifClaim(db, picture.id);
    throw error;
  }
}

/** @returns undefined while uploads go first; empty for an unreadable file */
async function encode(services: ImageServices, { hash }: PictureWithoutAvif): Promise<AvifSize[] | undefined> {
  const { config, imageHost, imagePipeline } = services;
  const largest = await imageHost.read?.(pictureFileName(hash, 1600, 'webp'));
  if (!largest) return [];
  const folder = spoolFolder(config);
  const file = join(folder, randomUUID());
  await makeFolder(folder);
  try {
    await writeFile(file, largest.bytes, { flag: 'wx', mode: 0o600 });
    return await imagePipeline.makeAvif(file).catch(refused);
  } finally {
    await rm(file, { force: true });
  }
}

/** A bad file is permanent; a timeout is retried. */
function refused(error: unknown): [] | undefined {
  if (error instanceof Failure) return error.code === 'busy' ? undefined : [];
  throw error;
}

/** A removal meanwhile deletes these files too. */
async function storeAvif({ db, imageHost }: ImageServices, { hash }: PictureWithoutAvif, sizes: readonly AvifSize[]) {
  const files: ImageFile[] = [];
  for (const { width, bytes } of sizes) {
    const name = pictureFileName(hash, width, 'avif');
    const webp = (await imageHost.measure?.(inFormat(name, 'webp'))) ?? 0;
    if (bytes.length < webp) files.push({ name, contentType: 'image/avif', bytes });
  }
  if (files.length === 0) return;
  await imageHost.put(files);
  if (!(await isHashUsed(db, hash))) await imageHost.remove(files.map(({ name }) => name));
}

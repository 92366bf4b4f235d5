import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswer } from '../../../shared/contract/call.ts';
import type { imageCalls } from '../../../shared/contract/images.ts';
import { Failure } from '../../../shared/errors.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
import { SUSPENDED } from '../../platform/db/authorize-publishing.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { lockWorkOf, readStanding } from '../../platform/db/lock-account.ts';
import { orDiskFailure } from '../../platform/files/disk-failure.ts';
import { sha256 } from '../../platform/files/picture-hash.ts';
import type { ProcessedImage } from '../../ports/image-pipeline.ts';
import { checkQuota } from './check-quota.ts';
import type { ImageServices } from './image-services.ts';
import { expireUpload, findByHash, lockFiles, reserveImage, setAddress } from './image-store.ts';
import { cancelRemoval } from './picture-removal-store.ts';
import { spoolFolder } from './spool-folder.ts';
import { type Spooled, spoolUpload, uploadLimits } from './spool-upload.ts';
import { isTakenDown } from './taken-down-store.ts';

type Answer = CallAnswer<typeof imageCalls.uploadImage>;

/**
 * Stores a photo, once per person (reliability 5). @returns its URL
 * @throws Failure for the field `image`
 */
export async function uploadImage(
  services: ImageServices,
  caller: Owner,
  request: Request,
  { limits = uploadLimits, use = 'listing' }: { limits?: typeof uploadLimits; use?: Use } = {},
): Promise<Answer> {
  const { db, config } = services;
  if (config.rateLimits) await checkQuota(db, caller);
  const original = await spoolUpload(request, spoolFolder(config), limits);
  try {
    return { success: true, data: await storeLocalPicture(services, caller, original, use) };
  } finally {
    await rm(original.file, { force: true });
  }
}

/**
 * Stores a picture from the local disk.
 * @throws Failure for the field `image`
 */
export async function storeLocalPicture(
  services: ImageServices,
  owner: Owner,
  original: Spooled,
  use: Use = 'listing',
): Promise<{ url: string; width: number; height: number }> {
  await refuseTakenDown(services.db, [original.hash]);
  const image = await services.imagePipeline.process(original.file).catch(async (error: unknown) => {
    await refuseIfChanged(original);
    throw error;
  });
  const url = await storePicture(services, { ...owner, use }, image, original);
  return { url, width: image.width, height: image.height };
}

/**
 * A failed decoding is the disk's fault if the file has changed.
 * @throws busy
 */
async function refuseIfChanged({ file, hash }: Spooled): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw orDiskFailure(error);
  });
  if (sha256(bytes).toString('hex') !== hash) throw orStoreFailure(new Error('The disk changed an upload.'));
}

type Owner = { id: string; verified?: boolean | undefined };
/** A suspended person ends what is open, also with photos. */
type Use = 'listing' | 'message';

/** The row first, or the sweep removes the files. */
async function storePicture(
  services: ImageServices,
  owner: Owner & { use: Use },
  image: ProcessedImage,
  { bytes, hash: originalHash }: Spooled,
): Promise<string> {
  const { db, config, imageHost } = services;
  const { hash, width, height, tones, files } = image;
  const names = files.map(({ name }) => name);
  const ownerId = owner.id;
  const reserve = () =>
    inTransaction(db, async (tx) => {
      await lockWorkOf(tx, ownerId, 'uploads');
      await refuseWithoutStanding(tx, owner);
      // Again, with the size known.
      if (config.rateLimits && !(await findByHash(tx, ownerId, hash))) await checkQuota(tx, owner, bytes);
      await lockFiles(tx, hash);
      await refuseTakenDown(tx, [hash, originalHash]);
      if (!(await cancelRemoval(tx, hash))) return undefined;
      return reserveImage({ ownerId, hash, originalHash, width, height, tones, bytes, files: names }, tx);
    });
  const row = await onceRemoved(reserve);
  // imgbb would store a second copy under another URL.
  if (row.url && imageHost.kind === 'imgbb') return row.url;
  const { url } = await imageHost.put(files).catch(async (error: unknown) => {
    if (!row.url) await expireUpload(db, row.id);
    throw orStoreFailure(error);
  });
  await refuseTakenDown(db, [hash, originalHash]).catch(async (takenDownMeanwhile: unknown) => {
    await imageHost.remove(names);
    throw takenDownMeanwhile;
  });
  if (url !== row.url) await setAddress(db, row.id, url);
  return url;
}

/**
 * The gate was passed before the photo came.
 * @throws not_signed_in, not_allowed
 */
async function refuseWithoutStanding(db: Db, { id, use }: { id: string; use: Use }): Promise<void> {
  const standing = await readStanding(db, id);
  if (standing === 'removed') throw new Failure('not_signed_in');
  if (standing === 'suspended' && use === 'listing') throw new Failure('not_allowed', { reason: SUSPENDED });
}

function orStoreFailure(error: unknown): unknown {
  if (error instanceof Failure) return error;
  return Object.assign(new Failure('busy', { reason: imageRefusals.notStoredNow(), retryAfter: 30 }), { cause: error });
}

const POLL_MILLISECONDS = 100;
const MOST_POLLS = 100;

/** Waits for a deletion, which would take the new files too. @throws busy */
async function onceRemoved<T>(reserve: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < MOST_POLLS; attempt++) {
    const reserved = await reserve();
    if (reserved) return reserved;
    await sleep(POLL_MILLISECONDS);
  }
  throw new Failure('busy', { retryAfter: 5 });
}

const TAKEN_DOWN = imageRefusals.takenDown();

/**
 * Refuses a photo that an operator took down (reliability 5.8).
 * @param fingerprints SHA-256 of the file, and of the picture once known
 * @throws image_refused
 */
async function refuseTakenDown(db: Db, fingerprints: readonly string[]): Promise<void> {
  if (await isTakenDown(db, fingerprints))
    throw new Failure('image_refused', { reason: TAKEN_DOWN, fields: { image: TAKEN_DOWN } });
}

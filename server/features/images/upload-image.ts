import { rm } from 'node:fs/promises';
import type { CallAnswer } from '../../../shared/contract/call.ts';
import type { imageCalls } from '../../../shared/contract/images.ts';
import { inTransaction } from '../../database.ts';
import type { Caller } from '../../handler.ts';
import type { ProcessedImage } from '../../ports/image-pipeline.ts';
import { checkQuota } from './check-quota.ts';
import type { ImageServices } from './image-services.ts';
import { findByHash, lockFiles, lockOwner, reserveImage, setAddress } from './image-store.ts';
import { refuseTakenDown } from './refuse-taken-down.ts';
import { spoolFolder } from './spool-folder.ts';
import { type Spooled, spoolUpload, uploadLimits } from './spool-upload.ts';

type Answer = CallAnswer<typeof imageCalls.uploadImage>;

/**
 * Takes one photo (spec §7, reliability 5): refused before its body is read when the quota is used up, spooled,
 * re-encoded in another process, kept by the image host, and answered by its address.
 * The same photo sent again by the same person answers the same address and counts once.
 * @throws Failure with a sentence for the field `image`; nothing is kept then
 */
export async function uploadImage(
  services: ImageServices,
  caller: Pick<Caller, 'id'>,
  request: Request,
  limits = uploadLimits,
): Promise<Answer> {
  const { db, config, imagePipeline } = services;
  if (config.rateLimits) await checkQuota(db, caller.id);
  const original = await spoolUpload(request, spoolFolder(config), limits);
  const { file } = original;
  try {
    await refuseTakenDown(db, [original.hash]);
    const image = await imagePipeline.process(file);
    const url = await keep(services, caller.id, image, original);
    return { success: true, data: { url, width: image.width, height: image.height } };
  } finally {
    await rm(file, { force: true });
  }
}

/** The row comes first, so that the sweep never removes files that are just being kept for somebody. */
async function keep(
  services: ImageServices,
  ownerId: string,
  image: ProcessedImage,
  { bytes, hash: originalHash }: Spooled,
): Promise<string> {
  const { db, config, imageHost } = services;
  const { hash, width, height, tones, files } = image;
  const names = files.map(({ name }) => name);
  const row = await inTransaction(db, async (tx) => {
    await lockOwner(tx, ownerId);
    // Asked again with the size known and the account's other uploads waiting.
    if (config.rateLimits && !(await findByHash(tx, ownerId, hash))) await checkQuota(tx, ownerId, bytes);
    await lockFiles(tx, hash);
    await refuseTakenDown(tx, [hash, originalHash]);
    return reserveImage({ ownerId, hash, originalHash, width, height, tones, bytes, files: names }, tx);
  });
  // imgbb would keep a second copy under a second address.
  if (row.url && imageHost.kind === 'imgbb') return row.url;
  const { url } = await imageHost.put(files);
  await refuseTakenDown(db, [hash, originalHash]).catch(async (takenDownMeanwhile: unknown) => {
    await imageHost.remove(names);
    throw takenDownMeanwhile;
  });
  if (url !== row.url) await setAddress(db, row.id, url);
  return url;
}

import { pictureHash, sha256 } from '../../platform/files/picture-hash.ts';
import type { ImageHost } from '../../ports/image-host.ts';
import type { ImageServices } from './image-services.ts';
import {
  claimUnverified,
  hoursAgo,
  type PictureProblem,
  type StoredPicture,
  storeCheck,
} from './picture-check-store.ts';

/** A problem without `missing` files means a changed file. */
export type VerifiedPicture = { hash: string; problem: PictureProblem | null; missing: string[] };

/**
 * Compares stored pictures with their hash (reliability 5.6), and stores the result. Safe in several processes.
 * @param hours skips pictures checked within this time; 0 checks all
 * @throws the store's error; the picture is retried
 */
export async function* verifyPictures(
  { db, imageHost }: Pick<ImageServices, 'db' | 'imageHost'>,
  hours: number,
): AsyncGenerator<VerifiedPicture> {
  const { read } = imageHost;
  if (!read) return;
  const since = await hoursAgo(db, hours);
  for (;;) {
    const picture = await claimUnverified(db, since);
    if (!picture) return;
    const found = await verifyPicture(picture, read);
    // Removed during the check: no problem.
    if (await storeCheck(db, picture.id, found.problem)) yield found;
  }
}

async function verifyPicture(
  { hash, files }: StoredPicture,
  read: NonNullable<ImageHost['read']>,
): Promise<VerifiedPicture> {
  const hashes: Buffer[] = [];
  const missing: string[] = [];
  for (const name of files) {
    const file = await read(name);
    if (file) hashes.push(sha256(file.bytes));
    else missing.push(name);
  }
  if (missing.length > 0) return { hash, problem: 'missing', missing };
  return { hash, problem: pictureHash(hashes) === hash ? null : 'changed', missing };
}

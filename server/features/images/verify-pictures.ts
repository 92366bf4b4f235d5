import { pictureHash, sha256 } from '../../platform/files/picture-hash.ts';
import type { ImageHost } from '../../ports/image-host.ts';
import type { ImageServices } from './image-services.ts';
import { claimUnverified, hoursAgo, type KeptPicture, noteLook, type PictureProblem } from './picture-check-store.ts';

/** A picture that was looked at: `missing` names its files that are not there; with a problem and none missing, one was changed. */
export type VerifiedPicture = { hash: string; problem: PictureProblem | null; missing: string[] };

/**
 * Looks at kept pictures one by one: whether all their files are there and whether their bytes are those that gave the
 * picture its name (reliability 5.6). What is found is written down with the picture. Several processes may do it at
 * once; each picture is looked at by one of them. A host that gives nothing back, such as imgbb, has nothing to verify.
 * @param hours pictures that were looked at in so many hours are left out; 0 looks at all of them
 * @throws the store's failure when it does not answer; nothing is said against the picture then, and it waits for its
 *   next turn, so that it does not stand in the way of the others
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
    const found = await lookAt(picture, read);
    // A picture that was removed while it was looked at may well be missing.
    if (await noteLook(db, picture.id, found.problem)) yield found;
  }
}

async function lookAt({ hash, files }: KeptPicture, read: NonNullable<ImageHost['read']>): Promise<VerifiedPicture> {
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

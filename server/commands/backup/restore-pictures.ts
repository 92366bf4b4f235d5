import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './back-up.ts';
import { copyPicture, picturesIn } from './picture-files.ts';
import { type KeptPicture, pictureFolder, readPictureList } from './picture-list.ts';

/** So many pictures are named that could not be brought back; the rest is counted. */
const NAMED = 20;

/**
 * Copies a backup's pictures to where they are served from, and compares each with what was kept. One that differs
 * stays out, and keeps no other out.
 * @param to the folder of the pictures, made when missing
 * @returns how many were brought back
 * @throws naming those that are missing in the backup or were changed, after all the others were brought back
 */
export async function restorePictures(manifest: Manifest, folder: string, to: string): Promise<number> {
  const from = pictureFolder(folder);
  const wrong: string[] = [];
  let looked = 0;
  let left = 0;
  const bringAll = async (pictures: AsyncIterable<KeptPicture>) => {
    for await (const { path, sha256 } of pictures) {
      const problem = await bringBack(join(from, path), join(to, path), sha256);
      looked += 1;
      if (!problem) continue;
      left += 1;
      if (left <= NAMED) wrong.push(`${problem}: ${path}`);
    }
  };
  if (manifest.imageList) await readPictureList(folder, manifest.imageList, bringAll);
  else await bringAll(unlisted(from));
  if (left > NAMED) wrong.push(`and ${left - NAMED} more`);
  if (left > 0)
    throw new Error(
      `${left} of ${looked} picture files are not as they were backed up and were left out:\n${wrong.join('\n')}\n` +
        'Bring them back from another copy. "npm run verify-pictures" names all that are still missing.',
    );
  return looked;
}

/** The picture gets its name when it is known to be right, so that nobody is ever shown another than the seller's. */
async function bringBack(from: string, to: string, sha256?: string): Promise<'missing' | 'changed' | undefined> {
  const unfinished = `${to}.unfinished`;
  try {
    const copied = await copyPicture(from, unfinished);
    if (copied === undefined) return 'missing';
    if (sha256 !== undefined && copied !== sha256) return 'changed';
    await rename(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* unlisted(from: string): AsyncGenerator<KeptPicture> {
  for await (const path of picturesIn(from)) yield { path };
}

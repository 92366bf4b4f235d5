import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './back-up.ts';
import { copyPicture, picturesIn } from './picture-files.ts';
import { type ListedPicture, pictureFolder, readPictureList } from './picture-list.ts';

const NAMED = 20;

/**
 * Verifies each picture; skips changed ones.
 * @param to created when missing
 * @returns how many
 * @throws at the end, with missing or changed names
 */
export async function restorePictures(manifest: Manifest, folder: string, to: string): Promise<number> {
  const from = pictureFolder(folder);
  const wrong: string[] = [];
  let checked = 0;
  let left = 0;
  const restoreAll = async (pictures: AsyncIterable<ListedPicture>) => {
    for await (const { path, sha256 } of pictures) {
      const problem = await restorePicture(join(from, path), join(to, path), sha256);
      checked += 1;
      if (!problem) continue;
      left += 1;
      if (left <= NAMED) wrong.push(`${problem}: ${path}`);
    }
  };
  if (manifest.imageList) await readPictureList(folder, manifest.imageList, restoreAll);
  else await restoreAll(unlisted(from));
  if (left > NAMED) wrong.push(`and ${left - NAMED} more`);
  if (left > 0)
    throw new Error(
      `${left} of ${checked} picture files are not as they were backed up and were left out:\n${wrong.join('\n')}\n` +
        'Bring them back from another copy. "npm run verify-pictures" names all that are still missing.',
    );
  return checked;
}

/** Renamed after verification: a wrong picture is never served. */
async function restorePicture(from: string, to: string, sha256?: string): Promise<'missing' | 'changed' | undefined> {
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

async function* unlisted(from: string): AsyncGenerator<ListedPicture> {
  for await (const path of picturesIn(from)) yield { path };
}

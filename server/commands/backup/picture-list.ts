import { join } from 'node:path';
import { isPictureName } from '../../../shared/domain/picture.ts';
import { type LineMark, lineFileName, readLineFile, writeLineFile } from './line-file.ts';

/** A picture as a backup keeps it; the hash is not known of those from before there was a list. */
export type KeptPicture = { path: string; sha256?: string };

/** Where a backup has its pictures. */
export const pictureFolder = (folder: string) => join(folder, 'images');
const listOf = (folder: string) => join(folder, lineFileName('images'));

/** Writes down which pictures a backup has, in a file beside its manifest: there may be too many for the manifest. */
export function writePictureList(folder: string, pictures: AsyncIterable<KeptPicture>): Promise<LineMark> {
  const lines = async function* () {
    for await (const picture of pictures) yield JSON.stringify(picture);
  };
  return writeLineFile(listOf(folder), lines());
}

/**
 * Reads a backup's list of pictures.
 * @param take gets the pictures before the whole list is compared; check it first with `checkPictureList`
 */
export function readPictureList(
  folder: string,
  mark: LineMark,
  take: (pictures: AsyncIterable<KeptPicture>) => Promise<void>,
): Promise<void> {
  return readLineFile(listOf(folder), mark, (lines) => take(parsed(lines)));
}

/** @throws when a backup's list is not what was written, or names anything else than pictures */
export function checkPictureList(folder: string, mark: LineMark): Promise<void> {
  return readPictureList(folder, mark, async (pictures) => {
    // It becomes a path: a backup from somewhere else must not write outside the folder of the pictures.
    for await (const { path } of pictures)
      if (!isPictureName(path)) throw new Error(`"${path}" is not the name of a picture.`);
  });
}

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<KeptPicture> {
  for await (const line of lines) yield JSON.parse(line);
}

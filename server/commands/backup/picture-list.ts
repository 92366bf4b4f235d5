import { join } from 'node:path';
import { isPictureName } from '../../../shared/domain/picture.ts';
import { type LineMark, lineFileName, readLineFile, writeLineFile } from './line-file.ts';

/** Old backups have no hash. */
export type ListedPicture = { path: string; sha256?: string };

export const pictureFolder = (folder: string) => join(folder, 'images');
const listOf = (folder: string) => join(folder, lineFileName('images'));

/** A file of its own: the manifest could get too long. */
export function writePictureList(folder: string, pictures: AsyncIterable<ListedPicture>): Promise<LineMark> {
  const lines = async function* () {
    for await (const picture of pictures) yield JSON.stringify(picture);
  };
  return writeLineFile(listOf(folder), lines());
}

/** @param take gets unverified pictures; call `checkPictureList` first */
export function readPictureList(
  folder: string,
  mark: LineMark,
  take: (pictures: AsyncIterable<ListedPicture>) => Promise<void>,
): Promise<void> {
  return readLineFile(listOf(folder), mark, (lines) => take(parsed(lines)));
}

/** @throws when it was changed or contains other files */
export function checkPictureList(folder: string, mark: LineMark): Promise<void> {
  return readPictureList(folder, mark, async (pictures) => {
    // Prevents path traversal by a foreign backup.
    for await (const { path } of pictures)
      if (!isPictureName(path)) throw new Error(`"${path}" is not the name of a picture.`);
  });
}

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<ListedPicture> {
  for await (const line of lines) yield JSON.parse(line);
}

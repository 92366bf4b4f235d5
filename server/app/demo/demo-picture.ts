import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_PICTURES, pictureUrl } from '../../../shared/domain/picture.ts';
import { pictureTones } from '../../adapters/picture-tones.ts';

export const demoPicturesDir = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

/** Returns names without extension: `<slug>-1` (main) and so on, for existing files. */
export function demoPictureNames(slug: string): string[] {
  const numbered = Array.from({ length: MAX_PICTURES }, (_, i) => `${slug}-${i + 1}`);
  return numbered.filter((name, i) => i === 0 || existsSync(`${demoPicturesDir}${name}.webp`));
}

export async function addTones<Row extends { url: string }>(
  rows: readonly Row[],
): Promise<(Row & { tones: string })[]> {
  const { default: sharp } = await import('sharp');
  const smallest = ({ url }: Row) =>
    fileURLToPath(new URL(`../../../assets${pictureUrl(url, 320).slice('/images'.length)}`, import.meta.url));
  return Promise.all(rows.map(async (row) => ({ ...row, tones: await pictureTones(sharp(smallest(row))) })));
}

/**
 * Returns the `images` row of a demo picture.
 * @param name without extension
 */
export function describeDemoPicture(name: string) {
  const bytes = readFileSync(`${demoPicturesDir}${name}.webp`);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    url: `/images/demo/${name}.webp`,
    // Not stored by the image host, so never swept.
    files: '[]',
    ...readWebpSize(bytes),
    bytes: bytes.length,
  };
}

/**
 * Returns the size of a WebP picture.
 * @throws RangeError for another format
 */
function readWebpSize(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16);
  // Lossy: 14-bit sizes in the frame header.
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  // Lossless: 14 bits each, minus one, after a signature byte.
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  // Extended: 24 bits each, minus one.
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  throw new RangeError('This file is no WebP picture.');
}

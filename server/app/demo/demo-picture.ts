import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_PICTURES, pictureUrl } from '../../../shared/domain/picture.ts';
import { pictureTones } from '../../adapters/picture-tones.ts';
import { readWebpSize } from './webp-size.ts';

/** Where the demo's pictures lie; the server answers `/images/demo/*` from here. */
export const demoPicturesDir = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

/** Widths of the smaller files beside each picture: `<name>-800.webp`, `<name>-320.webp`. */
export const demoPictureWidths = [320, 800] as const;

/** Names of a piece's pictures without their ending: `<slug>-1`, the main one, and as many more as there are files. */
export function demoPictureNames(slug: string): string[] {
  const numbered = Array.from({ length: MAX_PICTURES }, (_, i) => `${slug}-${i + 1}`);
  return numbered.filter((name, i) => i === 0 || existsSync(`${demoPicturesDir}${name}.webp`));
}

/** Adds the colours to rows of `images` that are demo pictures. */
export async function addTones<Row extends { url: string }>(
  rows: readonly Row[],
): Promise<(Row & { tones: string })[]> {
  const { default: sharp } = await import('sharp');
  const smallest = ({ url }: Row) =>
    fileURLToPath(new URL(`../../../assets${pictureUrl(url, 320).slice('/images'.length)}`, import.meta.url));
  return Promise.all(rows.map(async (row) => ({ ...row, tones: await pictureTones(sharp(smallest(row))) })));
}

/**
 * What the `images` table says of a demo picture.
 * @param name without ending, such as `walnut-sideboard-1`
 */
export function describeDemoPicture(name: string) {
  const bytes = readFileSync(`${demoPicturesDir}${name}.webp`);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    url: `/images/demo/${name}.webp`,
    // The picture host keeps none of them: they come with the shop and are never swept away.
    files: '[]',
    ...readWebpSize(bytes),
    bytes: bytes.length,
  };
}

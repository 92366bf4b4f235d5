import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the demo's pictures lie; the server answers `/images/demo/*` from here. */
export const demoPicturesDir = fileURLToPath(new URL('../../assets/demo/', import.meta.url));

/** Widths of the smaller files beside each picture: `<name>-800.webp`, `<name>-320.webp`. */
export const demoPictureWidths = [320, 800] as const;

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
    width: 1600,
    height: 1200,
    bytes: bytes.length,
  };
}

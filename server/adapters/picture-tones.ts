import type { Sharp } from 'sharp';

const LEVEL = 17;

/** Returns a color per third, such as `#ddddcc,#998866,#665544`, with 16 levels per channel. */
export async function pictureTones(image: Sharp): Promise<string> {
  const pixels = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 3, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  for (const [i, part] of pixels.entries()) pixels[i] = Math.round(part / LEVEL) * LEVEL;
  return [0, 3, 6].map((from) => `#${pixels.toString('hex', from, from + 3)}`).join();
}

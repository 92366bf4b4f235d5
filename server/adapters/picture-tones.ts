import type { Sharp } from 'sharp';

const LEVEL = 17;

/**
 * The colours of a picture's upper, middle and lower third, such as `#ddddcc,#998866,#665544`: its frame wears them until
 * the picture arrives. Each part of a colour is one of 16 levels: every page carries dozens, and nobody sees the difference.
 */
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

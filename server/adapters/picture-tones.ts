import type { Sharp } from 'sharp';

/**
 * The colours of a picture's upper, middle and lower third, such as `#d9d4cb,#a08468,#6f5a47`: its frame wears them until
 * the picture arrives.
 */
export async function pictureTones(image: Sharp): Promise<string> {
  const pixels = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 3, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return [0, 3, 6].map((from) => `#${pixels.toString('hex', from, from + 3)}`).join();
}

import { setPriority } from 'node:os';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../shared/domain/picture.ts';

/** Upload baseline: sharp alone, making the same sizes of the given photos. */
// Same priority as the server's decoders, so that machine load affects both equally.
setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
process.on('message', async (/** @type {string[]} */ files) => {
  for (const file of files) {
    const { data, info } = await sharp(file)
      .autoOrient()
      .resize({ width: 1600, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const width of PICTURE_WIDTHS) {
      const size = () => sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      await size().webp({ quality: 80 }).toBuffer();
      await size().jpeg({ quality: 80 }).toBuffer();
    }
  }
  process.send?.('done');
});
process.send?.('ready');

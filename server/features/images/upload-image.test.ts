import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { formOf, type ImageFeature, post, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { claimImages } from './claim-images.ts';
import { uploadImage } from './upload-image.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

describe('a photo that is uploaded', () => {
  it('is laid on white when it is cut out, so that it shows on a dark page', async () => {
    const cutOut = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { data } = await feature.upload(cutOut);
    for (const url of [data.url, pictureUrl(data.url, 320), pictureUrl(data.url, 800, 'jpg')]) {
      const bytes = Buffer.from(await (await feature.fetchImage(url)).arrayBuffer());
      expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
      expect(Math.min(...(await pictures.colourAt(bytes, 5, 5)))).toBeGreaterThan(250);
    }
  });

  // spec §7: Image upload: multipart with image and a key → success, data.url (D17)
  it('is answered with its address and size, as spec §7 reads it, and can be fetched there in every size', async () => {
    const original = await pictures.phoneJpeg(1000, 600, 6);
    const { success, data } = await uploadImage(
      feature.services,
      feature.ada,
      post(formOf(['key', 'any'], ['image', original])),
    );
    expect({ success, width: data.width, height: data.height }).toEqual({ success: true, width: 600, height: 1000 });
    for (const url of [data.url, pictureUrl(data.url, 320), pictureUrl(data.url, 800, 'jpg')]) {
      const response = await feature.fetchImage(url);
      expect(response.status).toBe(200);
      const { width, exif, format } = await sharp(await response.arrayBuffer()).metadata();
      expect([width, exif]).toEqual([url.includes('-320') ? 320 : 600, undefined]);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
    }
    expect(await feature.imagesOf(feature.ada)).toMatchObject([
      {
        url: data.url,
        bytes: String(original.length),
        files: { length: 6 },
        tones: expect.stringMatching(/^(#[0-9a-f]{6},?){3}$/),
      },
    ]);
    expect(await feature.spooled()).toEqual([]);
  });

  it('is the same picture when it is sent again, also at the same time and by somebody else', async () => {
    const original = await pictures.jpeg();
    const answers = await Promise.all([
      feature.upload(original),
      feature.upload(original),
      feature.upload(original, feature.ben),
    ]);
    expect(new Set(answers.map(({ data }) => data.url)).size).toBe(1);
    expect([(await feature.imagesOf(feature.ada)).length, (await feature.imagesOf(feature.ben)).length]).toEqual([
      1, 1,
    ]);
  });

  it('is judged by its bytes, not by its name and type', async () => {
    const { data } = await uploadImage(
      feature.services,
      feature.ada,
      post(formOf(['image', await pictures.png(), '../../etc/photo.svg', 'text/html'])),
    );
    expect(data.url).toMatch(/^\/images\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}-1600\.webp$/);
  });

  it('has no address yet when the place to keep it fails, and gets one when it is sent again', async () => {
    const original = await pictures.jpeg();
    const imageHost = { ...feature.services.imageHost, put: () => Promise.reject(new Error('no such store')) };
    await expect(
      uploadImage({ ...feature.services, imageHost }, feature.ada, post(formOf(['image', original]))),
    ).rejects.toMatchObject({ status: 503, retryAfter: 30, cause: { message: 'no such store' } });
    await expect(
      inTransaction(feature.database.db, (tx) => claimImages(tx, feature.ada.id, [''])),
    ).rejects.toMatchObject({ status: 422 });
    const { data } = await feature.upload(original);
    expect((await feature.fetchImage(data.url)).status).toBe(200);
    expect(await feature.imagesOf(feature.ada)).toHaveLength(1);
  });
});

import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, type ImageFeature, post, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { refusalFailure } from '../../adapters/image-pipeline-refusals.ts';
import { imageQuota } from './check-quota.ts';
import { uploadLimits } from './spool-upload.ts';
import { uploadImage } from './upload-image.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

describe('an upload is refused:', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['a PDF named .jpg', pictures.pdf, 415, /is a PDF.*JPEG, PNG or WebP/],
    ['an SVG', pictures.svg, 415, /is an SVG drawing/],
    ['a GIF', pictures.gif, 415, /is a GIF/],
    ['a TIFF', pictures.tiff, 415, /is a TIFF/],
    ['an AVIF', pictures.avif, 415, /is an AVIF/],
    ['an iPhone HEIC', pictures.heic, 415, /is a HEIC photo/],
    ['a HEIC series', () => Buffer.from('\0\0\0\x18ftyphevx\0\0\0\0'), 415, /is a HEIC photo/],
    ['an old QuickTime video', () => Buffer.from('\0\0\0\x08wide\0\0\x04\0mdat'), 415, /is a video/],
    ['a WebM video', () => Buffer.from('1a45dfa3a3428681', 'hex'), 415, /is a video/],
    ['a web page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 415, /is a web page/],
    ['a text file', () => Buffer.from('my armchair is red'), 415, /not a photo/],
    ['an empty file', () => Buffer.alloc(0), 422, /empty/],
    ['half a photo', async () => (await pictures.jpeg()).subarray(0, 9000), 422, /damaged/],
    [
      'a PNG head on nonsense',
      async () => Buffer.concat([(await pictures.png()).subarray(0, 8), Buffer.alloc(500, 7)]),
      422,
      /damaged/,
    ],
    ['a WebP head on a web page', () => Buffer.from('RIFF\x20\0\0\0WEBP<html><script>'), 422, /damaged/],
    ['a moving picture', pictures.animatedWebp, 422, /still photo/],
    ['a bomb', () => pictures.pngBomb(), 422, /40 megapixels/],
    ['a line of 60,000 pixels', () => pictures.flatPng(1, 60_000), 422, /12,000/],
    ['11 MB', () => pictures.padded(11 * 1024 * 1024), 413, /10 MB/],
    ['30 MB', () => pictures.padded(30_000_000), 413, /10 MB/],
  ])('%s', async (_, bytes, status, message) => {
    await expect(feature.upload(await bytes())).rejects.toMatchObject({
      name: 'Failure',
      status,
      message: expect.stringMatching(message),
      fields: { image: { message: expect.stringMatching(message) } },
    });
    expect([await feature.spooled(), await feature.imagesOf(feature.ada)]).toEqual([[], []]);
  });

  it.each<[string, () => Request | Promise<Request>, number]>([
    ['not multipart', async () => post(new Uint8Array(await pictures.jpeg()), { 'content-type': 'image/jpeg' }), 415],
    ['JSON', () => post('{"image":"http://169.254.169.254/"}', { 'content-type': 'application/json' }), 415],
    ['multipart without a boundary', () => post('x', { 'content-type': 'multipart/form-data; a=b' }), 400],
    ['no photo among its fields', () => post(formOf(['key', 'any'])), 422],
    ['a photo in another field', async () => post(formOf(['file', await pictures.jpeg()])), 422],
    ['an address in place of the photo', () => post(formOf(['image', 'http://169.254.169.254/'])), 422],
    ['two photos', async () => post(formOf(['image', await pictures.jpeg()], ['image', await pictures.png()])), 422],
    [
      'broken off in the photo',
      () => post(body('image').subarray(0, -20), { 'content-type': 'multipart/form-data; boundary=b' }),
      400,
    ],
    [
      'broken off in a heading',
      () => post(body('image').subarray(0, 30), { 'content-type': 'multipart/form-data; boundary=b' }),
      400,
    ],
  ])('%s', async (_, request, status) => {
    await expect(uploadImage(feature.services, feature.ada, await request())).rejects.toMatchObject({
      name: 'Failure',
      status,
    });
    expect([await feature.spooled(), await feature.imagesOf(feature.ada)]).toEqual([[], []]);
  });

  const body = (field: string) =>
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n\xff\xd8\xff photo\r\n--b--\r\n`,
      'latin1',
    );

  it('one that is sent slowly', async () => {
    let dripped = 0;
    const drip = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(body('image').subarray(dripped, ++dripped));
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    });
    const request = post(drip, { 'content-type': 'multipart/form-data; boundary=b' });
    const hasty = { ...uploadLimits, seconds: 0.2 };
    await expect(uploadImage(feature.services, feature.ada, request, { limits: hasty })).rejects.toMatchObject({
      code: 'upload_timeout',
      status: 408,
    });
    expect(await feature.spooled()).toEqual([]);
  });

  it('one that never ends', async () => {
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(body('image').subarray(0, -8)),
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const request = post(endless, { 'content-type': 'multipart/form-data; boundary=b' });
    await expect(uploadImage(feature.services, feature.ada, request)).rejects.toMatchObject({
      code: 'too_large',
      status: 413,
    });
    expect(await feature.spooled()).toEqual([]);
  });
});

describe('what one account may upload', () => {
  const fill = (count: number, bytes: number, age: string) =>
    feature.database.pool.query(
      `insert into images (id, owner_id, hash, url, files, width, height, bytes, created_at)
       select gen_random_uuid(), $1, gen_random_uuid()::text, '/images/' || n, '[]', 1, 1, $3, now() - $4::interval from generate_series(1, $2) n`,
      [feature.ada.id, count, bytes, age],
    );

  it.each([
    ['pictures in an hour', imageQuota.perHour, 1, '50 minutes', 600],
    ['pictures in all', imageQuota.live, 1, '3 days', 3600],
    ['bytes in a day', 4, imageQuota.bytesPerDay / 4, '23 hours', 3600],
  ])('ends with so many %s, before the body is read', async (_, count, bytes, age, retryAfter) => {
    await fill(count - 1, bytes, age);
    const last = await feature.upload(await pictures.jpeg(80, 60)).catch((error: unknown) => error);
    expect(last).toMatchObject({ success: true });
    if (bytes > 1) await fill(1, bytes, age);
    const request = post(formOf(['image', await pictures.png(70, 50)]));
    const failure: unknown = await uploadImage(feature.services, feature.ada, request).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      fields: { image: { message: expect.any(String) } },
    });
    const { retryAfter: told } = failure as { retryAfter: number };
    expect(Math.abs(told - retryAfter)).toBeLessThan(60);
    expect(request.bodyUsed).toBe(false);
    expect(await feature.upload(await pictures.png(70, 50), feature.ben)).toMatchObject({ success: true });
  });

  it.each([
    ['sold', false, 'success'],
    ['available', true, 'success'],
    ['withdrawn', true, 'success'],
    ['available', false, 'too_many_requests'],
    ['held', false, 'too_many_requests'],
    ['withdrawn', false, 'too_many_requests'],
  ])('does not end with what is gone: all shown by listings that are %s, removed: %s', async (state, removed, end) => {
    await fill(imageQuota.live, 1, '3 days');
    await feature.database.pool.query(
      `with listing as (
         insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition,
           description, year, state, deleted_at, deleted_by)
         select gen_random_uuid(), $1::uuid, 'S', 'L', 'P', 'Chair', 'T', 5000, 'good', 'D', '2020', $2,
           case when $3 then now() end, case when $3 then $1::uuid end
         returning id)
       insert into listing_images (listing_id, position, image_id)
       select listing.id, row_number() over (), images.id from images, listing where owner_id = $1::uuid`,
      [feature.ada.id, state, removed],
    );
    const answer = await feature
      .upload(await pictures.jpeg(82, 60))
      .catch(({ code }: { code: string }) => ({ [code]: true }));
    expect(answer).toHaveProperty(end);
  });

  it('is counted again under the lock for concurrent uploads', async () => {
    await fill(imageQuota.perHour - 2, 1, '5 minutes');
    const photos = await Promise.all([60, 61, 62, 63, 64].map((width) => pictures.jpeg(width, 60)));
    const results = await Promise.allSettled(photos.map((photo) => feature.upload(photo)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await feature.imagesOf(feature.ada)).toHaveLength(imageQuota.perHour);
  });

  it('is not counted when limits are off', async () => {
    await fill(imageQuota.live, 1, '5 minutes');
    const services = { ...feature.services, config: { ...feature.services.config, rateLimits: false } };
    const request = post(formOf(['image', await pictures.jpeg(81, 60)]));
    expect(await uploadImage(services, feature.ada, request)).toMatchObject({ success: true });
  });
});

it('a photo that the disk changed is not called damaged', async () => {
  const imagePipeline = {
    ...feature.services.imagePipeline,
    async process(file: string): Promise<never> {
      await writeFile(file, 'something else');
      throw refusalFailure('unreadable');
    },
  };
  const request = post(formOf(['image', await pictures.jpeg()]));
  await expect(uploadImage({ ...feature.services, imagePipeline }, feature.ada, request)).rejects.toMatchObject({
    status: 503,
    retryAfter: 30,
  });
});

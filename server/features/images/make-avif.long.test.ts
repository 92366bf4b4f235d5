import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { makeAvif } from './make-avif.ts';
import { schedulePictureDeletion } from './schedule-deletion.ts';
import { sweepImages } from './sweep-images.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

const headers = { accept: 'image/avif,image/webp,*/*' };
const age = (interval: string) =>
  feature.database.pool.query(`update images set created_at = now() - $1::interval`, [interval]);

const photo = (width: number) => sharp('assets/demo/cane-back-settee-1.webp').resize(width).jpeg().toBuffer();

async function shown(original: Buffer): Promise<string> {
  const { data } = await feature.upload(original);
  await feature.list(feature.ada, data.url);
  await age('2 minutes');
  return data.url;
}

async function typesOf(url: string): Promise<(string | null)[]> {
  const widths = [1600, 800, 320].map((width) => url.replace('-1600', `-${width}`));
  return Promise.all(
    widths.map(async (one) => (await feature.fetchImage(one, { headers })).headers.get('content-type')),
  );
}

describe('the AVIF files of a picture', () => {
  const avif = Array(3).fill('image/avif');
  const webp = Array(3).fill('image/webp');

  it('are made once a listing shows it, in every width, smaller than its WebP', async () => {
    const { data } = await feature.upload(await photo(1000));
    await age('2 minutes');
    expect(await makeAvif(feature.services)).toBe(false);
    await feature.list(feature.ada, data.url);
    await age('30 seconds');
    expect(await makeAvif(feature.services)).toBe(false);
    await age('2 minutes');
    expect(await typesOf(data.url)).toEqual(webp);
    expect(await makeAvif(feature.services)).toBe(true);
    expect(await typesOf(data.url)).toEqual(avif);
    const sizeFor = async (accept: string) =>
      (await (await feature.fetchImage(data.url, { headers: { accept } })).arrayBuffer()).byteLength;
    expect(await sizeFor('image/avif')).toBeLessThan(await sizeFor('image/webp'));
    expect(await makeAvif(feature.services)).toBe(false);
    expect(await feature.spooled()).toEqual([]);
  });

  it('are not kept where they are no smaller', async () => {
    const url = await shown(await pictures.flatPng(8, 8));
    expect(await makeAvif(feature.services)).toBe(true);
    expect(await typesOf(url)).toEqual(webp);
  });

  it('wait while somebody sends a photo, and while there is no room', async () => {
    const url = await shown(await photo(400));
    const photos = { ...feature.services.imagePipeline, makeAvif: async () => undefined };
    expect(await makeAvif({ ...feature.services, imagePipeline: photos })).toBe(false);
    const full = { ...feature.services.imageHost, put: () => Promise.reject(new Error('no room')) };
    await expect(makeAvif({ ...feature.services, imageHost: full })).rejects.toThrow('no room');
    expect(await typesOf(url)).toEqual(webp);
    expect(await makeAvif(feature.services)).toBe(true);
    expect(await typesOf(url)).toEqual(avif);
  });

  it('are not made from a broken picture, which does not block others', async () => {
    const [broken, gone] = [await shown(await photo(401)), await shown(await photo(402))];
    const name = (url: string) => url.replace('/images/', '');
    const read = feature.services.imageHost.read;
    const imageHost = {
      ...feature.services.imageHost,
      read: async (asked: string) => {
        if (asked === name(gone)) return undefined;
        return asked === name(broken) ? { bytes: Buffer.from('RIFF'), contentType: 'image/webp' } : read?.(asked);
      },
    };
    const whole = await shown(await photo(403));
    const services = { ...feature.services, imageHost };
    expect([await makeAvif(services), await makeAvif(services), await makeAvif(services)]).toEqual([true, true, true]);
    expect(await makeAvif(services)).toBe(false);
    expect(await typesOf(whole)).toEqual(avif);
    expect(await typesOf(broken)).toEqual(webp);
  });

  it('go with their picture, also when it is removed while they are being made', async () => {
    const [one, other] = [await shown(await photo(404)), await shown(await photo(405))];
    expect(await makeAvif(feature.services)).toBe(true);
    const put: typeof feature.services.imageHost.put = async (files) => {
      await feature.database.pool.query('delete from listing_images');
      await age('25 hours');
      expect(await sweepImages(feature.services)).toBe(2);
      return feature.services.imageHost.put(files);
    };
    expect(await makeAvif({ ...feature.services, imageHost: { ...feature.services.imageHost, put } })).toBe(true);
    for (const url of [one, other]) {
      const asAvif = url.replace(/webp$/, 'avif');
      for (const address of [url, asAvif]) expect((await feature.fetchImage(address, { headers })).status).toBe(404);
    }
  });

  it('go with a picture that is taken down', async () => {
    const url = await shown(await photo(406));
    expect(await makeAvif(feature.services)).toBe(true);
    const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
    const { files } = await inTransaction(feature.database.db, (tx) => schedulePictureDeletion(tx, hash));
    await feature.services.imageHost.remove(files);
    expect((await feature.fetchImage(url.replace(/webp$/, 'avif'), { headers })).status).toBe(404);
  });
});

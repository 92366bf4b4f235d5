import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());

describe('serving a picture', () => {
  const guards = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };

  it('keeps it in browsers for ever, runs nothing and saves the second transfer', async () => {
    const { data } = await feature.upload(await pictures.jpeg());
    const first = await feature.fetchImage(data.url);
    const etag = first.headers.get('etag') ?? '';
    expect(Object.fromEntries(first.headers)).toMatchObject({
      ...guards,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    });
    const { byteLength } = await first.arrayBuffer();
    expect(first.headers.get('content-length')).toBe(String(byteLength));
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await feature.fetchImage(data.url, { headers: { 'if-none-match': header } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await feature.fetchImage(data.url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await feature.fetchImage(data.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(byteLength), '']);
    const range = await feature.fetchImage(data.url, { headers: { range: 'bytes=0-1' } });
    expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([200, byteLength]);
    expect((await feature.fetchImage(data.url, { method: 'POST' })).status).toBe(405);
  });

  it('finds the demo pictures, for a day', async () => {
    const folder = `${feature.dataDir}/demo/`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}oak-table.webp`, await pictures.webp(20, 20));
    const response = await feature.fetchImage('/images/demo/oak-table.webp', {}, folder);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...guards,
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/webp',
    });
    expect((await feature.fetchImage('/images/demo/no-table.webp', {}, folder)).status).toBe(404);
  });

  it.each([
    '/images/',
    '/images/../token.secret',
    '/images/%2e%2e/token.secret',
    '/images/demo/../../package.json',
    '/images/demo/..%2f..%2fpackage.json',
    '/images/demo/.hidden.webp',
    '/images/demo/',
    '/images/ab/cd/../../../token.secret',
    `/images/ab/cd/${'abcd'.padEnd(64, '0')}-1600.webp/..`,
    `/images/ff/cd/${'abcd'.padEnd(64, '0')}-1600.webp`,
    `/images/ab/cd/${'abcd'.padEnd(64, '0')}-9999.webp`,
    `/images/ab/cd/${'abcd'.padEnd(64, '0')}-1600.webp%00`,
    `ab/cd/${'abcd'.padEnd(64, '0')}-1600.webp`,
  ])('finds nothing at %s', async (path) => {
    const response = await feature.fetchImage(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { serveImage } from './serve-image.ts';

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

  it('is cached by browsers forever, runs no script, and is not sent twice', async () => {
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

  it('lets browsers cache the demo pictures for a day', async () => {
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

  it('is AVIF or JPEG behind the same address for browsers that ask for it, where there is one', async () => {
    const { data } = await feature.upload(await pictures.jpeg(100, 80));
    const typeFor = async (accept?: string, url = data.url) => {
      const answer = await feature.fetchImage(url, accept === undefined ? {} : { headers: { accept } });
      return [answer.headers.get('content-type'), answer.headers.get('vary')];
    };
    const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    expect(await typeFor(chrome)).toEqual(['image/webp', 'Accept']);
    const name = data.url.replace('/images/', '').replace(/webp$/, 'avif');
    await feature.services.imageHost.put([{ name, contentType: 'image/avif', bytes: Buffer.from('an AVIF file') }]);
    for (const [accept, type] of [
      [chrome, 'image/avif'],
      ['IMAGE/AVIF, */*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0, image/webp', 'image/webp'],
      ['image/*', 'image/webp'],
      ['*/*', 'image/webp'],
      [undefined, 'image/webp'],
      ['', 'image/webp'],
      ['image/png, image/jpeg', 'image/jpeg'],
      [';;,q=', 'image/jpeg'],
    ] as const)
      expect([accept, ...(await typeFor(accept))]).toEqual([accept, type, 'Accept']);
    expect(await typeFor(chrome, data.url.replace(/webp$/, 'jpg'))).toEqual(['image/jpeg', null]);
    const avif = await feature.fetchImage(data.url, { headers: { accept: chrome } });
    const webp = await feature.fetchImage(data.url);
    expect(await avif.text()).toBe('an AVIF file');
    const etag = avif.headers.get('etag') ?? '';
    expect(etag).not.toBe(webp.headers.get('etag'));
    const fetchPicture = (accept: string) =>
      feature.fetchImage(data.url, { headers: { accept, 'if-none-match': etag } }).then(({ status }) => status);
    expect([await fetchPicture(chrome), await fetchPicture('image/webp')]).toEqual([304, 200]);
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

  it('is reported when the disk cuts it off', async () => {
    const { data } = await feature.upload(await pictures.jpeg(120, 90));
    const cutOff = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    const host = {
      ...feature.services.imageHost,
      measure: async () => 10_000_000,
      stream: async () =>
        new Readable({
          read() {
            this.destroy(cutOff);
          },
        }),
    };
    const heard: unknown[] = [];
    const request = new Request(new URL(data.url, 'http://settee.test/'));
    const answer = await serveImage(host, data.url, request, { onError: (error) => heard.push(error) });
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(heard).toEqual([cutOff]);
  });
});

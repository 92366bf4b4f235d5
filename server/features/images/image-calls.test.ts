import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import type { Visitor } from '../../../test/support/actor.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const upload = (by: Visitor, photo: Buffer) =>
  by.fetch('/api/images', { method: 'POST', body: formOf(['key', 'spec'], ['image', photo]) });

describe('uploading through the front door', () => {
  it('is for sellers and admins', async () => {
    const photo = await pictures.jpeg();
    const people = [market.stranger, await market.buyer(), await market.seller(), await market.admin()];
    const statuses = await Promise.all(people.map(async (one) => (await upload(one, photo)).status));
    expect(statuses).toEqual([401, 403, 201, 201]);
  });

  it('ends in a piece that shows the photo to everybody, in every size', async () => {
    const seller = await market.seller();
    const answer = await upload(seller, await pictures.phoneJpeg(1000, 700, 6));
    const { success, data } = await answer.json();
    expect([answer.status, success, data.width, data.height]).toEqual([201, true, 700, 1000]);
    const piece = await market.listing({ seller, image: data.url });
    const shown = await market.stranger.api.getListing({ params: { id: piece.id } });
    expect(shown.image).toBe(data.url);
    for (const width of [320, 800, 1600] as const) {
      const picture = await market.stranger.fetch(pictureUrl(shown.image, width));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(picture.headers.get('cache-control')).toContain('immutable');
      expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
    ['a 30 MB photo', () => pictures.padded(30_000_000), 413, /10 MB/],
    ['a PDF named .jpg', pictures.pdf, 415, /is a PDF/],
    ['half a photo', async () => (await pictures.jpeg()).subarray(0, 9000), 422, /damaged/],
  ])('says beside the field what is wrong with %s', async (_, photo, status, message) => {
    const answer = await upload(await market.seller(), await photo());
    const body = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject({ fields: { image: expect.stringMatching(message) }, requestId: expect.any(String) });
  });

  it('leads nowhere outside the pictures', async () => {
    for (const path of ['/images/..%2f..%2fpackage.json', '/images/%2e%2e/token.secret', '/images/demo/', '/images/'])
      expect([path, (await market.stranger.fetch(path)).status]).toEqual([path, 404]);
  });
});

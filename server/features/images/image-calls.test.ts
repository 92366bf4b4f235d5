import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import type { Actor, Visitor } from '../../../test/support/actor.ts';
import { counterKey } from '../../../test/support/counter-key.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openHttpServer } from '../../../test/support/open-http-server.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { createListener } from '../../app/http/create-listener.ts';
import { imageQuota, verifiedQuota } from './check-quota.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const upload = (by: Visitor, photo: Buffer) =>
  by.fetch('/api/images', { method: 'POST', body: formOf(['key', 'spec'], ['image', photo]) });

describe('uploading over HTTP', () => {
  it('is for sellers and admins', async () => {
    const photo = await pictures.jpeg();
    const people = [market.stranger, await market.buyer(), await market.seller(), await market.admin()];
    const statuses = await Promise.all(people.map(async (one) => (await upload(one, photo)).status));
    expect(statuses).toEqual([401, 403, 201, 201]);
  });

  // spec §1: An image hosting service (D17)
  it('ends in a listing that shows the photo to everybody, in every size', async () => {
    const seller = await market.seller();
    const answer = await upload(seller, await pictures.phoneJpeg(1000, 700, 6));
    const { success, data } = await answer.json();
    expect([answer.status, success, data.width, data.height]).toEqual([201, true, 700, 1000]);
    const listing = await market.listing({ seller, image: data.url });
    const shown = await market.stranger.api.getListing({ params: { id: listing.id } });
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

  it.each([
    ['suspended', 'suspended_at', { image: 403, photo: 201 }],
    ['removed', 'deleted_at', { image: 401, photo: 401 }],
  ])('refuses the photo of a person who is %s while it is on its way', async (_, column, expected) => {
    const { imagePipeline } = market.services;
    const read = imagePipeline.process.bind(imagePipeline);
    const sendWhile = async (path: string) => {
      const person = await market.seller();
      vi.spyOn(imagePipeline, 'process').mockImplementationOnce(async (file) => {
        await market.sql(`update accounts set ${column} = now() where id = $1`, [person.id]);
        return read(file);
      });
      const body = formOf(['image', await pictures.png(60, 40)]);
      const { status } = await person.fetch(path, { method: 'POST', body });
      const stored = await market.sql('select id from images where owner_id = $1', [person.id]);
      expect(stored).toHaveLength(status === 201 ? 1 : 0);
      return status;
    };
    expect(await sendWhile('/api/images')).toBe(expected.image);
    expect(await sendWhile('/api/message-photos')).toBe(expected.photo);
  });

  it('serves no file outside the folder of pictures', async () => {
    for (const path of ['/images/..%2f..%2fpackage.json', '/images/%2e%2e/token.secret', '/images/demo/', '/images/'])
      expect([path, (await market.stranger.fetch(path)).status]).toEqual([path, 404]);
  });
});

describe('photos that a seller sends within an hour', () => {
  let strict: Market;
  beforeAll(async () => {
    strict = await openMarket({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => strict.close());

  const spend = ({ id }: Actor, count: number) =>
    strict.sql('insert into request_counts (key, points, expire) values ($1, $2, $3)', [
      counterKey(strict, 'uploadsOfAccount', id),
      count,
      Date.now() + 600_000,
    ]);
  const text = Buffer.from('my armchair is red');

  it('count alike when they are stored, known already, or refused', async () => {
    const seller = await strict.seller();
    await spend(seller, imageQuota.triesPerHour - 3);
    const photo = await pictures.jpeg(90, 60);
    const statuses: number[] = [];
    for (const one of [photo, photo, text]) statuses.push((await upload(seller, one)).status);
    expect(statuses).toEqual([201, 201, 415]);
    const refused = await upload(seller, photo);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    const message = 'You have sent 200 photos within an hour. Please wait a while before the next.';
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message, fields: { image: message } });
    expect((await upload(await strict.seller(), photo)).status).toBe(201);
  });

  it('count together at all processes', async () => {
    const seller = await strict.seller();
    await spend(seller, imageQuota.triesPerHour - 20);
    const elsewhere = await openHttpServer(createListener(strict.services));
    const send = async (n: number) => {
      const headers = { Authorization: `Bearer ${await seller.token()}` };
      const origin = n % 2 ? strict.origin : elsewhere.origin;
      const answer = await fetch(`${origin}/api/images`, { method: 'POST', body: formOf(['image', text]), headers });
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 25 }, (_, n) => send(n)));
    expect(statuses.filter((status) => status === 415)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    elsewhere.close();
  });

  it('may be more for a verified seller', async () => {
    const seller = await strict.seller({ verified: true });
    await spend(seller, verifiedQuota.triesPerHour - 1);
    expect([(await upload(seller, text)).status, (await upload(seller, text)).status]).toEqual([415, 429]);
  });

  it('are not counted when limits are off', async () => {
    const seller = await market.seller();
    expect((await upload(seller, text)).status).toBe(415);
    expect(await market.sql('select 1 from request_counts')).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { type About, createFinishedAnswers } from './finished-answers.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const list = async (headers: Record<string, string> = {}) =>
  market.stranger.fetch('/api/furniture-available', { headers });
const titles = async (response: Response) => ((await response.json()) as { title: string }[]).map(({ title }) => title);

describe('public answers', () => {
  it('are sent again only when they have changed', async () => {
    const listing = await market.listing({ title: 'Kept chair' });
    const first = await list();
    const etag = first.headers.get('ETag') ?? '';
    expect(await titles(first)).toContain('Kept chair');
    expect((await list({ 'If-None-Match': etag })).status).toBe(304);
    await listing.seller.api.updateListing({ params: { id: listing.id }, body: { title: 'Renamed chair' } });
    const second = await list({ 'If-None-Match': etag });
    expect(second.status).toBe(200);
    expect(await titles(second)).toContain('Renamed chair');
  });

  it('have the same headers when made, when cached, and when unchanged', async () => {
    const { id } = await market.listing();
    const serve = async (path: string, more: Record<string, string> = {}) => {
      const response = await market.stranger.fetch(path, { headers: { 'Accept-Encoding': 'br', ...more } });
      const headers = Object.fromEntries(response.headers);
      for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete headers[name];
      return { status: response.status, headers, text: await response.text() };
    };
    for (const path of ['/api/furniture-available?limit=1', '/api/categories', `/api/listing/${id}`]) {
      const made = await serve(path);
      expect(await serve(path), path).toEqual(made);
      const { 'content-length': _, 'content-encoding': __, ...rest } = made.headers;
      expect(await serve(path, { 'If-None-Match': made.headers.etag ?? '' })).toEqual({
        status: 304,
        headers: rest,
        text: '',
      });
    }
  });

  it('are not used for a request with a token, valid or not', async () => {
    const listing = await market.listing({ phone: '+1 555 0142' });
    const path = `/api/listing/${listing.id}`;
    await market.stranger.fetch(path);
    const forged = { headers: { Authorization: 'Bearer forged' } };
    expect(await (await listing.seller.fetch(path)).text()).toContain('555 0142');
    expect(await (await market.stranger.fetch(path, forged)).text()).not.toContain('555 0142');
    expect((await market.stranger.fetch(path, { method: 'DELETE' })).status).not.toBe(200);
  });

  it("follow changes of other processes by the database's notifications", async () => {
    const listing = await market.listing({ title: 'Quiet chair' });
    expect(await titles(await list())).toContain('Quiet chair');
    await market.services.pool.query(`update listings set title = 'Loud chair' where id = $1`, [listing.id]);
    await vi.waitFor(async () => expect(await titles(await list())).toContain('Loud chair'), { timeout: 120_000 });
  });

  it('show a hold and its end', async () => {
    const buyer = await market.buyer();
    const listing = await market.listing();
    const shown = () => market.stranger.api.getListing({ params: { id: listing.id } });
    expect(await shown()).not.toHaveProperty('onHoldUntil');
    await buyer.api.addWish({ body: { previousId: listing.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    expect(await shown()).toHaveProperty('onHoldUntil');
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
    expect(await shown()).not.toHaveProperty('onHoldUntil');
  });

  it('never mix answers for strangers and for signed-in people', async () => {
    const listing = await market.listing({ phone: '+1 555 0199' });
    const stranger = () => market.stranger.fetch(`/api/listing/${listing.id}`).then((response) => response.text());
    const signedIn = () => listing.seller.fetch(`/api/listing/${listing.id}`).then((response) => response.text());
    for (let i = 0; i < 2; i++) {
      expect(await stranger()).not.toContain('555 0199');
      expect(await signedIn()).toContain('555 0199');
    }
  });

  it('do not cache refusals', async () => {
    const id = crypto.randomUUID();
    expect((await market.stranger.fetch(`/api/listing/${id}`)).status).toBe(404);
    const { seller } = await market.listing();
    await market.sql(
      `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
       values ($1, $2, 'S', 'Here', '1', 'Bed', 'Late bed', 5000, 'Good', 'A bed.', '2000')`,
      [id, seller.id],
    );
    expect((await market.stranger.fetch(`/api/listing/${id}`)).status).toBe(200);
  });
});

describe('finished answers', () => {
  const request = (headers: Record<string, string> = {}) => new Request('http://market.test/', { headers });
  const asked = { key: 'page', kind: 'pages' };
  const page = () => Promise.resolve(new Response('page '.repeat(200), { headers: { 'Content-Type': 'text/html' } }));

  it('are made once for concurrent requests, in each encoding', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    const make = vi.fn(page);
    const [plain, zipped, small] = await Promise.all([
      answers.serve(request(), asked, make),
      answers.serve(request({ 'Accept-Encoding': 'gzip' }), asked, make),
      answers.serve(request({ 'Accept-Encoding': 'gzip, br' }), asked, make),
    ]);
    expect(make).toHaveBeenCalledTimes(1);
    const text = await plain.text();
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text);
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(text);
  });

  it('are never sent in a refused encoding', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    const serve = () => answers.serve(request({ 'Accept-Encoding': 'gzip, br;q=0' }), asked, page);
    expect((await serve()).headers.get('Content-Encoding')).toBe('gzip');
    expect((await serve()).headers.get('Content-Encoding')).toBe('gzip');
  });

  it('are kept also when they are a full page of listings with long descriptions', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    const listing = { title: 'Kept chair', description: 'ö'.repeat(4000) };
    const make = vi.fn(async () => new Response(JSON.stringify(Array(24).fill(listing))));
    const made = await answers.serve(request(), asked, make);
    const kept = await answers.serve(request(), asked, make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await kept.text()).toBe(await made.text());
  });

  const noise = (most: { total: number; each: number }) => {
    const answers = createFinishedAnswers({ isCurrent: () => true, limits: most });
    const made: string[] = [];
    const serve = (key: string, encoding = 'identity') =>
      answers.serve(request({ 'Accept-Encoding': encoding }), { key, kind: 'pages' }, async () => {
        made.push(key);
        return new Response(new Uint8Array(randomBytes(100_000)));
      });
    return { answers, made, serve };
  };

  it('evict the least recently used', async () => {
    const { answers, made, serve } = noise({ total: 250_000, each: 200_000 });
    await serve('home');
    await serve('old');
    expect(answers.find('home', undefined)).toBeDefined();
    await serve('new');
    await serve('home');
    expect(made).toEqual(['home', 'old', 'new']);
    expect(answers.find('old', undefined)).toBeUndefined();
    expect(answers.find('new', undefined)).toBeDefined();
  });

  it('are encoded at the first request for an encoding, and count with that size', async () => {
    const { answers, made, serve } = noise({ total: 450_000, each: 200_000 });
    await serve('first', 'br');
    await serve('second', 'br');
    expect(answers.find('second', 'gzip')).toBeUndefined();
    expect(answers.find('first', 'br')).toBeDefined();
    await serve('second', 'gzip');
    expect(made).toEqual(['first', 'second']);
    expect(answers.find('second', 'gzip')).toBeDefined();
    expect(answers.find('first', 'br')).toBeUndefined();
  });

  it.each(['identity', 'gzip', 'br'])('hold no more bytes than they count (%s)', async (encoding) => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    await answers.serve(request({ 'Accept-Encoding': encoding }), asked, page);
    const { body } = answers.find(asked.key, encoding) ?? {};
    expect(body?.buffer.byteLength).toBe(body?.byteLength);
  });

  it('count with their keys, which strangers choose', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true, limits: { total: 100_000, each: 50_000 } });
    const keys = Array.from({ length: 30 }, (_, i) => `${i} ${'x'.repeat(12_000)}`);
    for (const key of keys) await answers.serve(request(), { key, kind: 'pages' }, async () => new Response('short'));
    const cached = keys.filter((key) => answers.find(key, undefined));
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.length).toBeLessThanOrEqual(100_000 / 12_000);
  });

  it('are made for each request when too large to cache', async () => {
    const { answers, made, serve } = noise({ total: 450_000, each: 50_000 });
    await serve('large');
    const again = await serve('large', 'br');
    expect(made).toEqual(['large', 'large']);
    expect(answers.find('large', 'br')).toBeUndefined();
    expect(brotliDecompressSync(Buffer.from(await again.arrayBuffer())).byteLength).toBe(100_000);
  });

  it('are not kept when the catalogue changed while they were made', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    await answers.serve(request(), asked, async () => {
      answers.drop();
      return page();
    });
    const make = vi.fn(page);
    await answers.serve(request(), asked, make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are dropped by their tags, and without tags by any change', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    const storeAnswer = (key: string, tags?: readonly string[]) =>
      answers.serve(request(), { key, kind: 'pages' }, ({ dependsOn }) => {
        if (tags) dependsOn(tags);
        return page();
      });
    const kept = () => ['sofa', 'bed', 'both', 'shop', 'unsure'].filter((key) => answers.find(key, undefined));
    const storeAll = async () => {
      await storeAnswer('sofa', ['sofa']);
      await storeAnswer('bed', ['bed']);
      await storeAnswer('both', ['sofa', 'bed']);
      await storeAnswer('shop', []);
      await storeAnswer('unsure');
    };
    await storeAll();
    answers.drop(['sofa']);
    expect(kept()).toEqual(['bed', 'shop']);
    answers.drop(['table']);
    expect(kept()).toEqual(['bed', 'shop']);
    await storeAll();
    answers.drop([]);
    expect(kept()).toEqual(['sofa', 'bed', 'both', 'shop']);
    answers.drop();
    expect(kept()).toEqual([]);
  });

  type During = [
    what: string,
    tags: (string | undefined)[] | undefined,
    change: string[] | undefined,
    isCached: boolean,
  ];
  it.each<During>([
    ['what they depend on', ['sofa'], ['sofa'], false],
    ['something else', ['sofa'], ['bed'], true],
    ['all', ['sofa'], undefined, false],
    ['anything, when they do not say', undefined, ['bed'], false],
    ['anything, when they are unsure of a part', ['sofa', undefined], ['bed'], false],
    ['all, when they depend on the shop alone', [], undefined, false],
    ['so much that it is not remembered', ['sofa'], Array.from({ length: 10_001 }, (_, n) => `tag ${n}`), false],
  ])('change while they are made: %s', async (_, tags, change, isCached) => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    await answers.serve(request(), asked, ({ dependsOn }) => {
      answers.drop(change);
      if (tags?.includes(undefined)) dependsOn(undefined);
      if (tags) dependsOn(tags.filter((tag) => tag !== undefined));
      return page();
    });
    expect(answers.find('page', undefined) !== undefined).toBe(isCached);
  });

  it('expire, since what they show may depend on the time', async () => {
    const answers = createFinishedAnswers({
      isCurrent: () => true,
      limits: { total: 450_000, each: 200_000, longest: 100 },
    });
    await answers.serve(request(), asked, page);
    expect(answers.find('page', undefined)).toBeDefined();
    await answers.serve(request({ 'Accept-Encoding': 'gzip' }), asked, page);
    await expect.poll(() => answers.find('page', undefined)).toBeUndefined();
  });

  it('are shared briefly when incomplete, and soon made again', async () => {
    const answers = createFinishedAnswers({ isCurrent: () => true });
    const make = vi.fn(({ markIncomplete }: About) => {
      markIncomplete();
      return page();
    });
    const serve = () => answers.serve(request(), asked, make);
    await serve();
    await serve();
    expect(make).toHaveBeenCalledTimes(1);
    const isMadeAnew = async () => {
      await serve();
      return make.mock.calls.length > 1;
    };
    await expect.poll(isMadeAnew, { timeout: 120_000 }).toBe(true);
  });

  it('are neither stored nor used while changes cannot be read', async () => {
    let isCurrent = true;
    const answers = createFinishedAnswers({ isCurrent: () => isCurrent });
    const make = vi.fn(page);
    await answers.serve(request(), asked, make);
    isCurrent = false;
    await answers.serve(request(), asked, make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

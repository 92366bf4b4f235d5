import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../shared/errors.ts';
import type { Visitor } from '../../../test/support/actor.ts';
import { counterKey } from '../../../test/support/counter-key.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { type HttpServer, openHttpServer } from '../../../test/support/open-http-server.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createListener } from './create-listener.ts';
import { createLimits, requestsPerMinute } from './limits.ts';
import type { Pages } from './pages.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => market.close());

const { readsOfAddress, writesOfAddress, writesOfAccount } = requestsPerMinute;

const spend = (limit: string, of: string, points: number) =>
  market.sql('insert into request_counts (key, points, expire) values ($1, $2, $3)', [
    counterKey(market, limit, of),
    points,
    Date.now() + 600_000,
  ]);

const isCounted = async (limit: string, of: string) =>
  (await market.sql('select from request_counts where key = $1', [counterKey(market, limit, of)])).length > 0;

const post = (who: Visitor, address: string, path = '/api/orders') =>
  who.fetch(path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `198.51.100.66, ${address}` },
    redirect: 'manual',
  });

/** Retries while the machine is overloaded; refused requests are not counted. */
async function whenCalm(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}

describe('limits on requests (reliability 3.16)', () => {
  it("limit an address's writes per minute, and give the retry time", async () => {
    await spend('writesOfAddress', '203.0.113.1', writesOfAddress - 1);
    expect((await post(market.stranger, '203.0.113.1')).status).toBe(401);
    for (let i = 0; i < 3; i++) {
      const refused = await post(market.stranger, '203.0.113.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
    }
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    const read = await whenCalm(() => market.stranger.fetch('/api/categories', { headers }));
    expect(read.status).toBe(200);
    expect((await post(market.stranger, '203.0.113.2')).status).toBe(401);
  });

  it('count the writes of an account together, wherever they come from', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()];
    await buyer.token();
    await spend('writesOfAccount', buyer.id, writesOfAccount - 1);
    expect((await post(buyer, '192.0.2.1')).status).toBe(422);
    expect((await post(buyer, '192.0.2.2')).status).toBe(429);
    expect((await whenCalm(() => buyer.fetch('/api/furniture-available'))).status).toBe(200);
    expect((await post(other, '192.0.2.2')).status).toBe(422);
  });

  it('give back the count of a write that the server failed to do', async () => {
    const buyer = await market.buyer();
    const listing = await market.listing();
    const points = async (limit: string, of: string) =>
      (await market.sql('select points from request_counts where key = $1', [counterKey(market, limit, of)]))[0];
    const save = () =>
      buyer.fetch('/api/orders', {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.77', 'Content-Type': 'application/json' },
        body: JSON.stringify({ previousId: listing.id }),
      });
    await market.sql('alter table wishes rename to wishes_away');
    const failed = await save().finally(() => market.sql('alter table wishes_away rename to wishes'));
    expect(failed.status).toBe(500);
    expect(await points('writesOfAddress', '203.0.113.77')).toEqual({ points: 0 });
    expect(await points('writesOfAccount', buyer.id)).toEqual({ points: 0 });
    expect((await save()).status).toBe(201);
    expect((await save()).status).toBe(200);
    expect(await points('writesOfAddress', '203.0.113.77')).toEqual({ points: 2 });
    expect(await points('writesOfAccount', buyer.id)).toEqual({ points: 2 });
  });

  it('do not count deliveries of the card provider', async () => {
    await spend('writesOfAddress', '203.0.113.9', writesOfAddress + 1);
    expect((await post(market.stranger, '203.0.113.9', '/api/webhooks/stripe')).status).toBe(400);
  });

  it("limit an address's views, without a query", async () => {
    const limits = createLimits(market.services);
    const app = new Hono().post('*', limits.countAddress, (c) => c.body(null, 204));
    app.onError((error, c) => c.text(error instanceof Failure ? error.code : 'internal', 500));
    const view = (address: string) =>
      app.request(
        '/api/furniture/1/view',
        { method: 'POST', headers: { 'X-Forwarded-For': address } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    for (let i = 0; i < requestsPerMinute.viewsOfAddress; i++) expect((await view('203.0.113.20')).status).toBe(204);
    expect(await (await view('203.0.113.20')).text()).toBe('too_many_requests');
    expect((await view('203.0.113.21')).status).toBe(204);
    expect(await isCounted('viewsOfAddress', '203.0.113.20')).toBe(false);
  });

  it('limit unsubscribing by mail programs like other writes', async () => {
    await spend('writesOfAddress', '203.0.113.10', writesOfAddress - 1);
    expect((await post(market.stranger, '203.0.113.10', '/unsubscribe/forged')).status).toBe(303);
    expect((await post(market.stranger, '203.0.113.10', '/unsubscribe/forged')).status).toBe(429);
    expect((await post(market.stranger, '203.0.113.11', '/unsubscribe/forged')).status).toBe(303);
  });

  it('let an address read four times as often, counted by each process', async () => {
    const limits = createLimits(market.services);
    const app = new Hono().get('/api/categories', limits.countAddress, (c) => c.json({ code: 'ok' }));
    app.onError((error, c) => c.json({ code: error instanceof Failure ? error.code : 'internal' }));
    const read = async (remoteAddress: string) => {
      const response = await app.request('/api/categories', {}, { incoming: { socket: { remoteAddress } } });
      return ((await response.json()) as { code: string }).code;
    };
    const codes = await Promise.all(Array.from({ length: readsOfAddress + 5 }, () => read('203.0.113.7')));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(readsOfAddress);
    expect(codes.slice(readsOfAddress)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'));
    expect(await read('203.0.113.8')).toBe('ok');
  });

  it('can be switched off', async () => {
    const { config, limitInDatabase } = market.services;
    const limits = createLimits({ limitInDatabase, config: { ...config, rateLimits: false } });
    const by = { method: 'POST', accountId: 'somebody' };
    for (let i = 0; i <= writesOfAccount; i++) await limits.countAccount(by, async () => undefined);
    expect(await isCounted('writesOfAccount', 'somebody')).toBe(false);
  });
});

describe('limits on pages and pictures (reliability 3.16)', () => {
  const few = 20;
  /** Ends the rendering of slow pages, in their order. */
  const slow: (() => void)[] = [];
  const pages: Pages = {
    staticFiles: new Hono().get('/static/part.js', (c) => c.body('part')),
    async render({ url }) {
      if (url.includes('/furniture/slow-')) await new Promise<void>((end) => slow.push(end));
      return { status: 200, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }), html: '<p>Settee' };
    },
  };
  const browser = (address: string) => ({ 'X-Forwarded-For': address, Accept: 'text/html,*/*;q=0.8' });
  let server: HttpServer;
  beforeAll(async () => {
    const limits = createLimits(market.services, {
      ...requestsPerMinute,
      pagesOfAddress: few,
      picturesOfAddress: few,
      readsOfAddress: few,
    });
    server = await openHttpServer(createListener(market.services, { pages, limits }));
  });
  afterAll(() => server.close());

  const statuses = async (address: string, paths: readonly string[]) => {
    const answers: number[] = [];
    for (const path of paths) answers.push((await whenCalm(() => server.request(path, browser(address)))).status);
    return answers;
  };
  const all = (status: number, count: number) => Array.from({ length: count }, () => status);

  it("limit an address's page renderings, with a readable message", async () => {
    expect(await statuses('203.0.113.41', ['/', '/furniture/new'])).toEqual([200, 200]);
    const looks = Array.from({ length: few }, (_, n) => `/furniture/${n}`);
    expect(await statuses('203.0.113.40', looks)).toEqual(all(200, few));
    for (const path of ['/furniture/other', '/unsubscribe/any', '/robots.txt']) {
      const refused = await whenCalm(() => server.request(path, browser('203.0.113.40')));
      expect([path, refused.status, refused.headers.get('Content-Type')]).toEqual([
        path,
        429,
        'text/html; charset=UTF-8',
      ]);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      const seconds = Number(refused.headers.get('Refresh'));
      expect(seconds).toBeGreaterThanOrEqual(Number(refused.headers.get('Retry-After')));
      expect(await refused.text()).toContain(
        `Your network opened too many pages in a short time. This page loads again by itself in ${seconds} seconds.`,
      );
    }
    // Cached responses, and calls of an open page.
    const open = ['/', '/static/part.js', '/api/categories', '/images/demo/none.webp', '/healthz'];
    expect(await statuses('203.0.113.40', open)).toEqual([200, 200, 200, 404, 200]);
  });

  it('let addresses take turns at rendering, and at most some pages of one wait', async () => {
    const request = (n: number) => server.request(`/furniture/slow-${n}`, browser('203.0.113.43'));
    const greedy = Promise.all(Array.from({ length: few }, (_, n) => request(n)));
    await vi.waitFor(() => expect(slow).toHaveLength(1), { timeout: 120_000 });
    // Whoever else comes has a free place at once, and again.
    expect(await statuses('203.0.113.44', ['/furniture/a', '/furniture/b', '/furniture/c'])).toEqual(all(200, 3));
    for (let n = 0; n < few; n++) {
      await vi.waitFor(() => expect(slow).toHaveLength(n + 1), { timeout: 120_000 });
      slow[n]?.();
    }
    expect((await greedy).map(({ status }) => status)).toEqual(all(200, few));
  });

  it("limit an address's pictures, found or not; pages still work", async () => {
    const path = '/images/demo/no-such-picture.webp';
    expect(
      await statuses(
        '203.0.113.42',
        Array.from({ length: few }, () => path),
      ),
    ).toEqual(all(404, few));
    const refused = await server.request(path, { 'X-Forwarded-For': '203.0.113.42', Accept: 'image/webp,*/*' });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(await statuses('203.0.113.42', ['/'])).toEqual([200]);
    expect(await statuses('203.0.113.43', [path])).toEqual([404]);
  });

  it('do not count cached answers', async () => {
    const looks = Array.from({ length: few + 2 }, () => ['/', '/api/categories']).flat();
    expect(await statuses('203.0.113.44', looks)).toEqual(all(200, 2 * few + 4));
  });

  it('make no query', async () => {
    await statuses('203.0.113.45', ['/', '/images/demo/none.webp', '/api/categories']);
    for (const limit of ['pagesOfAddress', 'picturesOfAddress', 'readsOfAddress'])
      expect(await isCounted(limit, '203.0.113.45')).toBe(false);
  });

  it('can be switched off', async () => {
    const services = { ...market.services, config: { ...market.services.config, rateLimits: false } };
    const limits = createLimits(services, { ...requestsPerMinute, pagesOfAddress: 1, picturesOfAddress: 1 });
    const open = await openHttpServer(createListener(services, { pages, limits }));
    for (let n = 0; n < 3; n++) {
      expect((await open.request('/')).status).toBe(200);
      expect((await open.request(`/furniture/${n}`)).status).toBe(200);
      expect((await open.request('/images/demo/none.webp')).status).toBe(404);
    }
    open.close();
  });
});

describe('the address of the client', () => {
  const cases: [socket: string, forwarded: string | undefined, proxies: number, expected: string | undefined][] = [
    ['203.0.113.5', undefined, 0, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', 0, '203.0.113.5'],
    ['::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
    ['127.0.0.1', undefined, 0, '127.0.0.1'],
    // An unknown proxy: its header cannot be trusted, so its visitors count as one.
    ['127.0.0.1', '198.51.100.1', 0, '127.0.0.1'],
    ['::1', '198.51.100.1', 0, '0:0:0:0'],
    ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', 2, '198.51.100.1'],
    ['10.0.0.2', undefined, 1, '10.0.0.2'],
    ['10.0.0.2', '198.51.100.1', 3, '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::6', undefined, 0, '2001:db8:0:0'],
    ['10.0.0.2', '2001:db8:1:2::7', 1, '2001:db8:1:2'],
  ];

  it.each(cases)('socket %s, forwarded %s, %i proxies: %s', async (remoteAddress, forwarded, proxies, expected) => {
    const app = new Hono().get('/', (c) => c.json({ address: clientAddress(c, proxies) }));
    const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
    const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
    expect(await response.json()).toEqual(expected === undefined ? {} : { address: expected });
  });
});

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../shared/errors.ts';
import type { Visitor } from '../../test/support/actor.ts';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { clientAddress } from './client-address.ts';
import { createLimits, requestsPerMinute } from './limits.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => market.close());

const { readsOfAddress, writesOfAddress, writesOfAccount } = requestsPerMinute;

/** Counts so many requests at once, within a window that no slow machine can outlast. */
const spend = (key: string, points: number) =>
  market.sql('insert into request_counts (key, points, expire) values ($1, $2, $3)', [
    key,
    points,
    Date.now() + 600_000,
  ]);

const post = (who: Visitor, address: string, path = '/api/orders') =>
  who.fetch(path, { method: 'POST', headers: { 'X-Forwarded-For': `198.51.100.66, ${address}` } });

describe('limits on requests (reliability 3.16)', () => {
  it('let an address write so much a minute, and say when to come back', async () => {
    await spend('writesOfAddress:203.0.113.1', writesOfAddress - 1);
    expect((await post(market.stranger, '203.0.113.1')).status).toBe(401);
    for (let i = 0; i < 3; i++) {
      const refused = await post(market.stranger, '203.0.113.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
    }
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    expect((await market.stranger.fetch('/api/categories', { headers })).status).toBe(200);
    expect((await post(market.stranger, '203.0.113.2')).status).toBe(401);
  });

  it('count the writes of an account together, wherever they come from', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()];
    await buyer.token();
    await spend(`writesOfAccount:${buyer.id}`, writesOfAccount - 1);
    expect((await post(buyer, '192.0.2.1')).status).toBe(422);
    expect((await post(buyer, '192.0.2.2')).status).toBe(429);
    expect((await buyer.fetch('/api/furniture-available')).status).toBe(200);
    expect((await post(other, '192.0.2.2')).status).toBe(422);
  });

  it('leave the card provider alone', async () => {
    await spend('writesOfAddress:203.0.113.9', writesOfAddress + 1);
    expect((await post(market.stranger, '203.0.113.9', '/api/webhooks/stripe')).status).toBe(400);
  });

  it('let an address look at so many pieces, without a question to the database', async () => {
    const limits = createLimits(market.services);
    const app = new Hono().post('*', async (c) => {
      await limits.countAddress(c);
      return c.body(null, 204);
    });
    app.onError((error, c) => c.text(error instanceof Failure ? error.code : 'internal', 500));
    const look = (address: string) =>
      app.request(
        '/api/furniture/1/view',
        { method: 'POST', headers: { 'X-Forwarded-For': address } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    for (let i = 0; i < requestsPerMinute.viewsOfAddress; i++) expect((await look('203.0.113.20')).status).toBe(204);
    expect(await (await look('203.0.113.20')).text()).toBe('too_many_requests');
    expect((await look('203.0.113.21')).status).toBe(204);
    expect(await market.sql(`select key from request_counts where key like '%203.0.113.2_'`)).toEqual([]);
  });

  it('let an address read four times as often, counted by each process', async () => {
    const limits = createLimits(market.services);
    const app = new Hono().get('/', async (c) => {
      const failure = await limits.countAddress(c).catch((error: unknown) => error);
      return c.json({ code: failure instanceof Failure ? failure.code : 'ok' });
    });
    const read = async (remoteAddress: string) => {
      const response = await app.request('/', {}, { incoming: { socket: { remoteAddress } } });
      return ((await response.json()) as { code: string }).code;
    };
    const codes = await Promise.all(Array.from({ length: readsOfAddress + 5 }, () => read('203.0.113.7')));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(readsOfAddress);
    expect(codes.slice(readsOfAddress)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'));
    expect(await read('203.0.113.8')).toBe('ok');
  });

  it('are off when told so', async () => {
    const { config, pool } = market.services;
    const limits = createLimits({ pool, config: { ...config, rateLimits: false } });
    for (let i = 0; i <= writesOfAccount; i++) await limits.countAccount('POST', 'somebody');
    expect(await market.sql(`select key from request_counts where key like '%somebody'`)).toEqual([]);
  });
});

describe('whose address it is', () => {
  const cases: [socket: string, forwarded: string | undefined, proxies: number, expected: string | undefined][] = [
    ['203.0.113.5', undefined, 0, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', 0, '203.0.113.5'],
    ['::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
    ['127.0.0.1', undefined, 0, '127.0.0.1'],
    // A proxy that nobody told us of: all of its visitors must not count as one.
    ['127.0.0.1', '198.51.100.1', 0, undefined],
    ['::1', '198.51.100.1', 0, undefined],
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

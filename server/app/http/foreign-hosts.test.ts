import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { openMarket } from '../../../test/support/marketplace.ts';

const markets: Awaited<ReturnType<typeof openMarket>>[] = [];
afterAll(() => Promise.all(markets.map((market) => market.close())));

/** `fetch` does not let anybody choose the host. */
const statusOf = (origin: string, path: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });

it('a local instance answers by its own names alone', async () => {
  const market = await openMarket();
  markets.push(market);
  const { port } = new URL(market.origin);
  for (const path of ['/api/settings', '/sandbox/mail', '/sandbox/google', '/api/furniture-available', '/images/x']) {
    for (const host of ['rebound.example', `rebound.example:${port}`, '127.0.0.1.rebound.example', 'localhost.example'])
      expect([path, host, await statusOf(market.origin, path, host)]).toEqual([path, host, 403]);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect([path, host, await statusOf(market.origin, path, host)]).not.toEqual([path, host, 403]);
  }
  // A supervisor asks by any name.
  for (const path of ['/healthz', '/readyz']) expect(await statusOf(market.origin, path, 'settee:3000')).toBe(200);
});

it('a shop with an address of its own is behind a proxy that knows its names', async () => {
  const market = await openMarket({ env: { PUBLIC_URL: 'https://shop.example', PUBLIC_DEMO: 'yes' } });
  markets.push(market);
  expect(await statusOf(market.origin, '/api/settings', 'shop.example')).toBe(200);
});

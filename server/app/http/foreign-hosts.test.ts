import { request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { openMarket } from '../../../test/support/marketplace.ts';
import { createApp } from './create-app.ts';

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
  // A supervisor uses any name. The process is ready when the search is read.
  for (const path of ['/healthz', '/readyz'])
    await expect.poll(() => statusOf(market.origin, path, 'settee:3000')).toBe(200);
});

it('a shop with its own address leaves the check of names to its proxy', async () => {
  const market = await openMarket({ env: { PUBLIC_URL: 'https://shop.example', PUBLIC_DEMO: 'yes' } });
  markets.push(market);
  expect(await statusOf(market.origin, '/api/settings', 'shop.example')).toBe(200);
});

it('a page under another name of this machine leads to the printed one, where passkeys work', async () => {
  const market = await openMarket({ env: { PUBLIC_URL: undefined } });
  markets.push(market);
  const { publicUrl, port } = market.services.config;
  expect(publicUrl).toBe(`http://localhost:${port}`);
  const pages = {
    staticFiles: new Hono(),
    render: async () => ({ status: 200, headers: new Headers(), html: '<p>Here</p>' }),
  };
  const app = createApp(market.services, { pages });
  const moved = await app.request(`http://127.0.0.1:${port}/search?q=oak`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, `${publicUrl}/search?q=oak`]);
  for (const same of [publicUrl, `http://127.0.0.1:${port + 1}`])
    expect([same, (await app.request(`${same}/search`)).status]).toEqual([same, 200]);
});

import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../shared/contract/contract.ts';
import { heldReading } from '../../../test/support/held-reading.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sharedSearch } from '../../features/search/sync-search.ts';
import { createApp } from './create-app.ts';
import type { Pages } from './pages.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const pages: Pages = {
  staticFiles: new Hono(),
  async render(_, context) {
    const api = context.api as Api;
    const { items } = await api.listCollection({ params: { name: 'chair' }, query: {} });
    const found = await api.searchListings({ query: { category: 'Chair', limit: 0 } }).catch(() => undefined);
    const html = `${items.length} chairs, ${found ? `${found.total} counted` : 'not counted'}`;
    return { status: 200, headers: new Headers(), html };
  },
};

function startReading() {
  const held = heldReading();
  // A separate database object has a separate index.
  const services = { ...market.services, db: market.services.db.withoutPlugins() };
  const kept = sharedSearch(services, { fill: held.load });
  const app = createApp(services, { pages });
  return { ...held, kept, ask: (path: string) => app.request(`${market.origin}${path}`) };
}

it('while the catalogue is read for the first time, lists are shown without numbers, and nobody waits for long', async () => {
  const { id } = await market.listing();
  const { ask, end, kept } = startReading();
  // All distinct and more than run in parallel.
  const visits = await Promise.all([1, 2, 3, 4, 5].map((visit) => ask(`/collections/chair?visit=${visit}`)));
  for (const visit of visits) {
    expect(visit.status).toBe(200);
    expect(await visit.text()).toBe('1 chairs, not counted');
  }
  for (const path of ['/api/search', '/api/search?limit=0', `/api/listing/${id}/similar`]) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '2']);
  }
  expect((await ask(`/api/listing/${id}`)).status).toBe(200);

  expect((await ask('/readyz')).status).toBe(503);

  end();
  await expect.poll(() => kept.isRead(), { timeout: 120_000 }).toBe(true);
  // The page gets its counts soon.
  const text = async () => (await ask('/collections/chair?visit=1')).text();
  await expect.poll(text, { timeout: 120_000 }).toBe('1 chairs, 1 counted');
  expect((await ask('/readyz')).status).toBe(200);
});

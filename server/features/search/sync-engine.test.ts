import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldReading } from '../../../test/support/held-reading.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createMemorySearch } from '../../adapters/memory-search/memory-search.ts';
import { setShopValues, shopCategories } from '../../platform/shop/shop-values.ts';
import type { SearchEngine, SearchPlan } from '../../ports/search-engine.ts';
import { all } from './search-sets.ts';
import { type SyncOptions, syncEngine } from './sync-engine.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const sync = (options?: SyncOptions) => syncEngine(market.services, createMemorySearch, options);

const everything: SearchPlan = {
  found: all,
  limits: [],
  chosen: new Map(),
  order: { by: 'price-up' },
  limit: 100,
  counts: false,
};

async function priceOf(engine: SearchEngine, id: string) {
  const { page } = await engine.search(everything);
  return Math.abs(page.find((one) => one.id === id)?.rank ?? 0);
}
const knows = async (engine: SearchEngine, word: string) => (await engine.uses([word])).length > 0;

/** While closed, it holds back what applies many documents at once. */
function holdMany(engine: SearchEngine) {
  const signs = new EventTarget();
  const asked = once(signs, 'asked');
  let opened: Promise<unknown> | undefined;
  return {
    asked,
    close() {
      opened = once(signs, 'open');
    },
    open: () => signs.dispatchEvent(new Event('open')),
    engine: {
      ...engine,
      async apply(changes) {
        if (changes.documents.length > 3) {
          signs.dispatchEvent(new Event('asked'));
          await opened;
        }
        await engine.apply(changes);
      },
    } satisfies SearchEngine,
  };
}

describe('syncEngine', () => {
  // beyond the spec: Search by words (with typing errors and synonyms, in three languages), looks, size, price and distance (D21)
  it('misses no change while all listings are indexed again', async () => {
    const listed = await Promise.all(Array.from({ length: 5 }, () => market.listing({ price: '100' })));
    const [id = ''] = listed.map((one) => one.id);
    const gate = holdMany(createMemorySearch());
    const synced = syncEngine(market.services, () => gate.engine);
    await synced.current();
    const before = shopCategories();
    setShopValues({ categories: before.map((category) => ({ ...category, names: { en: 'Perch' } })) });
    gate.close();
    try {
      await market.listing();
      await synced.current();
      await gate.asked;
      await market.sql('update listings set price_cents = 14000 where id = $1', [id]);
      await market.services.catalogue.catchUp();
      const changed = synced.current();
      gate.open();
      expect(await priceOf(await changed, id)).toBe(14_000);
      await expect.poll(async () => (await (await synced.current()).uses(['perch']))[0]?.all).toBeGreaterThan(5);
      expect(await priceOf(await synced.current(), id)).toBe(14_000);
    } finally {
      setShopValues({ categories: before });
    }
  });

  it('makes a search wait for a change that is being read', async () => {
    const { id } = await market.listing({ price: '100' });
    const synced = sync();
    await synced.current();
    await market.sql('update listings set price_cents = 15000 where id = $1', [id]);
    await market.services.catalogue.catchUp();
    const first = synced.current();
    // Ticks until the first call begins reading.
    for (let turn = 0; turn < 5; turn++) await undefined;
    expect(await synced.current().then((engine) => priceOf(engine, id))).toBe(15_000);
    await first;
  });

  it('answers from its present state while writes are paused, and catches up afterwards', async () => {
    const { id } = await market.listing({ price: '100' });
    const memory = createMemorySearch();
    let isPaused = false;
    const paused = Object.assign(new Error('paused'), { whilePaused: true });
    const synced = syncEngine(market.services, () => ({
      ...memory,
      apply: (changes) => (isPaused ? Promise.reject(paused) : memory.apply(changes)),
    }));
    await synced.current();
    isPaused = true;
    await market.sql('update listings set price_cents = 16000 where id = $1', [id]);
    expect(await priceOf(await synced.current(), id)).toBe(10_000);
    isPaused = false;
    expect(await priceOf(await synced.current(), id)).toBe(16_000);
  });

  it('answers busy during a long first load', async () => {
    const held = heldReading();
    const synced = sync({ fill: held.load });
    await expect(synced.current()).rejects.toMatchObject({ code: 'busy' });
    await expect(synced.current()).rejects.toMatchObject({ code: 'busy' });
    expect(synced.isRead()).toBe(false);
    held.end();
    await expect.poll(() => synced.isRead()).toBe(true);
    expect((await (await synced.current()).search(everything)).total.count).toBeGreaterThan(0);
  });

  it('forgets the words of removed listings within an hour', async () => {
    let milliseconds = 0;
    const synced = sync({ now: () => milliseconds });
    const listings = await Promise.all(Array.from({ length: 4 }, () => market.listing()));
    const removed = await market.listing({ description: 'zorblattery' });
    expect(await knows(await synced.current(), 'zorblattery')).toBe(true);
    await removed.seller.api.removeListing({ params: { id: removed.id } });
    await market.services.catalogue.catchUp();
    expect(await knows(await synced.current(), 'zorblattery')).toBe(true);
    milliseconds = 3_600_001;
    // The next change is the occasion.
    await market.listing();
    await expect.poll(async () => knows(await synced.current(), 'zorblattery')).toBe(false);
    for (const { id } of listings) expect(await priceOf(await synced.current(), id)).toBeGreaterThan(0);
  });
});

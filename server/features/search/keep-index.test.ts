import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldReading } from '../../../test/support/held-reading.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { keepIndex } from './keep-index.ts';
import type { ListingIndex } from './listing-index.ts';
import { loadIndex } from './load-index.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const priceOf = (index: ListingIndex, id: string) => index.prices[index.ids.find(id) ?? -1];

describe('keepIndex', () => {
  // beyond the spec: Search by words (with typing errors and synonyms, in three languages), looks, size, price and distance (D21)
  it('misses no change that is made while everything is read anew', async () => {
    const seller = await market.seller();
    const { id } = await market.listing({ seller, price: '100' });
    const reprice = (price: string) =>
      market.services.db
        .updateTable('listings')
        .set({ price_cents: Number(price) * 100 })
        .where('id', '=', id)
        .execute();
    const held = heldReading();
    const readings = [loadIndex, held.load];
    const kept = keepIndex(market.services, { load: (db) => (readings.shift() ?? loadIndex)(db), fewDead: 1 });
    await kept.current();
    for (const price of ['110', '120', '130']) {
      await reprice(price);
      await market.services.catalogue.catchUp();
      await kept.current();
    }
    await held.read;
    await reprice('140');
    await market.services.catalogue.catchUp();
    expect(priceOf(await kept.current(), id)).toBe(14_000);
    held.end();
    await expect.poll(async () => (await kept.current()).dead).toBeLessThan(3);
    expect(priceOf(await kept.current(), id)).toBe(14_000);
  });

  it('lets nobody look past a change that another one is still reading', async () => {
    const { id } = await market.listing({ price: '100' });
    const kept = keepIndex(market.services);
    await kept.current();
    await market.sql('update listings set price_cents = 15000 where id = $1', [id]);
    await market.services.catalogue.catchUp();
    const first = kept.current();
    // Ticks until the first call begins reading.
    for (let turn = 0; turn < 5; turn++) await undefined;
    expect(await kept.current().then((index) => priceOf(index, id))).toBe(15_000);
    await first;
  });

  it('answers everybody who comes during a long first reading that it is busy', async () => {
    const held = heldReading();
    const kept = keepIndex(market.services, { load: held.load });
    await expect(kept.current()).rejects.toMatchObject({ code: 'busy' });
    await expect(kept.current()).rejects.toMatchObject({ code: 'busy' });
    expect(kept.isRead()).toBe(false);
    held.end();
    await expect.poll(() => kept.isRead()).toBe(true);
    expect((await kept.current()).size).toBeGreaterThan(0);
  });

  it('forgets the words of removed listings within an hour', async () => {
    let milliseconds = 0;
    const kept = keepIndex(market.services, { fewDead: 0, now: () => milliseconds });
    const keptListings = await Promise.all(Array.from({ length: 4 }, () => market.listing()));
    const removed = await market.listing({ description: 'zorblattery' });
    expect((await kept.current()).words.knows('zorblattery')).toBe(true);
    await removed.seller.api.removeListing({ params: { id: removed.id } });
    await market.services.catalogue.catchUp();
    expect((await kept.current()).words.knows('zorblattery')).toBe(true);
    milliseconds = 3_600_001;
    // The next change is the occasion.
    await market.listing();
    await expect.poll(async () => (await kept.current()).words.knows('zorblattery')).toBe(false);
    for (const { id } of keptListings) expect((await kept.current()).ids.find(id)).toBeDefined();
  });
});

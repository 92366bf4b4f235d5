import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, Visitor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createViewBuffer, deleteOldViewers, writeViews } from './write-views.ts';

let market: Market;
let seller: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { TRUST_PROXY: '1' } });
  seller = await market.seller();
});
afterAll(() => market.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

type Look = { by?: Visitor; from?: string; browser?: string };
const view = (id: string, { by = market.stranger, from = '203.0.113.7', browser = BROWSER }: Look = {}) =>
  by.fetch(`/api/furniture/${id}/view`, {
    method: 'POST',
    headers: { 'User-Agent': browser, 'X-Forwarded-For': from },
  });
async function viewsOf(id: string, by = seller): Promise<number | undefined> {
  await market.drainJobs();
  const { items } = await by.api.listOwnListings({ params: { email: by.email } });
  return items.find(({ _id }) => _id === id)?.views;
}

describe('counting views of a listing', () => {
  // beyond the spec: POST /furniture/{id}/view: counts each visitor of a listing once a day, without robots and the seller
  it('counts each visitor once a day for each listing, as a count by hand does', async () => {
    const own = await market.seller();
    const listings = [await market.listing({ seller: own }), await market.listing({ seller: own })];
    const visitors = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].flatMap((from) => [
      { from, browser: BROWSER },
      { from, browser: `${BROWSER} Edg/156` },
    ]);
    const counted = new Map(listings.map(({ id }) => [id, new Set<string>()]));
    // A fixed sequence; each visitor sees some listing twice.
    for (let step = 0; step < 60; step++) {
      const listing = listings[(step * 7) % 3 === 0 ? 0 : 1];
      const visitor = visitors[(step * step) % visitors.length];
      if (!listing || !visitor) continue;
      expect((await view(listing.id, visitor)).status).toBe(200);
      counted.get(listing.id)?.add(JSON.stringify(visitor));
      if (step % 20 === 0) await market.drainJobs();
    }
    for (const { id } of listings) expect(await viewsOf(id, own)).toBe(counted.get(id)?.size);
    const numbers = await own.api.getSellerNumbers();
    const total = [...counted.values()].reduce((sum, { size }) => sum + size, 0);
    expect(numbers).toMatchObject({ views: total, saves: 0, onSale: 2 });
    expect(numbers.days).toHaveLength(30);
    expect(numbers.days.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10), views: total });
    expect(numbers.days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
  });

  it('counts a signed-in person once, on any device', async () => {
    const { id } = await market.listing({ seller });
    const by = await market.buyer();
    await view(id, { by, from: '192.0.2.1' });
    await view(id, { by, from: '192.0.2.2' });
    expect(await viewsOf(id)).toBe(1);
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a crawler', 'Mozilla/5.0 (compatible; bingbot/2.0)'],
    ['a preview', 'facebookexternalhit/1.1'],
    ['a script', 'curl/8.5.0'],
    ['somebody without a name', ''],
  ])('does not count %s', async (_, browser) => {
    const { id } = await market.listing({ seller });
    expect((await view(id, { browser })).status).toBe(200);
    expect(await viewsOf(id)).toBe(0);
  });

  it('does not count the seller, a withdrawn listing or one that is not there', async () => {
    const [own, hidden] = [await market.listing({ seller }), await market.listing({ seller })];
    await seller.api.updateListing({ params: { id: hidden.id }, body: { isAvailable: 'false' } });
    await view(own.id, { by: seller });
    await view(hidden.id);
    const nobodys = crypto.randomUUID();
    expect((await view(nobodys)).status).toBe(200);
    expect((await view('not-an-id')).status).toBe(404);
    expect([await viewsOf(own.id), await viewsOf(hidden.id)]).toEqual([0, 0]);
    expect(await market.sql('select * from listing_views where listing_id = $1', [nobodys])).toEqual([]);
  });

  // beyond the spec: POST /furniture/{id}/view: counts each visitor of a listing once a day, without robots and the seller
  it('counts a view once that two processes get at the same moment, or that is written twice', async () => {
    const { id } = await market.listing({ seller });
    const view = { day: new Date().toISOString().slice(0, 10), listingId: id, visitor: 'somebody' };
    const processes = Array.from({ length: 4 }, () => ({ ...market.services, viewBuffer: createViewBuffer() }));
    for (const { viewBuffer } of processes) viewBuffer.add(view);
    await Promise.all(processes.map(writeViews));
    for (const { viewBuffer } of processes) viewBuffer.add(view);
    await Promise.all(processes.map(writeViews));
    expect(await viewsOf(id)).toBe(1);
  });

  it('keeps views that could not be written until they can be', async () => {
    const { id } = await market.listing({ seller });
    const viewBuffer = createViewBuffer();
    const view = { day: new Date().toISOString().slice(0, 10), listingId: id, visitor: 'patient' };
    viewBuffer.add(view);
    viewBuffer.add({ ...view, day: 'no day' });
    await expect(writeViews({ db: market.services.db, viewBuffer })).rejects.toThrow();
    const kept = viewBuffer.take();
    expect(kept).toHaveLength(2);
    for (const one of kept.filter(({ day }) => day !== 'no day')) viewBuffer.add(one);
    await writeViews({ db: market.services.db, viewBuffer });
    expect(await viewsOf(id)).toBe(1);
  });

  it('stores neither address nor account, and deletes visitor keys of two days ago', async () => {
    const { id } = await market.listing({ seller });
    const by = await market.buyer();
    await view(id, { by, from: '203.0.113.99' });
    await market.drainJobs();
    const [viewer] = await market.sql('select * from listing_viewers where listing_id = $1', [id]);
    expect(viewer?.visitor).toMatch(/^[\w-]{22}$/);
    await market.sql(`update listing_viewers set day = day - 2 where listing_id = $1`, [id]);
    await deleteOldViewers(market.services);
    expect(await market.sql('select * from listing_viewers where listing_id = $1', [id])).toEqual([]);
    expect(await viewsOf(id)).toBe(1);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { FRONT, FRONT_PER_SELLER } from './read-front.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

type Shown = { _id: string; sellerName: string };
const pagesOf = async (limit: number) => {
  const pages: Shown[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await market.stranger.api.listAvailable({ query: { limit, cursor } });
    pages.push(items);
    if (!nextCursor) return pages;
    cursor = nextCursor;
  }
};

it('shows at most two listings of one seller among the first 24, and every listing once', async () => {
  const others = 15;
  const made: string[] = [];
  for (let i = 0; i < others; i++) {
    const seller = await market.seller({ name: `Other ${i}` });
    made.push((await market.listing({ seller })).id, (await market.listing({ seller })).id);
  }
  const flood = await market.seller({ name: 'Flood' });
  for (let i = 0; i < FRONT + 6; i++) {
    const { id } = await market.listing({ seller: flood });
    made.push(id);
    if (i % 2 === 0) await flood.api.advertiseListing({ params: { id } });
  }
  for (const limit of [FRONT, 7, 10, 100]) {
    const all = (await pagesOf(limit)).flat();
    expect(all.map(({ _id }) => _id).sort()).toEqual([...made].sort());
    const front = all.slice(0, FRONT).map(({ sellerName }) => sellerName);
    expect(front.filter((name) => name === 'Flood')).toHaveLength(FRONT_PER_SELLER);
    expect(front.slice(0, FRONT_PER_SELLER)).toEqual(['Flood', 'Flood']);
    expect(all[FRONT]?.sellerName).toBe('Flood');
  }
});

it('refuses a forged cursor', async () => {
  const forge = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
  for (const values of [
    [0, false, 0, 'no-id', ''],
    [0.5, false, 0, '', ''],
    [0, false, 1e300, '', ''],
    [0, false, 0, '', 'AAAA'],
    [0, false, 0, '', Buffer.alloc(16 * 25).toString('base64url')],
  ])
    expect(await market.stranger.call('listAvailable', { query: { cursor: forge(values) } })).toMatchObject({
      status: 422,
      body: { fields: { cursor: expect.any(String) } },
    });
});

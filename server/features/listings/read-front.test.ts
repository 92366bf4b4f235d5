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

// beyond the spec: nobody gets a third place on the first page before each has had a second
it('lets few sellers take turns', async () => {
  const small = await openMarket();
  const made = new Map([
    ['Small', 3],
    ['Medium', 8],
    ['Flood', 40],
  ]);
  const sellers = [...made.keys()];
  for (const [name, number] of made) {
    const seller = await small.seller({ name });
    for (let n = 0; n < number; n++) {
      const { id } = await small.listing({ seller });
      if (name === 'Flood' && n < 5) await seller.api.advertiseListing({ params: { id } });
    }
  }
  const names = (await small.stranger.api.listAvailable({ query: { limit: FRONT } })).items.map(
    (one) => one.sellerName,
  );
  const count = (until: number, name: string) => names.slice(0, until).filter((one) => one === name).length;
  for (let until = 1; until <= FRONT; until++)
    for (const name of sellers)
      for (const [other, number] of made)
        if (count(until, name) > 2)
          expect(count(until, other)).toBeGreaterThanOrEqual(Math.min(number, count(until, name) - 1));
  expect(sellers.map((name) => count(FRONT, name))).toEqual([3, 8, 13]);
  const all: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await small.stranger.api.listAvailable({ query: { limit: 10, cursor } });
    all.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor;
    if (!cursor) break;
  }
  expect([all.length, new Set(all).size]).toEqual([51, 51]);
  await small.close();
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

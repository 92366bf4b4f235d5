import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form sells more. */
const LISTINGS = Number(process.env.LISTINGS_SOLD_ELSEWHERE ?? 6);
/** Maximum seconds for which a sold listing may look available. */
const STALE = 5;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: LISTINGS });
});
afterAll(() => shop.close());

const looks = (listing: string): [path: string, mark: string][] => [
  ['/api/furniture-available?limit=24', listing],
  [`/api/listing/${listing}`, '"isAvailable":"true"'],
  [`/furniture/${listing}`, 'schema.org/InStock'],
  ['/', `href="/furniture/${listing}`],
  ['/collections/sofa', `href="/furniture/${listing}`],
  ['/search', `href="/furniture/${listing}`],
  ['/feed.xml', `/furniture/${listing}`],
];
const everywhere = 2 * looks('').length;
const whileHeld = everywhere - 2;

async function looksAvailable(listing: string): Promise<string[]> {
  const found = shop.servers.flatMap(({ origin }) =>
    looks(listing).map(async ([path, mark]) => {
      const response = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'br' } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text.includes(mark) ? [`${origin}${path}`] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

async function buy(buyer: Person, listing: string): Promise<void> {
  const { body } = await shop.request(buyer, listing);
  await expect.poll(() => looksAvailable(listing), { timeout: 120_000 }).toHaveLength(whileHeld);
  expect(await looksAvailable(listing)).toHaveLength(whileHeld);
  expect(await shop.confirmCard(body.clientSecret ?? '')).toBe(200);
  expect((await shop.call(buyer, 'PUT', `/payment/${listing}`)).status).toBe(200);
}

it('a sale in one process is visible in all others within a moment', async () => {
  let longest = 0;
  for (const buyer of shop.people) {
    const listing = await offerListing(shop.pool, [buyer]);
    await expect.poll(() => looksAvailable(listing), { timeout: 120_000 }).toHaveLength(everywhere);
    await buy(buyer, listing);
    const sold = performance.now();
    for (let left = await looksAvailable(listing); left.length > 0; left = await looksAvailable(listing)) {
      expect((performance.now() - sold) / 1000, left.join(', ')).toBeLessThan(STALE);
      await sleep(20);
    }
    longest = Math.max(longest, (performance.now() - sold) / 1000);
  }
  const note = `gone everywhere ${longest.toFixed(1)} s after the sale at the latest`;
  reportProof({ proof: 'Listings sold by another process', tried: shop.people.length, lost: 0, note });
});

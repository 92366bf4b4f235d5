import { expect, it } from 'vitest';
import { priceBand } from '../../../shared/domain/search.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import type { PlaceInOrder, SearchDocument } from '../../ports/search-engine.ts';
import { add, emptyBitmap } from './bitmap.ts';
import { byPrice, bySets, newestFirst } from './layers.ts';
import { ListingIndex } from './listing-index.ts';
import { pickPage } from './pick-page.ts';

const LISTINGS = 12_000;
const PAGE = 700;
const DAY = 24 * 3600 * 1_000_000;

const random = seededRandom(7);
const valued = (price: number) => ({
  price,
  values: {
    category: ['Sofa'],
    condition: [],
    colour: [],
    material: [],
    style: [],
    decade: [],
    verified: [],
    availability: ['available'],
    price: [priceBand(price)],
  },
});
const listings = Array.from(
  { length: LISTINGS },
  (): SearchDocument => ({
    id: random.uuid(),
    seller: 'a',
    touched: 0,
    position: undefined,
    phrase: [],
    marks: [],
    sides: { width: null, depth: null, height: null },
    words: { title: ['sofa'], place: [], description: [] },
    // Few distinct values, so that later sort keys often decide.
    ...valued(100 * random.int(1, 4000)),
    created: random.int(20_000, 20_400) * DAY,
  }),
);
const index = new ListingIndex();
for (const listing of listings) index.put(listing);

const found = emptyBitmap(index.capacity);
const first = [emptyBitmap(index.capacity), emptyBitmap(index.capacity)] as const;
const chosen: { listing: SearchDocument; n: number; ranked: number }[] = [];
for (const [n, listing] of listings.entries()) {
  if (!random.chance(0.5)) continue;
  add(found, n);
  const named = [random.chance(0.6), random.chance(0.2)];
  for (const [i, bits] of first.entries()) if (named[i]) add(bits, n);
  chosen.push({ listing, n, ranked: 2 * Number(named[0]) + Number(named[1]) });
}

const ranks = {
  newest: () => 0,
  relevance: ({ ranked }: (typeof chosen)[number]) => ranked,
  'price-up': ({ listing }: (typeof chosen)[number]) => -listing.price,
  'price-down': ({ listing }: (typeof chosen)[number]) => listing.price,
};

it.each(['newest', 'relevance', 'price-up', 'price-down'] as const)(
  'pages through all that was found by %s as if it had been sorted whole',
  (sort) => {
    const rank = ranks[sort];
    const sorted = chosen.toSorted(
      (a, b) =>
        rank(b) - rank(a) ||
        b.listing.created - a.listing.created ||
        (b.listing.id < a.listing.id ? -1 : b.listing.id > a.listing.id ? 1 : 0),
    );
    const paged: number[] = [];
    for (let after: PlaceInOrder | undefined; ; ) {
      const layers = {
        newest: () => newestFirst(index, { of: found, rank: 0 }, chosen.length),
        relevance: () => bySets(index, found, first, after?.rank ?? Number.POSITIVE_INFINITY),
        'price-up': () => byPrice(index, found, 'up'),
        'price-down': () => byPrice(index, found, 'down'),
      }[sort]();
      const page = pickPage(index, layers, PAGE, after);
      paged.push(...page.map(({ n }) => n));
      const last = page.at(-1);
      if (page.length < PAGE || !last) break;
      after = { rank: last.rank, created: last.created, id: index.ids.at(last.n) };
    }
    expect(paged).toEqual(sorted.map(({ n }) => n));
  },
);

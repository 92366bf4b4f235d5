import { expect, it } from 'vitest';
import { colours, materials } from '../../../shared/domain/traits.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import { add, emptyBitmap } from './bitmap.ts';
import { ListingIndex, type SearchedListing } from './listing-index.ts';
import { layersOf, type PlaceInOrder, pickPage } from './pick-page.ts';

const LISTINGS = 12_000;
const PAGE = 700;
const DAY = 24 * 3600 * 1_000_000;

const random = seededRandom(7);
const listings = Array.from({ length: LISTINGS }, (): SearchedListing => {
  const [width_mm, depth_mm, height_mm] = [null, null, null];
  return {
    ...{ id: random.uuid(), category: 'Sofa', condition: 'Good', style: null, year: '1960', state: 'available' },
    ...{ colours: [random.pick(colours)], materials: [random.pick(materials)], verified: random.chance(0.5) },
    ...{ width_mm, depth_mm, height_mm, latitude: null, longitude: null },
    // Few distinct values, so that later sort keys often decide.
    ...{ price_cents: 100 * random.int(1, 4000), micros: random.int(20_000, 20_400) * DAY },
    ...{ title: random.chance(0.4) ? 'Oak' : 'Sofa', place: random.chance(0.4) ? 'Oakland' : '', description: '' },
  };
});
const index = new ListingIndex();
for (const listing of listings) index.put(listing);

const found = emptyBitmap(index.room);
const first = [emptyBitmap(index.room), emptyBitmap(index.room)] as const;
const chosen: { listing: SearchedListing; n: number; ranked: number }[] = [];
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
  'price-up': ({ listing }: (typeof chosen)[number]) => -listing.price_cents,
  'price-down': ({ listing }: (typeof chosen)[number]) => listing.price_cents,
};

it.each(['newest', 'relevance', 'price-up', 'price-down'] as const)(
  'pages through all that was found by %s as if it had been sorted whole',
  (sort) => {
    const rank = ranks[sort];
    const sorted = chosen.toSorted(
      (a, b) =>
        rank(b) - rank(a) ||
        b.listing.micros - a.listing.micros ||
        (b.listing.id < a.listing.id ? -1 : b.listing.id > a.listing.id ? 1 : 0),
    );
    const paged: number[] = [];
    for (let after: PlaceInOrder | undefined; ; ) {
      const layers = layersOf(index, { found, total: chosen.length }, sort, {
        ...{ first: () => first, around: undefined, after },
      });
      const page = pickPage(index, layers, PAGE, after);
      paged.push(...page.map(({ n }) => n));
      const last = page.at(-1);
      if (page.length < PAGE || !last) break;
      after = { rank: last.rank, micros: last.micros, id: index.ids.at(last.n) };
    }
    expect(paged).toEqual(sorted.map(({ n }) => n));
  },
);

import { type Facet, facets } from '../../../shared/domain/search.ts';
import type { FoundListings, SearchPlan } from '../../ports/search-engine.ts';
import { addAll, type Bitmap, intersect, split } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';
import { SetReader } from './read-set.ts';

export type FilteredListings = {
  passing: Bitmap;
  /** Per active facet: passes all other filters. */
  missing: Map<Facet, Bitmap>;
};

/** Applies all filters, cheap ones first, and records what only one facet excludes. */
export function filterListings(
  index: ListingIndex,
  reader: SetReader,
  { found, limits, chosen }: SearchPlan,
): FilteredListings {
  let passing: Bitmap = index.alive.slice();
  if (found.of !== 'all') intersect(passing, reader.read(found));
  const missing = new Map<Facet, Bitmap>();
  const narrow = (facet: Facet, those: Bitmap) => {
    for (const bits of missing.values()) intersect(bits, those);
    missing.set(facet, split(passing, those));
  };
  for (const [facet, set] of chosen) if (facet !== 'price') narrow(facet, reader.read(set));
  const price = chosen.get('price');
  if (price) {
    const among = passing.slice();
    for (const bits of missing.values()) addAll(among, bits);
    narrow('price', new SetReader(index, among).read(price));
  }
  if (limits.length > 0) {
    const within = (bits: Bitmap) => new SetReader(index, bits).read({ of: 'and', sets: limits });
    passing = within(passing);
    for (const [facet, bits] of missing) missing.set(facet, within(bits));
  }
  return { passing, missing };
}

/** Counts each value exactly, ignoring its own facet's filter. */
export function countValues(index: ListingIndex, { passing, missing }: FilteredListings): FoundListings['values'] {
  const inPassing = index.countAllValues(passing);
  const counts = facets.map((facet) => {
    const others = missing.get(facet);
    const more = others && index.countValues(facet, others);
    const values = index.valuesOf(facet).map((value, i) => ({
      value,
      count: (inPassing[facet][i] ?? 0) + (more?.[i] ?? 0),
    }));
    return [facet, values.filter(({ count }) => count > 0)] as const;
  });
  return Object.fromEntries(counts);
}

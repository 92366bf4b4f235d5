import type { Position } from '../../../shared/domain/place.ts';
import { type Filter, facets } from '../../../shared/domain/search.ts';
import { type Bitmap, sizeOf } from './bitmap.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Asked, type SearchQuery, sift } from './sift.ts';
import { understandWords } from './understand-words.ts';
import type { Understood } from './understood.ts';

export type Matches = {
  found: Bitmap;
  total: number;
  counts: FacetCounts;
  understood: Understood;
  nearest?: Nearest;
};

type Nearest = { without: Filter; count: number; found: Bitmap; first: Understood['first'] };

/**
 * Returns the listings that pass all filters, with facet counts.
 * @param around position of `near`
 */
export function findMatches(index: ListingIndex, query: SearchQuery, around: Position | undefined): Matches {
  const understood = understand(index, query.words);
  const asked = { query, around, understood };
  const sifted = sift(index, asked);
  const total = sizeOf(sifted.passing);
  return {
    found: sifted.passing,
    total,
    counts: countFacets(index, sifted),
    understood,
    ...(total === 0 ? { nearest: findNearest(index, asked) } : {}),
  };
}

const understand = (index: ListingIndex, words: string | undefined): Understood =>
  words ? understandWords(index, words) : { first: () => [], isClosest: false };

/** Returns the filter whose removal gives the most matches; the text only as a last resort. */
function findNearest(index: ListingIndex, asked: Asked): Nearest | undefined {
  const { query, around, understood } = asked;
  const without = (filter: Filter, other: Partial<Asked>): Nearest => {
    const found = sift(index, { ...asked, ...other }).passing;
    return { without: filter, count: sizeOf(found), found, first: (other.understood ?? understood).first };
  };
  const offer = (filter: Filter, left: Partial<SearchQuery>): Nearest[] =>
    Object.keys(left).every((name) => query[name as keyof SearchQuery] === undefined)
      ? []
      : [without(filter, { query: { ...query, ...left } })];
  const offers: Nearest[] = [
    ...facets.flatMap((facet) =>
      offer(facet, facet === 'price' ? { priceMin: undefined, priceMax: undefined } : { [facet]: undefined }),
    ),
    ...offer('size', { width: undefined, depth: undefined, height: undefined }),
    ...(around ? [without('near', { around: undefined })] : []),
  ].filter(({ count }) => count > 0);
  if (offers.length === 0 && query.words) offers.push(without('words', { understood: understand(index, undefined) }));
  return offers.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0];
}

import type { Position } from '../../../shared/domain/place.ts';
import { type Filter, facets } from '../../../shared/domain/search.ts';
import { type Bits, sizeOf } from './bits.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Asked, type SearchQuery, sift } from './sift.ts';
import { type Understood, understandWords } from './understand-words.ts';

export type Matches = {
  /** What is found, by the numbers of the index. */
  found: Bits;
  total: number;
  counts: FacetCounts;
  understood: Understood;
  nearest?: Nearest;
};

type Nearest = { without: Filter; count: number; words?: string };

/**
 * Finds the pieces that pass every filter, with the numbers behind every choice.
 * @param around the position of `near`, when there is one
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
  words ? understandWords(index, words) : { senses: [] };

/** The one filter that costs most: without it the most is found. Of the words only those go that mean nothing, if some do. */
function findNearest(index: ListingIndex, asked: Asked): Nearest | undefined {
  const { query, around, understood } = asked;
  const countWith = (other: Partial<Asked>) => sizeOf(sift(index, { ...asked, ...other }).passing);
  const offer = (without: Filter, left: Partial<SearchQuery>): Nearest[] =>
    Object.keys(left).every((name) => query[name as keyof SearchQuery] === undefined)
      ? []
      : [{ without, count: countWith({ query: { ...query, ...left } }) }];
  const { known } = understood;
  const offers: Nearest[] = [
    ...(known
      ? [{ without: 'words' as const, count: countWith({ understood: understand(index, known) }), words: known }]
      : []),
    ...(query.words ? [{ without: 'words' as const, count: countWith({ understood: { senses: [] } }) }] : []),
    ...facets.flatMap((facet) =>
      offer(facet, facet === 'price' ? { priceMin: undefined, priceMax: undefined } : { [facet]: undefined }),
    ),
    ...offer('size', { width: undefined, depth: undefined, height: undefined }),
    ...(around ? [{ without: 'near' as const, count: countWith({ around: undefined }) }] : []),
  ];
  return offers
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.words !== undefined) - Number(a.words !== undefined) || b.count - a.count)[0];
}

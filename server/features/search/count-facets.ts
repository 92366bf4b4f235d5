import { type Facet, facets, facetValues } from '../../../shared/domain/search.ts';
import { type Bits, listOf, sizeOf, sizeOfCommon } from './bits.ts';
import { hasSeveral, type ListingIndex, NO_VALUE } from './listing-index.ts';
import type { Sifted } from './sift.ts';

export type FacetCounts = Record<Facet, { value: string; count: number }[]>;

/** The share of all pieces beyond which it is quicker to count value by value than piece by piece. */
const MANY = 0.4;

/**
 * Counts for each facet what each of its values would find with all the other filters as they are: a facet counts as if
 * nothing of it were chosen, since its other values are what one might choose instead. Every number is counted, none is guessed.
 * @param total how many pieces pass every filter
 */
export function countFacets(index: ListingIndex, { passing, missing }: Sifted, total: number): FacetCounts {
  const countPassing = counter(index, passing, total);
  const counts = facets.map((facet) => {
    const sums = new Uint32Array(NO_VALUE + 1);
    countPassing(facet, sums);
    const others = missing.get(facet);
    if (others) counter(index, others, sizeOf(others))(facet, sums);
    const values = facetValues[facet].map((value, i) => ({ value, count: sums[i] as number }));
    return [facet, values.filter(({ count }) => count > 0)] as const;
  });
  return Object.fromEntries(counts) as FacetCounts;
}

/** Adds to sums how many of a set have each value of a facet. */
function counter(index: ListingIndex, set: Bits, size: number): (facet: Facet, sums: Uint32Array) => void {
  if (size > index.size * MANY) return (facet, sums) => countByValue(index, facet, set, sums);
  const list = listOf(set, size);
  return (facet, sums) => {
    if (hasSeveral(facet)) index.several[facet].count(list, sums);
    else countSingle(index.single[facet], list, sums);
  };
}

/** Value by value: the same work however many there are. */
function countByValue(index: ListingIndex, facet: Facet, set: Bits, sums: Uint32Array): void {
  let at = 0;
  for (const bits of index.bits[facet].values()) {
    sums[at] = (sums[at] as number) + sizeOfCommon(set, bits);
    at += 1;
  }
}

function countSingle(column: Uint8Array, list: Uint32Array, sums: Uint32Array): void {
  for (let i = 0; i < list.length; i++) {
    const at = column[list[i] as number] as number;
    sums[at] = (sums[at] as number) + 1;
  }
}

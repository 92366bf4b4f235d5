import { type Facet, facets, facetValues } from '../../../shared/domain/search.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Sifted } from './sift.ts';

export type FacetCounts = Record<Facet, { value: string; count: number }[]>;

/** Counts each facet value exactly, ignoring its own facet's filter. */
export function countFacets(index: ListingIndex, { passing, missing }: Sifted): FacetCounts {
  const inPassing = index.countAllValues(passing);
  const counts = facets.map((facet) => {
    const others = missing.get(facet);
    const more = others && index.countValues(facet, others);
    const values = index.valuesOf(facet).map((value, i) => ({
      value,
      count: (inPassing[facet][i] ?? 0) + (more?.[i] ?? 0),
    }));
    const counted = values.filter(({ count }) => count > 0);
    return [facet, facet === 'category' ? counted.sort(byShopOrder()) : counted] as const;
  });
  return Object.fromEntries(counts) as FacetCounts;
}

/** Categories in the order of the screen; the index knows them in the order in which it met them. */
function byShopOrder() {
  const order = new Map(facetValues.category.map((name, at) => [name, at]));
  const at = ({ value }: { value: string }) => order.get(value) ?? order.size;
  return (one: { value: string }, other: { value: string }) => at(one) - at(other);
}

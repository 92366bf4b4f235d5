import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { sides } from '../../../shared/domain/dimensions.ts';
import type { Position } from '../../../shared/domain/place.ts';
import { type Facet, facets } from '../../../shared/domain/search.ts';
import { radiusInMetres, sideLimit, USUAL_RADIUS } from '../../../shared/domain/search-limits.ts';
import { toMinor } from '../../platform/shop/shop-money.ts';
import type { SearchOrder, SearchPlan, SearchSet } from '../../ports/search-engine.ts';
import { atMost } from './extents.ts';
import { all, HIGHEST_PRICE, priced, valuedAny } from './search-sets.ts';
import type { Understood } from './understood.ts';

export type SearchQuery = ParsedInput<Contract['searchListings']>['query'];

/** `around`: position of `near`. */
export type SearchRequest = { query: SearchQuery; around: Position | undefined; understood: Understood };

/** Translates filters and order for an engine. */
export function planSearch({
  query,
  around,
  understood,
}: SearchRequest): Omit<SearchPlan, 'limit' | 'counts' | 'after'> {
  return {
    found: understood.found ?? all,
    limits: limitsOf(query, around),
    chosen: new Map(
      facets.flatMap((facet) => {
        const chosen = chosenOf(facet, query);
        return chosen ? [[facet, chosen] as const] : [];
      }),
    ),
    order: orderOf({ query, around, understood }),
  };
}

function limitsOf(query: SearchQuery, around: Position | undefined): SearchSet[] {
  const limits = sides.flatMap((side) => {
    const most = sideLimit(query[side], query.unit);
    return most === undefined ? [] : [atMost(side, most)];
  });
  if (around) {
    const metres = radiusInMetres(query.radius ?? USUAL_RADIUS, query.unit);
    limits.push({ of: 'near', position: around, metres });
  }
  return limits;
}

function chosenOf(facet: Facet, query: SearchQuery): SearchSet | undefined {
  if (facet === 'price') {
    const { priceMin, priceMax } = query;
    if (priceMin === undefined && priceMax === undefined) return undefined;
    return priced(cents(priceMin) ?? 0, cents(priceMax) ?? HIGHEST_PRICE);
  }
  const asked = query[facet] ?? [];
  if (asked.length > 0) return valuedAny(facet, asked);
  return facet === 'availability' ? valuedAny(facet, ['available', 'held']) : undefined;
}

const cents = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));

function orderOf({ query: { sort }, around, understood }: SearchRequest): SearchOrder {
  if (sort === 'relevance') return { by: 'sets', sets: understood.first };
  if (sort === 'distance') return around ? { by: 'distance', from: around } : { by: 'newest' };
  return { by: sort };
}

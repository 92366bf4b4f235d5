import { useState } from 'react';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { type Facet, facets as names, priceBands } from '../../../shared/domain/search.ts';

type Facets = SearchAnswer['facets'];

/** Adds the values of earlier answers to a facet, with a count of 0. Price bands stay in their order. */
function withSeen(facet: Facet, seen: Facets[Facet], now: Facets[Facet]): Facets[Facet] {
  const known = new Set(now.map(({ value }) => value));
  const left = seen.filter(({ value }) => !known.has(value)).map(({ value }) => ({ value, count: 0 }));
  if (left.length === 0) return now;
  const all = [...now, ...left];
  return facet === 'price' ? all.sort((a, b) => priceBands.indexOf(a.value) - priceBands.indexOf(b.value)) : all;
}

/** Adds to the counts each value that the open list has shown, so that no filter moves or disappears. */
export function useSeenFacets(now: Facets | undefined): Facets | undefined {
  const [seen, setSeen] = useState(now);
  if (!now) return seen;
  if (!seen) {
    setSeen(now);
    return now;
  }
  const shown = Object.fromEntries(names.map((name) => [name, withSeen(name, seen[name], now[name])])) as Facets;
  if (names.some((name) => shown[name].length > seen[name].length)) setSeen(shown);
  return shown;
}

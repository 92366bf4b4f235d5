import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { sides } from '../../../shared/domain/dimensions.ts';
import type { Position } from '../../../shared/domain/place.ts';
import {
  type Facet,
  type Filter,
  facets,
  facetValues,
  radiusInMetres,
  sideLimit,
  USUAL_RADIUS,
} from '../../../shared/domain/search.ts';
import { add, addAll, type Bits, keepCommon, listOf, noBits, sizeOf, sizeOfCommon, within } from './bits.ts';
import { hasSeveral, type ListingIndex, onBall } from './listing-index.ts';
import { type Understood, understandWords } from './understand-words.ts';

export type SearchQuery = ParsedInput<Contract['searchListings']>['query'];

export type Matches = {
  /** What is found, by the numbers of the index. */
  list: Uint32Array;
  total: number;
  counts: Record<Facet, { value: string; count: number }[]>;
  understood: Understood;
  nearest?: { without: Filter; count: number; words?: string };
};

/** The share of all pieces beyond which it is quicker to count value by value than piece by piece. */
const MANY = 0.2;
const EARTH_RADIUS = 6_371_000;

/**
 * Finds the pieces that pass every filter, and counts for each facet what each of its values would find with all the
 * other filters as they are. Every number is counted, none is guessed.
 * @param around the position of `near`, when there is one
 */
export function findMatches(index: ListingIndex, query: SearchQuery, around: Position | undefined): Matches {
  const understood: Understood = query.words ? understandWords(index, query.words) : { senses: [] };
  const passing = filtersOf(index, query, around, understood);
  const matched = common(index, passing.values());
  const list = listOf(matched);
  const total = list.length;
  const isMany = total > index.size * MANY;
  const counts = facets.map((facet) => {
    // A facet counts as if nothing of it were chosen: its other values are what one might choose instead.
    const counted = passing.has(facet) ? without(index, passing, facet) : matched;
    const sums = isMany
      ? countByBits(index, facet, counted)
      : countByList(index, facet, counted === matched ? list : listOf(counted));
    const values = facetValues[facet].map((value, i) => ({ value, count: sums[i] ?? 0 }));
    return [facet, values.filter(({ count }) => count > 0)] as const;
  });
  return {
    list,
    total,
    counts: Object.fromEntries(counts) as Matches['counts'],
    understood,
    ...(total === 0 ? { nearest: findNearest(index, query, passing, understood) } : {}),
  };
}

/** How many of a set have each value of a facet, value by value: the same work however many they are. */
const countByBits = (index: ListingIndex, facet: Facet, counted: Bits): ArrayLike<number> =>
  [...index.bits[facet].values()].map((bits) => sizeOfCommon(counted, bits));

/** The same piece by piece: quick when there are few. */
function countByList(index: ListingIndex, facet: Facet, list: Uint32Array): ArrayLike<number> {
  const values = index.values[facet];
  if (!hasSeveral(facet)) {
    const sums = new Uint32Array(facetValues[facet].length + 1);
    for (const n of list) {
      const at = values[n] as number;
      sums[at] = (sums[at] as number) + 1;
    }
    return sums.subarray(1);
  }
  const sums = new Uint32Array(32);
  for (const n of list) {
    for (let its = values[n] as number; its !== 0; its &= its - 1) {
      const at = 31 - Math.clz32(its & -its);
      sums[at] = (sums[at] as number) + 1;
    }
  }
  return sums;
}

/** Each filter that was asked for as the set of pieces that pass it. */
function filtersOf(index: ListingIndex, query: SearchQuery, around: Position | undefined, { senses }: Understood) {
  const passing = new Map<Filter, Bits>();
  const [firstSense, ...otherSenses] = senses;
  if (firstSense) {
    const bits = firstSense.found.slice();
    for (const { found } of otherSenses) keepCommon(bits, found);
    passing.set('words', bits);
  }
  for (const facet of facets) {
    if (facet === 'price') continue;
    const asked = query[facet] ?? [];
    const chosen = facet === 'availability' && asked.length === 0 ? ['available', 'held'] : asked;
    const [only, ...more] = chosen.map((value) => index.bits[facet].get(value) ?? noBits(index.room));
    if (!only) continue;
    if (more.length === 0) {
      passing.set(facet, only);
      continue;
    }
    const bits = only.slice();
    for (const other of more) addAll(bits, other);
    passing.set(facet, bits);
  }
  const { priceMin, priceMax } = query;
  if (priceMin !== undefined || priceMax !== undefined) {
    const [low, high] = [cents(priceMin) ?? 0, cents(priceMax) ?? Number.POSITIVE_INFINITY];
    passing.set('price', within(index.prices, index.size, low, high));
  }
  const limits = sides.flatMap((side) => {
    const most = sideLimit(query[side], query.unit);
    return most === undefined ? [] : [within(index.sides[side], index.size, 1, most)];
  });
  const [firstLimit, ...otherLimits] = limits;
  if (firstLimit) {
    for (const bits of otherLimits) keepCommon(firstLimit, bits);
    passing.set('size', firstLimit);
  }
  if (around) {
    const reach = chord(radiusInMetres(query.radius ?? USUAL_RADIUS, query.unit)) ** 2;
    const away = distanceFrom(index, around);
    const near = noBits(index.room);
    for (let n = 0; n < index.size; n++) if (away(n) <= reach) add(near, n);
    passing.set('near', near);
  }
  return passing;
}

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : Math.round(dollars * 100));

/** The straight way through a ball of radius 1 that a way over its ground of so many metres has. */
const chord = (metres: number) => 2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS) / 2);

const UNKNOWN_DISTANCE = 9;

/** Tells the square of the straight way from a position to a piece on a ball of radius 1; for one without a place, a larger number. */
export function distanceFrom(index: ListingIndex, position: Position): (n: number) => number {
  const [x, y, z] = onBall(position);
  const { places } = index;
  return (n) => {
    const px = places[3 * n] as number;
    const py = places[3 * n + 1] as number;
    const pz = places[3 * n + 2] as number;
    if (px === 0 && py === 0 && pz === 0) return UNKNOWN_DISTANCE;
    return (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2;
  };
}

function common(index: ListingIndex, sets: Iterable<Bits>): Bits {
  const bits = index.alive.slice();
  for (const set of sets) keepCommon(bits, set);
  return bits;
}

const without = (index: ListingIndex, passing: ReadonlyMap<Filter, Bits>, left: Filter) =>
  common(
    index,
    [...passing].flatMap(([filter, bits]) => (filter === left ? [] : [bits])),
  );

/** The one filter that costs most: without it the most is found. Of the words only those go that mean nothing, if some do. */
function findNearest(
  index: ListingIndex,
  query: SearchQuery,
  passing: ReadonlyMap<Filter, Bits>,
  { known }: Understood,
) {
  const offers = [...passing.keys()]
    .filter((filter) => filter !== 'availability' || (query.availability ?? []).length > 0)
    .map((filter) => {
      if (filter === 'words' && known) {
        const { total } = findMatches(index, { ...query, words: known }, undefined);
        if (total > 0) return { without: filter, count: total, words: known };
      }
      return { without: filter, count: sizeOf(without(index, passing, filter)) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.words !== undefined) - Number(a.words !== undefined) || b.count - a.count);
  return offers[0];
}

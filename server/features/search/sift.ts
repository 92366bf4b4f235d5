import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { sides } from '../../../shared/domain/dimensions.ts';
import { toMinor } from '../../../shared/domain/money.ts';
import type { Position } from '../../../shared/domain/place.ts';
import { type Facet, facets, radiusInMetres, sideLimit, USUAL_RADIUS } from '../../../shared/domain/search.ts';
import { addAll, type Bitmap, emptyBitmap, keepCommon, keepIf, keepWithin, split } from './bitmap.ts';
import { type ListingIndex, onBall } from './listing-index.ts';
import type { Understood } from './understood.ts';
import { HIGHEST_PRICE, withinPrices } from './within-prices.ts';

export type SearchQuery = ParsedInput<Contract['searchListings']>['query'];

/** An interpreted search; `around` is the position of `near`. */
export type Asked = { query: SearchQuery; around: Position | undefined; understood: Understood };

export type Sifted = {
  passing: Bitmap;
  /** Per active facet: what passes all other filters. */
  missing: Map<Facet, Bitmap>;
};

const EARTH_RADIUS = 6_371_000;

/** Applies all filters, and records what only one facet excludes. Cheap filters run first. */
export function sift(index: ListingIndex, { query, around, understood }: Asked): Sifted {
  const passing = index.alive.slice();
  if (understood.found) keepCommon(passing, understood.found);
  const missing = new Map<Facet, Bitmap>();
  const narrow = (facet: Facet, chosen: Bitmap) => {
    for (const bits of missing.values()) keepCommon(bits, chosen);
    missing.set(facet, split(passing, chosen));
  };
  for (const facet of facets) {
    const chosen = chosenOf(index, facet, query);
    if (chosen) narrow(facet, chosen);
  }
  const { priceMin, priceMax } = query;
  if (priceMin !== undefined || priceMax !== undefined) {
    const among = passing.slice();
    for (const bits of missing.values()) addAll(among, bits);
    narrow('price', withinPrices(index, among, cents(priceMin) ?? 0, cents(priceMax) ?? HIGHEST_PRICE));
  }
  const all = [passing, ...missing.values()];
  for (const side of sides) {
    const most = sideLimit(query[side], query.unit);
    if (most !== undefined) for (const bits of all) keepWithin(bits, index.sides[side], 1, most);
  }
  if (around) {
    const reach = chord(radiusInMetres(query.radius ?? USUAL_RADIUS, query.unit)) ** 2;
    const away = distanceFrom(index, around);
    for (const bits of all) keepIf(bits, (n) => away(n) <= reach);
  }
  return { passing, missing };
}

function chosenOf(index: ListingIndex, facet: Facet, query: SearchQuery): Bitmap | undefined {
  if (facet === 'price') return undefined;
  const asked = query[facet] ?? [];
  const chosen = facet === 'availability' && asked.length === 0 ? ['available', 'held'] : asked;
  const [only, ...more] = chosen.map((value) => index.bits[facet].get(value) ?? emptyBitmap(index.room));
  if (!only || more.length === 0) return only;
  const bits = only.slice();
  for (const other of more) addAll(bits, other);
  return bits;
}

const cents = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));

/** Converts meters on the ground to a chord of the unit sphere. */
const chord = (metres: number) => 2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS) / 2);

const UNKNOWN_DISTANCE = 9;

/** Returns the squared chord to a listing; a larger number for an unknown place. */
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

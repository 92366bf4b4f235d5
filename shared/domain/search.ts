import { shopCategories } from './category.ts';
import { inMillimetres, type LengthUnit, type Millimetres } from './dimensions.ts';
import { conditions, type ListingState } from './listing.ts';
import { type Cents, MAX_PRICE, toMajor, toMinor } from './money.ts';
import { colours, materials, styles } from './traits.ts';

/** Without words, relevance is the same as newest. */
export const sorts = ['relevance', 'newest', 'price-up', 'price-down', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** What somebody may ask of a piece's state; who says nothing means whatever is not sold. */
export const availabilities = ['available', 'held', 'sold'] as const satisfies readonly ListingState[];
export type Availability = (typeof availabilities)[number];

/**
 * Bounds of the price bands in hundreds of the minor unit: `0-50`, `50-100` … and `2500-`. That is dollars or euros, and in a
 * currency without a minor unit 100 yen. A band begins with its lower bound.
 */
const HUNDRED = 100;
const bandStarts = [0, 50, 100, 250, 500, 1000, 2500] as const;
export const priceBands = bandStarts.map((from, i) => `${from}-${bandStarts[i + 1] ?? ''}`);

/** The band that a price lies in. */
export function priceBand(cents: Cents): string {
  const at = bandStarts.findLastIndex((from) => cents >= from * HUNDRED);
  return priceBands[at] ?? '';
}

/** The bounds of a band in whole units of the currency; the upper one belongs to the next band. */
export function bandBounds(band: string): { low?: number; high?: number } {
  const [from = '', to = ''] = band.split('-');
  return {
    ...(Number(from) > 0 ? { low: toMajor(Number(from) * HUNDRED) } : {}),
    ...(to === '' ? {} : { high: toMajor(Number(to) * HUNDRED) }),
  };
}

/** A band as the filter that finds it: whole units from the lower bound to a minor unit below the upper one. */
export function bandRange(band: string): { priceMin?: number; priceMax?: number } {
  const { low, high } = bandBounds(band);
  return {
    ...(low === undefined ? {} : { priceMin: low }),
    ...(high === undefined ? {} : { priceMax: toMajor(toMinor(high) - 1) }),
  };
}

const firstDecade = 1900;
export const decades = [
  'before-1900',
  ...Array.from({ length: 14 }, (_, i) => `${firstDecade + 10 * i}s`),
] as readonly string[];

/** The decade that a seller's words about the year name first: `1962` and `around 1965` are of the `1960s`. */
export function decadeOf(year: string): string | undefined {
  const named = /(?<!\d)(1[5-9]\d\d|20\d\d)/.exec(year)?.[1];
  if (named === undefined) return undefined;
  return Number(named) < firstDecade ? 'before-1900' : `${named.slice(0, 3)}0s`;
}

/** What can be ticked, several of each at once, with all its values in the order of the screen. */
export const facetValues = {
  /** Those of the shop, as they are when this is asked. */
  get category(): readonly string[] {
    return shopCategories().map(({ name }) => name);
  },
  condition: conditions,
  colour: colours,
  material: materials,
  style: styles,
  decade: decades,
  verified: ['true'],
  availability: availabilities,
  price: priceBands,
} as const satisfies Record<string, readonly string[]>;
export type Facet = keyof typeof facetValues;
export const facets = Object.keys(facetValues) as Facet[];

/** What a search can be narrowed by. Each is given up as a whole when nothing is found. */
export type Filter = Facet | 'words' | 'size' | 'near';

/** The radius around a place when none is named, and the farthest one. */
export const USUAL_RADIUS = 50;
export const WIDEST_RADIUS = 20_000;

const METRES_PER_MILE = 1609.344;

/** A radius in metres: a number means kilometres where lengths are centimetres, and miles where they are inches. */
export const radiusInMetres = (radius: number, unit: LengthUnit) => radius * (unit === 'in' ? METRES_PER_MILE : 1000);

/** The highest price that is asked for, in whole units of the currency. */
export const dearest = (): number => toMajor(MAX_PRICE + 1);

/** The longest side that is asked for, in centimetres or inches; beyond it everything fits. */
export const LONGEST_SIDE = 1000;

/** The most that a side may measure, in the unit. */
export const sideLimit = (length: number | undefined, unit: LengthUnit): Millimetres | undefined =>
  length === undefined ? undefined : inMillimetres(length, unit);

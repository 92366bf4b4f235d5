import type { ShopCategory } from './category.ts';
import type { Currency } from './currency.ts';
import { conditions, type ListingState } from './listing.ts';
import { type Cents, toMajor, toMinor } from './money.ts';
import { colours, materials, styles } from './traits.ts';

/** Without words, relevance equals newest. */
export const sorts = ['relevance', 'newest', 'price-up', 'price-down', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** The default is everything unsold. */
const availabilities = ['available', 'held', 'sold'] as const satisfies readonly ListingState[];

/** Price bands in hundreds of the minor unit: `0-50`, `50-100` … `2500-`. Lower bound inclusive. */
const HUNDRED = 100;
const bandStarts = [0, 50, 100, 250, 500, 1000, 2500] as const;
export const priceBands = bandStarts.map((from, i) => `${from}-${bandStarts[i + 1] ?? ''}`);

/** Returns the band of a price, such as `100-250`. */
export function priceBand(cents: Cents): string {
  const at = bandStarts.findLastIndex((from) => cents >= from * HUNDRED);
  return priceBands[at] ?? '';
}

/** Returns whole units; the upper bound is exclusive. */
export function bandBounds(band: string, currency: Currency): { low?: number; high?: number } {
  const [from = '', to = ''] = band.split('-');
  return {
    ...(Number(from) > 0 ? { low: toMajor(Number(from) * HUNDRED, currency) } : {}),
    ...(to === '' ? {} : { high: toMajor(Number(to) * HUNDRED, currency) }),
  };
}

/** Returns a band as a filter, like `bandBounds`. */
export function bandRange(band: string, currency: Currency): { priceMin?: number; priceMax?: number } {
  const { low, high } = bandBounds(band, currency);
  return {
    ...(low === undefined ? {} : { priceMin: low }),
    ...(high === undefined ? {} : { priceMax: toMajor(toMinor(high, currency) - 1, currency) }),
  };
}

const firstDecade = 1900;
const decades = [
  'before-1900',
  ...Array.from({ length: 14 }, (_, i) => `${firstDecade + 10 * i}s`),
] as readonly string[];

/** Returns the first decade: `1962` and `around 1965` give `1960s`. */
export function decadeOf(year: string): string | undefined {
  const named = /(?<!\d)(1[5-9]\d\d|20\d\d)/.exec(year)?.[1];
  if (named === undefined) return undefined;
  return Number(named) < firstDecade ? 'before-1900' : `${named.slice(0, 3)}0s`;
}

/** The same in every shop, unlike the categories. */
export const facetValues = {
  condition: conditions,
  colour: colours,
  material: materials,
  style: styles,
  decade: decades,
  verified: ['true'],
  availability: availabilities,
  price: priceBands,
} as const satisfies Record<string, readonly string[]>;
export type Facet = 'category' | keyof typeof facetValues;
export const facets: readonly Facet[] = ['category', ...(Object.keys(facetValues) as (keyof typeof facetValues)[])];

export const valuesOf = (facet: Facet, categories: readonly ShopCategory[]): readonly string[] =>
  facet === 'category' ? categories.map(({ name }) => name) : facetValues[facet];

/** Each filter is removed as a whole when nothing is found. */
export type Filter = Facet | 'words' | 'size' | 'near';

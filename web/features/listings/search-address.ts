import type { SearchQuery } from '../../../shared/contract/search.ts';
import type { Facet } from '../../../shared/domain/search.ts';
import { highestPrice, LONGEST_SIDE, WIDEST_RADIUS } from '../../../shared/domain/search-limits.ts';
import { shopCurrency } from '../../platform/shop-money.ts';

/** Without unset parameters; multiple values are comma-separated. */
export type SearchAddress = Omit<SearchQuery, 'limit' | 'verified'> & { verified?: true };

/** Multi-choice facets; the price is a range. */
export const tickedFacets = [
  'category',
  'condition',
  'colour',
  'material',
  'style',
  'decade',
  'verified',
  'availability',
] as const satisfies readonly Facet[];
export type TickedFacet = (typeof tickedFacets)[number];

const texts = ['words', ...tickedFacets.filter((facet) => facet !== 'verified'), 'near', 'cursor'];

/** Drops others: the server would refuse the whole search. */
const numbers: Record<string, readonly [least: number, most: () => number]> = {
  priceMin: [0, () => highestPrice(shopCurrency())],
  priceMax: [0, () => highestPrice(shopCurrency())],
  width: [1, () => LONGEST_SIDE],
  depth: [1, () => LONGEST_SIDE],
  height: [1, () => LONGEST_SIDE],
  radius: [1, () => WIDEST_RADIUS],
};

/** The router would keep unset parameters. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const read: Record<string, unknown> = {
    verified: String(raw.verified) === 'true' || undefined,
    unit: raw.unit === 'in' ? 'in' : undefined,
    sort: typeof raw.sort === 'string' && raw.sort !== 'relevance' ? raw.sort : undefined,
  };
  for (const name of texts) read[name] = [raw[name] ?? []].flat().join(',').trim() || undefined;
  for (const [name, [least, most]] of Object.entries(numbers)) {
    const number = Number(raw[name]);
    read[name] = number > 0 && number >= least && number <= most() ? number : undefined;
  }
  // Distance needs a town; the select must show the real order.
  if (read.sort === 'distance' && read.near === undefined) read.sort = undefined;
  return read;
}

/** Returns whether a search has filters or another order. */
export const isNarrowed = ({ cursor: _, unit: __, ...asked }: SearchAddress): boolean =>
  Object.values(asked).some((value) => value !== undefined);

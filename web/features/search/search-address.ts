import type { SearchQuery } from '../../../shared/contract/search.ts';
import { dearest, type Facet, LONGEST_SIDE, WIDEST_RADIUS } from '../../../shared/domain/search.ts';

/** A search as its address says it: what is not asked for is not there. Several choices have commas between them. */
export type SearchAddress = Omit<SearchQuery, 'limit' | 'verified'> & { verified?: true };

/** Facets that are ticked one value at a time; the price is a range. */
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

/** What a number may be; one beyond it is left out, for the whole search would be refused with it. */
const numbers: Record<string, readonly [least: number, most: () => number]> = {
  priceMin: [0, dearest],
  priceMax: [0, dearest],
  width: [1, () => LONGEST_SIDE],
  depth: [1, () => LONGEST_SIDE],
  height: [1, () => LONGEST_SIDE],
  radius: [1, () => WIDEST_RADIUS],
};

/**
 * Reads a search out of an address, however it came to be: typed, shared, or sent by a form without scripts. What says
 * nothing is named all the same, for the router would else keep it as it was.
 */
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
  // Nothing is near or far without a town; the order goes with it, or no choice on the screen would be the one in use.
  if (read.sort === 'distance' && read.near === undefined) read.sort = undefined;
  return read;
}

/** Whether a search asks for less than everything, or for another order. */
export const isNarrowed = ({ cursor: _, unit: __, ...asked }: SearchAddress): boolean =>
  Object.values(asked).some((value) => value !== undefined);

import type { SearchQuery } from '../shared/contract/search.ts';

/** A search as its address says it: what is not asked for is not there. Several choices have commas between them. */
export type SearchAddress = Omit<SearchQuery, 'limit' | 'verified'> & { verified?: true };

const texts = [
  'words',
  'category',
  'condition',
  'colour',
  'material',
  'style',
  'decade',
  'availability',
  'near',
  'cursor',
];
const numbers = ['priceMin', 'priceMax', 'width', 'depth', 'height', 'radius'];

/** Reads a search out of an address, however it came to be: typed, shared, or sent by a form without scripts. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const read: Record<string, unknown> = {};
  for (const name of texts) {
    const text = [raw[name] ?? []].flat().join(',').trim();
    if (text !== '') read[name] = text;
  }
  for (const name of numbers) {
    const number = Number(raw[name] || Number.NaN);
    if (number > 0 && number < 1e6) read[name] = number;
  }
  if (String(raw.verified) === 'true') read.verified = true;
  if (raw.unit === 'in') read.unit = 'in';
  if (typeof raw.sort === 'string' && raw.sort !== 'relevance') read.sort = raw.sort;
  return read;
}

/** Whether a search asks for less than everything, or for another order. */
export const isNarrowed = ({ cursor: _, unit: __, ...asked }: SearchAddress): boolean =>
  Object.values(asked).some((value) => value !== undefined);

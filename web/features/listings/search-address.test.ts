import { expect, it } from 'vitest';
import { isNarrowed, readSearchAddress } from './search-address.ts';

const near = 'Portland, Oregon';

it.each([
  ['the usual order', { sort: 'relevance' }, undefined],
  ['the usual order of words', { sort: 'relevance', words: 'sofa' }, undefined],
  ['another order', { sort: 'price-up' }, 'price-up'],
  ['the nearest first', { sort: 'distance', near }, 'distance'],
  ['the nearest first, to nothing', { sort: 'distance' }, undefined],
  ['the nearest first, to an empty field', { sort: 'distance', near: ' ' }, undefined],
])('an address that asks for %s', (_, asked, sort) => {
  expect(readSearchAddress(asked).sort).toBe(sort);
});

it('keeps a number that the search takes, and leaves out one that would have all of it refused', () => {
  expect(readSearchAddress({ width: '33.375', radius: '20000', priceMax: '1000000' })).toMatchObject({
    width: 33.375,
    radius: 20_000,
    priceMax: 1_000_000,
  });
  const beyond = { width: '2000', depth: '0.5', height: '-1', radius: '20001', priceMin: '1e7', priceMax: 'much' };
  expect(Object.entries(readSearchAddress(beyond)).filter(([, value]) => value !== undefined)).toEqual([]);
});

it.each([
  [{}, false],
  [{ sort: 'relevance' }, false],
  [{ sort: 'distance' }, false],
  [{ unit: 'in' }, false],
  [{ cursor: 'abc' }, false],
  [{ words: 'sofa' }, true],
  [{ sort: 'newest' }, true],
  [{ verified: 'true' }, true],
])('%o asks for less than everything: %s', (asked, narrowed) => {
  expect(isNarrowed(readSearchAddress(asked))).toBe(narrowed);
});

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

import { describe, expect, it } from 'vitest';
import { emptyBitmap, has } from './bitmap.ts';
import { InvertedIndex } from './inverted-index.ts';

const ROOM = 40_000;

function added(listings: readonly number[]): number[] {
  const postings = new InvertedIndex();
  for (const listing of listings) {
    postings.push(listing);
    postings.push(listing);
  }
  expect(postings.count).toBe(listings.length);
  const bits = emptyBitmap(ROOM);
  postings.addTo(bits);
  return every(1).filter((n) => has(bits, n));
}

const every = (step: number, from = 0) =>
  Array.from({ length: Math.floor((ROOM - from) / step) }, (_, i) => from + i * step);

describe('the listings that say a word', () => {
  it.each([
    ['few', [0, 1, 127, 128, 129, 20_000, 39_999]],
    ['one in a hundred', every(100)],
    ['all', every(1)],
    ['one in three', every(3)],
    ['nearly all from some time on', [5, ...every(2, 30_000)]],
    ['nearly all up to some time, then hardly any', [...every(1).slice(0, 3000), 9_999, 39_999]],
  ])('are told back, once each, when it is said by %s', (_, listings) => {
    expect(added(listings)).toEqual(listings);
  });
});

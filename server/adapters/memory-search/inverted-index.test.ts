import { describe, expect, it } from 'vitest';
import { add, emptyBitmap, has } from './bitmap.ts';
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

function kept(postings: InvertedIndex): number[] {
  const bits = emptyBitmap(ROOM);
  postings.addTo(bits);
  return every(1).filter((n) => has(bits, n));
}

const every = (step: number, from = 0) =>
  Array.from({ length: Math.floor((ROOM - from) / step) }, (_, i) => from + i * step);

describe('the listings with a word', () => {
  it.each([
    ['few', [0, 1, 127, 128, 129, 20_000, 39_999]],
    ['one in a hundred', every(100)],
    ['all', every(1)],
    ['one in three', every(3)],
    ['nearly all from some time on', [5, ...every(2, 30_000)]],
    ['nearly all up to some time, then hardly any', [...every(1).slice(0, 3000), 9_999, 39_999]],
  ])('are returned once each when it is in %s', (_, listings) => {
    expect(added(listings)).toEqual(listings);
  });
});

describe('removed listings', () => {
  it.each([
    ['few', [3, 200, 201, 20_000, 39_999]],
    ['one in a hundred', every(100)],
    ['all', every(1)],
  ])('are dropped, and their numbers are used again, when the word is in %s', (_, listings) => {
    const postings = new InvertedIndex();
    for (const n of listings) postings.push(n);
    const isGone = (n: number) => n % 3 === 0;
    const gone = emptyBitmap(ROOM);
    for (const n of every(1)) if (isGone(n)) add(gone, n);
    postings.drop(gone);
    const others = listings.filter((n) => !isGone(n));
    expect(kept(postings)).toEqual(others);
    expect(postings.count).toBe(others.length);

    const again = listings.filter(isGone).reverse();
    for (const n of again) postings.push(n);
    expect(kept(postings)).toEqual(listings);
    expect(postings.count).toBe(listings.length);
  });

  it('shorten a long list, which still grows afterwards', () => {
    const postings = new InvertedIndex();
    for (const n of every(1)) postings.push(n);
    const gone = emptyBitmap(ROOM);
    for (const n of every(1).slice(10)) add(gone, n);
    postings.drop(gone);
    expect(kept(postings)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    postings.push(39_999);
    postings.push(20);
    expect(kept(postings)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 39_999]);
  });
});

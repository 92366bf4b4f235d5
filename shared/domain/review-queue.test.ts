import { describe, expect, it } from 'vitest';
import { findFlaggedWords, isFarBelow } from './review-queue.ts';

describe('flagged words', () => {
  it.each([
    ['A REPLICA of the lounge chair', ['replica'], ['replica']],
    ['Réplica, casi nueva', ['replica'], ['replica']],
    ['Pay by  Western-Union only', ['western union'], ['western union']],
    ['Replicated joints', ['replica'], []],
    ['Stoßfest', ['stoss'], []],
    ['Anything', ['', '  ', '!'], []],
  ])('in %j of %j are %j', (text, words, found) => {
    expect(findFlaggedWords(text, words)).toEqual(found);
  });
});

describe('a price', () => {
  it.each([
    [1_999, 10_000, 20, true],
    [2_000, 10_000, 20, false],
    [1, 10_000, 0, false],
    [1, undefined, 50, false],
  ])('of %d with a median of %s and %d percent is far below its kind: %s', (price, median, percent, expected) => {
    expect(isFarBelow(price, median, percent)).toBe(expected);
  });
});

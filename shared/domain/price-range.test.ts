import { expect, it } from 'vitest';
import { middleHalf } from './price-range.ts';

it.each([
  [[], undefined],
  [[100, 200, 300, 400, 500, 600, 700], undefined],
  [[900, 100, 200, 300, 400, 500, 600, 700, 800], { low: 300, high: 700, count: 9 }],
  [Array.from({ length: 8 }, () => 500), { low: 500, high: 500, count: 8 }],
])('the middle half of %j is %j', (prices, range) => {
  expect(middleHalf(prices)).toEqual(range);
});

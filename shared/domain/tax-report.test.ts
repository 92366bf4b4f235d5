import { expect, it } from 'vitest';
import { isNearThreshold, isReported } from './tax-report.ts';

it.each([
  [24, 159_999, false, false],
  [25, 0, true, false],
  [1, 160_000, true, false],
  [29, 200_000, true, false],
  [30, 0, true, true],
  [1, 200_001, true, true],
])('%i sales of %i cents: asked %s, reported %s', (sales, cents, asked, reported) => {
  expect([isNearThreshold({ sales, cents }, 'EUR'), isReported({ sales, cents }, 'EUR')]).toEqual([asked, reported]);
});

it.each([
  ['USD', 200_000],
  ['GBP', 170_000],
  ['JPY', 320_000],
  ['HUF', 76_000_000],
  ['KWD', 600_000],
])('in %s it begins above %i minor units, which are worth about 2,000 euros', (currency, cents) => {
  expect(isReported({ sales: 1, cents }, currency)).toBe(false);
  expect(isReported({ sales: 1, cents: cents + 1 }, currency)).toBe(true);
});

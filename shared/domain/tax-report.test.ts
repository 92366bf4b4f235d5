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

it('counts in whole units where a currency has no cents', () => {
  expect(isReported({ sales: 1, cents: 2_001 }, 'JPY')).toBe(true);
});

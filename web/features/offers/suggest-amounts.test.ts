import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offerBounds } from '../../../shared/domain/offer.ts';
import { suggestAmounts } from './suggest-amounts.ts';

it('suggests 90, 80 and 75 percent of the price in whole units', () => {
  expect(suggestAmounts(12_000).map(({ amountCents }) => amountCents)).toEqual([10_800, 9_600, 9_000]);
  expect(suggestAmounts(1_250).map(({ amountCents }) => amountCents)).toEqual([1_100, 1_000, 900]);
});

it('suggests only amounts that can be offered, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 99_999_999 }), (price) => {
      const { least, most } = offerBounds(price);
      const amounts = suggestAmounts(price).map(({ amountCents }) => amountCents);
      expect(amounts.every((amount) => amount >= least && amount < most)).toBe(true);
      expect(new Set(amounts).size).toBe(amounts.length);
    }),
  );
});

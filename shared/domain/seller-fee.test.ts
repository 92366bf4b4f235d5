import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE } from './money.ts';
import { defaultSellerFee, feeLeft, sellerFee } from './seller-fee.ts';

const price = fc.integer({ min: 1, max: MAX_PRICE });
const rule = fc.record({
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  minimumCents: fc.integer({ min: 0, max: 100_000 }),
});

describe('the fee of a sale', () => {
  it.each([
    [12_000, defaultSellerFee, 960],
    [1_000, defaultSellerFee, 100],
    [50, defaultSellerFee, 50],
    [1_250, { percent: 2.5, minimumCents: 0 }, 31],
    [1_260, { percent: 2.5, minimumCents: 0 }, 32],
    [100, { percent: 0.5, minimumCents: 0 }, 1],
    [99, { percent: 0.5, minimumCents: 0 }, 0],
    [10_000, { percent: 0, minimumCents: 0 }, 0],
    [10_000, { percent: 100, minimumCents: 0 }, 10_000],
  ])('of %d is, by %j, %d', (cents, fee, expected) => {
    expect(sellerFee(cents, fee)).toBe(expected);
  });

  it('is another share in a category that has its own', () => {
    const fee = { percent: 8, minimumCents: 100, percentOf: { sofa: 10, chair: 0 } };
    expect(['sofa', 'chair', 'bed', undefined].map((category) => sellerFee(12_000, fee, category))).toEqual([
      ...[1_200, 100, 960, 960],
    ]);
  });

  it('is a whole number from the minimum to the price', () => {
    fc.assert(
      fc.property(price, rule, (cents, fee) => {
        const kept = sellerFee(cents, fee);
        expect(Number.isInteger(kept)).toBe(true);
        expect(kept).toBeGreaterThanOrEqual(Math.min(cents, fee.minimumCents));
        expect(kept).toBeLessThanOrEqual(cents);
      }),
    );
  });

  it('rounds half up, by at most half a cent', () => {
    fc.assert(
      fc.property(price, rule, (cents, { percent }) => {
        const exact = BigInt(cents) * BigInt(Math.round(percent * 100));
        const kept = BigInt(sellerFee(cents, { percent, minimumCents: 0 })) * 10_000n;
        expect(kept - exact <= 5_000n && exact - kept < 5_000n).toBe(true);
      }),
    );
  });

  it('does not fall when the price rises', () => {
    fc.assert(
      fc.property(price, rule, (cents, fee) => {
        expect(sellerFee(cents + 1, fee)).toBeGreaterThanOrEqual(sellerFee(cents, fee));
      }),
    );
  });
});

describe('the fee that stays after a refund', () => {
  it.each([
    [960, 12_000, 12_000, 960],
    [960, 12_000, 6_000, 480],
    [101, 1_000, 500, 51],
    [960, 12_000, 0, 0],
    [960, 12_000, -500, 0],
  ])('of %d, for a price of %d of which %d are left, is %d', (fee, cents, left, expected) => {
    expect(feeLeft(fee, cents, left)).toBe(expected);
  });

  it('is never more than the fee or than what is left', () => {
    fc.assert(
      fc.property(price, rule, fc.nat(MAX_PRICE), (cents, terms, back) => {
        const fee = sellerFee(cents, terms);
        const left = cents - Math.min(back, cents);
        expect(feeLeft(fee, cents, left)).toBeLessThanOrEqual(Math.min(fee, left));
      }),
    );
  });
});

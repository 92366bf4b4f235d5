import { afterEach, describe, expect, it } from 'vitest';
import { setShopValues } from '../../platform/shop/shop-values.ts';
import { readLimits } from './read-limits.ts';
import { HIGHEST_PRICE } from './search-sets.ts';

afterEach(() => setShopValues({ currency: 'USD' }));

describe('a price in the words of a search', () => {
  it.each([
    ['USD', 'sofa under $1,500', { low: 0, high: 150_000 }],
    ['USD', 'sofa under 1500', { low: 0, high: 150_000 }],
    ['EUR', 'Sofa bis 300 €', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa bis 1.250,50 €', { low: 0, high: 125_050 }],
    ['EUR', 'sofá entre 100 y 200 euros', { low: 10_000, high: 20_000 }],
    ['JPY', 'sofa under ¥80,000', { low: 0, high: 80_000 }],
    ['JPY', 'sofa under 80000', { low: 0, high: 80_000 }],
    ['JPY', 'sofa over 50,000 yen', { low: 50_000, high: HIGHEST_PRICE }],
    ['CHF', 'Sofa unter 300 CHF', { low: 0, high: 30_000 }],
    ['SEK', 'Sofa unter 300 kr', { low: 0, high: 30_000 }],
  ])('%s: %j', (currency, typed, price) => {
    setShopValues({ currency });
    expect(readLimits(typed).price).toEqual(price);
  });

  it('is removed from the remaining words', () => {
    setShopValues({ currency: 'EUR' });
    expect(readLimits('Sofa bis 1.250,50 €').rest.trim()).toBe('sofa  ,');
  });

  it('is not taken from a year or a number of seats', () => {
    setShopValues({ currency: 'JPY' });
    expect(readLimits('sofa from 1962').price).toBeUndefined();
    expect(readLimits('sofa under 4').price).toBeUndefined();
  });
});

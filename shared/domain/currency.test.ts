import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { decimalsOf } from './currency.ts';
import { unitsPerEuro } from './currency-worth.ts';
import { locales } from './language.ts';
import { formatPrice, MAX_PRICE, minPrice, moneyFormat, toMajor, toMinor, wirePrice } from './money.ts';
import { plainPrice } from './plain-price.ts';
import { readAmount } from './read-amount.ts';
import { bandRange, priceBand, priceBands } from './search.ts';
import { parsePrice } from './typed-price.ts';

describe('a price in the currency of the shop', () => {
  it.each([
    ['EUR', '120', 12_000],
    ['EUR', '€80', 8_000],
    ['EUR', '80 €', 8_000],
    ['EUR', '1,250.50 EUR', 125_050],
    ['EUR', '0.50', 50],
    ['EUR', '$80', undefined],
    ['EUR', '1.250,50', undefined],
    ['EUR', 'VB 80', 8_000],
    ['EUR', '80 VB', 8_000],
    ['EUR', '80€ VB', 8_000],
    ['EUR', '80,- VB', 8_000],
    ['EUR', '80 EUR FP', 8_000],
    ['EUR', '80 € Festpreis!', 8_000],
    ['EUR', 'VHB: 80 €', 8_000],
    ['EUR', '80 OBO', 8_000],
    ['EUR', '80 o.n.o.', 8_000],
    ['EUR', '80 or best offer', 8_000],
    ['EUR', '80 (negociable)', 8_000],
    ['EUR', '80 precio fijo', 8_000],
    ['EUR', 'VB', undefined],
    ['EUR', '80 VB 90', undefined],
    ['EUR', '80 fixtures', undefined],
    ['JPY', '80,000', 80_000],
    ['JPY', '¥80,000', 80_000],
    ['JPY', '80000 JPY', 80_000],
    ['JPY', '50', 50],
    ['JPY', '49', undefined],
    ['JPY', '12.50', undefined],
    ['JPY', '99999999', 99_999_999],
    ['JPY', '100000000', undefined],
    ['GBP', '£1,250', 125_000],
    ['CHF', 'CHF 80', 8_000],
    ['SEK', '2.99', undefined],
    ['SEK', '3 kr', 300],
  ])('%s: %j is %j minor units', (currency, text, cents) => {
    expect(parsePrice(text, currency)).toBe(cents);
  });

  it.each([
    ['EUR', 'en-US', '€1,250.50'],
    ['EUR', 'de-DE', '1.250,50\u00a0€'],
    ['EUR', 'es-ES', '1250,50\u00a0€'],
    ['JPY', 'en-US', '¥125,050'],
    ['JPY', 'de-DE', '125.050\u00a0¥'],
    ['JPY', 'es-ES', '125.050\u00a0¥'],
    ['USD', 'en-US', '$1,250.50'],
  ])('%s is written in %s as %j', (currency, locale, text) => {
    expect(moneyFormat(locale, currency).format(toMajor(125_050, currency))).toBe(text);
  });

  it.each([
    ['EUR', '1.250,50 €', '1250.50'],
    ['EUR', '12,50', '12.50'],
    ['JPY', '80.000', '80000'],
    ['JPY', '80.000 ¥', '80000'],
    ['JPY', '12,50', '12,50'],
  ])('%s: %j, typed where a comma begins the decimals, is sent as %j', (currency, typed, sent) => {
    expect(plainPrice(typed, currency)).toBe(sent);
  });

  it.each(currencies)('%s reads back every price that it writes', (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: minPrice(currency), max: MAX_PRICE }), (cents) => {
        expect(parsePrice(wirePrice(cents, currency), currency)).toBe(cents);
        expect(parsePrice(formatPrice(cents, currency), currency)).toBe(cents);
        expect(toMinor(toMajor(cents, currency), currency)).toBe(cents);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['USD', 'EUR', 'JPY'])('%s is read in every language as that language writes it', (currency) => {
    for (const locale of Object.values(locales)) {
      const format = moneyFormat(locale, currency);
      fc.assert(
        fc.property(fc.integer({ min: minPrice(currency), max: MAX_PRICE }), (cents) => {
          const amount = toMajor(cents, currency);
          expect(readAmount(format.format(amount), currency)).toBe(amount);
        }),
        { numRuns: 300 },
      );
    }
  });

  it('is in exactly one band, whose range contains it', () => {
    for (const currency of ['USD', 'EUR', 'JPY']) {
      fc.assert(
        fc.property(fc.integer({ min: 50, max: 1_000_000 }), (cents) => {
          const found = priceBands.filter((band) => {
            const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = bandRange(band, currency);
            return toMinor(priceMin, currency) <= cents && cents <= toMinor(priceMax, currency);
          });
          expect(found).toEqual([priceBand(cents)]);
        }),
      );
    }
  });
});

// Such as a sofa with a delivery. Currencies in which it costs more than the highest price are not offered.
it.each(currencies)('a listing of 1,500 euros, which is more than 1,500 dollars, can be sold in %s', (currency) => {
  const cents = toMinor(Math.round(1_500 * unitsPerEuro(currency)), currency);
  expect(cents).toBeLessThanOrEqual(MAX_PRICE);
  expect(parsePrice(formatPrice(cents, currency), currency)).toBe(cents);
});

it('offers currencies of two decimals and of none', () => {
  expect(currencies).toEqual([...new Set(currencies)]);
  for (const currency of ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'KRW']) expect(currencies).toContain(currency);
  expect(currencies).not.toContain('KWD');
  expect(['EUR', 'JPY', 'KRW', 'SEK', 'KWD'].map(decimalsOf)).toEqual([2, 0, 0, 2, 3]);
  expect(['1.005', '12', '12.5'].map((text) => parsePrice(text, 'KWD'))).toEqual([1_005, 12_000, 12_500]);
  expect([1_005, 12_000, 12_500].map((cents) => wirePrice(cents, 'KWD'))).toEqual(['1.005', '12', '12.500']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, MAX_PRICE, minPrice, readWirePrice, tableAmount, wirePrice } from './money.ts';
import { readAmount } from './read-amount.ts';
import { parsePrice } from './typed-price.ts';

describe('parsePrice', () => {
  it.each([
    ['120', 12_000],
    ['$80', 8_000],
    ['$ 80', 8_000],
    ['1,250.50', 125_050],
    ['1250.5', 125_050],
    [' 19.99 ', 1_999],
    ['4.35', 435],
    ['0.50', 50],
    ['999,999.99', 99_999_999],
    ['80$', 8_000],
    ['80 USD', 8_000],
    ['USD 80', 8_000],
    ['US$ 80', 8_000],
    ['80,-', 8_000],
    ['$80.–', 8_000],
    ['$\u200b80', 8_000],
    ['$\u00a080', 8_000],
    ['８０', 8_000],
    ["1'234.50", 123_450],
    ['$1’234', 123_400],
  ])('reads %j as %d cents', (text, cents) => {
    expect(parsePrice(text, 'USD')).toBe(cents);
  });

  it.each([
    ['80 Euro', 'EUR'],
    ['80 euros', 'EUR'],
    ['Fr. 80.–', 'CHF'],
    ['SFr. 80', 'CHF'],
    ['80 Franken', 'CHF'],
    ['80 kr.', 'SEK'],
    ['80 $US', 'USD'],
    ['80 dollars', 'USD'],
    ['USD$80', 'USD'],
    ['80 $ USD', 'USD'],
    ['80 U.S. dollars', 'USD'],
    ['80 ,-', 'USD'],
    ['80 pounds', 'GBP'],
    ['80:-', 'SEK'],
    ['CA$80', 'CAD'],
    ['A$ 80', 'AUD'],
    ['80 US dollars', 'USD'],
    ['Rs. 80/-', 'INR'],
    ['80 bucks', 'USD'],
    ['80 quid', 'GBP'],
    ['80 reais', 'BRL'],
    ['RMB 80', 'CNY'],
    ['80元', 'CNY'],
    ['80 NIS', 'ILS'],
    ['80 zl', 'PLN'],
    ['80 M.N.', 'MXN'],
    ['MXN$80', 'MXN'],
    ['Mex$ 80', 'MXN'],
  ])('reads %s as 80 %s', (text, currency) => {
    expect(parsePrice(text, currency)).toBe(8000);
  });

  it.each(['80000.00', '80,000.00', '¥80,000.00'])('reads %s, as tables write yen', (text) => {
    expect(parsePrice(text, 'JPY')).toBe(80_000);
  });

  it.each([
    ['R$ 80', 'USD'],
    ['80 CAD', 'USD'],
    ['80 pesos', 'USD'],
    ['80 Fr.', 'EUR'],
    ['80 kr', 'EUR'],
    ['80.50', 'JPY'],
    ['80元', 'JPY'],
    ['80 rupees', 'GBP'],
  ])('never reads %s as a price in %s', (text, currency) => {
    expect(parsePrice(text, currency)).toBeUndefined();
  });

  it.each(['₹1,23,456', 'INR 123,456.00', '1,23,456/-'])('reads the lakh of %s', (text) => {
    expect(parsePrice(text, 'INR')).toBe(12_345_600);
    expect(readAmount(text, 'INR')).toBe(123_456);
  });

  it.each([
    '',
    'abc',
    '-5',
    '1e9',
    '1e309',
    '12abc',
    '0',
    '0.49',
    '1,25',
    '12,50.00',
    '1.234',
    '1.',
    '.5',
    '$',
    '1 250',
    '1,23,456',
    "1'23",
    '1000000',
    'Infinity',
    'NaN',
    '0x10',
    '१२०',
    '12\u0000',
    '80 Euro',
    'eighty',
    `80${' '.repeat(60)}`,
    `80,${'-'.repeat(60)}`,
  ])('refuses %j', (text) => {
    expect(parsePrice(text, 'USD')).toBeUndefined();
  });

  // spec §5: Price and year are free text (D2)
  it('reads back every price it writes', () => {
    for (let cents = minPrice('USD'); cents <= 200_000; cents++)
      expect(parsePrice(wirePrice(cents, 'USD'), 'USD')).toBe(cents);
    fc.assert(
      fc.property(fc.integer({ min: minPrice('USD'), max: MAX_PRICE }), (cents) => {
        expect(parsePrice(wirePrice(cents, 'USD'), 'USD')).toBe(cents);
        expect(parsePrice(formatPrice(cents, 'USD'), 'USD')).toBe(cents);
      }),
      { numRuns: 10_000 },
    );
  });
});

// spec §1: Prices are shown in dollars
// spec §9: Fees, page sizes, payment currency: not shown
it('writes prices for people with dollar sign and groups', () => {
  expect([12_000, 125_050, 99_999_999, 50].map((cents) => formatPrice(cents, 'USD'))).toEqual([
    '$120',
    '$1,250.50',
    '$999,999.99',
    '$0.50',
  ]);
});

it('writes amounts for tables with all decimals of the currency', () => {
  expect([12_000, 125_050, 5].map((cents) => tableAmount(cents, 'EUR'))).toEqual(['120.00', '1250.50', '0.05']);
  expect([0, 80_000].map((yen) => tableAmount(yen, 'JPY'))).toEqual(['0', '80000']);
});

it('reads a price in the form of the API, and no other', () => {
  expect(['120', '1250.50', '0', '0.05'].map((wire) => readWirePrice(wire, 'USD'))).toEqual([12_000, 125_050, 0, 5]);
  expect(readWirePrice('80000', 'JPY')).toBe(80_000);
  expect(['', '$120', '1,250', '-1', '1e3', 'free'].map((text) => readWirePrice(text, 'USD'))).toEqual(
    Array.from({ length: 6 }),
  );
});

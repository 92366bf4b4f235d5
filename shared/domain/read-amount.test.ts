import { describe, expect, it } from 'vitest';
import { locales } from './language.ts';
import { moneyFormat } from './money.ts';
import { readAmount } from './read-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['$1,500', 1500],
    ['$ 1,500.50', 1500.5],
    ['1.500', 1500],
    ['1.500,50', 1500.5],
    ['1.500,5 $', 1500.5],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500,50', 1500.5],
    ['1’500.50', 1500.5],
    ["1'500", 1500],
    [' 80 ', 80],
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['0,50', 0.5],
    ['999,999.99', 999_999.99],
  ])('%j is %d dollars', (text, dollars) => {
    expect(readAmount(text, 'USD')).toBe(dollars);
  });

  it.each(['', ' ', '$', '0', 'much', '-5', '1e3', '1,50,000', '1.5000', '15.00.00', '1,500.', '1000000', 'NaN'])(
    '%j is none',
    (text) => {
      expect(readAmount(text, 'USD')).toBeUndefined();
    },
  );

  it.each([
    ['TRY', '1.250 TL'],
    ['INR', 'Rs. 1,250'],
    ['KRW', '1,250원'],
    ['UAH', '1 250 грн'],
    ['SGD', 'S$1,250'],
    ['HKD', 'HK$ 1,250'],
    ['TWD', 'NT$1,250'],
  ])('in %s may be %s', (currency, text) => {
    expect(readAmount(text, currency)).toBe(1250);
  });

  it.each([
    ['USD', 'asking $1,250'],
    ['USD', 'Price: $1250!'],
    ['USD', '"$1,250"'],
    ['USD', '$1,250 cash only'],
    ['EUR', 'Preis: 1.250 €'],
    ['EUR', '1.250 €; VB'],
    ['EUR', '1250, -'],
    ['EUR', '1.250 € VHS'],
    ['EUR', '1.250 € inkl. MwSt.'],
    ['EUR', '1250 € a convenir'],
    ['CHF', '1’250 Frs.'],
    ['MXN', 'MXN $1,250'],
    ['MXN', '$1250 a tratar'],
    ['MXN', '$1,250 pesos mexicanos'],
    ['MXN', '$1,250.00 MN'],
    ['PLN', '1250 zł do negocjacji'],
  ])('in %s may be written with what is said about it: %s', (currency, text) => {
    expect(readAmount(text, currency)).toBe(1250);
  });

  it.each(['$80 each', '$50-$60', '80 € + Versand', 'was $120', '$80 was $120', 'NP 200, 80'])(
    'is none where another one may be meant: %s',
    (text) => expect(readAmount(text, 'USD')).toBeUndefined(),
  );

  it('is read in every language as that language writes it', () => {
    for (const locale of Object.values(locales))
      for (const dollars of [0.5, 80, 999.99, 1500, 1250.5, 12_500, 999_999.99])
        expect(readAmount(moneyFormat(locale, 'USD').format(dollars), 'USD'), `${dollars} in ${locale}`).toBe(dollars);
  });
});

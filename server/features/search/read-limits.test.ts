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
    ['SEK', 'Sofa unter 300 kr.', { low: 0, high: 30_000 }],
    ['CHF', 'Sofa unter Fr. 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa max. 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa 100-200', { low: 10_000, high: 20_000 }],
    ['USD', 'sofa $100 to $200', { low: 10_000, high: 20_000 }],
    ['EUR', 'Sofa 100 bis 200 €', { low: 10_000, high: 20_000 }],
    ['EUR', 'sofá 100 a 200 euros', { low: 10_000, high: 20_000 }],
    ['USD', 'sofa < 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa <$300', { low: 0, high: 30_000 }],
    ['USD', 'sofa <= US$ 300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa ≤ 300 €', { low: 0, high: 30_000 }],
    ['USD', 'sofa > 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['USD', 'sofa ≥300', { low: 30_000, high: HIGHEST_PRICE }],
    ['USD', 'sofa not over 300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa nicht über 300 €', { low: 0, high: 30_000 }],
    ['EUR', 'sofá no superior a 300 €', { low: 0, high: 30_000 }],
    ['USD', 'sofa from 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['USD', 'sofa from 300 to 400', { low: 30_000, high: 40_000 }],
    ['USD', 'sofa 300 or less', { low: 0, high: 30_000 }],
    ['USD', 'sofa $300 max', { low: 0, high: 30_000 }],
    ['USD', 'sofa 300 and up', { low: 30_000, high: HIGHEST_PRICE }],
    ['EUR', 'Sofa 300 € oder weniger', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa ab 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['EUR', 'SOFA AB 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['EUR', 'Ab 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['EUR', 'sofá 300 € o menos', { low: 0, high: 30_000 }],
    ['EUR', 'sofá 300 euros como máximo', { low: 0, high: 30_000 }],
    ['USD', 'sofa within 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa within $300', { low: 0, high: 30_000 }],
    ['USD', 'sofa -300', { low: 0, high: 30_000 }],
    ['USD', '-300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa -300€', { low: 0, high: 30_000 }],
    ['USD', 'sofa 0-300', { low: 0, high: 30_000 }],
    ['USD', 'sofa 300+', { low: 30_000, high: HIGHEST_PRICE }],
    ['EUR', 'Sofa 300€+', { low: 30_000, high: HIGHEST_PRICE }],
    ['USD', 'sofa greater than 300', { low: 30_000, high: HIGHEST_PRICE }],
    ['USD', 'sofa budget 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa 300 budget', { low: 0, high: 30_000 }],
    ['USD', 'sofa less then 300', { low: 0, high: 30_000 }],
    ['USD', 'sofa under 2 thousand', { low: 0, high: 200_000 }],
    ['EUR', 'Sofa im Rahmen von 300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa unterhalb von 300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa weniger wie 300', { low: 0, high: 30_000 }],
    ['EUR', 'Sofa unter 1,5 Tsd', { low: 0, high: 150_000 }],
    ['EUR', 'sofá dentro de 300', { low: 0, high: 30_000 }],
    ['EUR', 'sofá menor a 300', { low: 0, high: 30_000 }],
    ['EUR', 'sofá hasta los 300', { low: 0, high: 30_000 }],
    ['EUR', 'sofá presupuesto de 300', { low: 0, high: 30_000 }],
    ['EUR', 'sofá menos de 2 mil euros', { low: 0, high: 200_000 }],
  ])('%s: %j', (currency, typed, price) => {
    setShopValues({ currency });
    expect(readLimits(typed).price).toEqual(price);
  });

  it.each([
    ['USD', 'sofa unter 200 €', '200 €'],
    ['USD', 'sofa unter 200 Euro', '200 euro'],
    ['USD', 'sofa under £50', '£50'],
    ['USD', '£50 sofa', '£50'],
    ['USD', 'sofa 100-200 €', '100 – 200 €'],
    ['USD', 'Sofa zwischen 100 € und 200 €', '100 € – 200 €'],
    ['USD', 'sofa ab CHF 300', 'chf 300'],
    ['USD', 'sofa under 300 kr', '300 kr'],
    ['USD', 'sofa ~ 50 €', '50 €'],
    ['USD', 'sofa under C$300', 'c$300'],
    ['USD', 'sofa under ₹5,000', '₹5,000'],
    ['EUR', 'sofa under $200', '$200'],
    ['EUR', 'sofá menos de 2 mil dólares', '2 mil dolares'],
    ['CHF', 'Sofa bis 300 Euro', '300 euro'],
    ['JPY', 'sofa under 300 dollars', '300 dollars'],
    ['CAD', 'sofa under US$300', 'us$300'],
  ])('%s: %j is in another currency, and no limit', (currency, typed, unusedPrice) => {
    setShopValues({ currency });
    const { about, price, rest, unusedPrice: unused } = readLimits(typed);
    expect({ about, price, unused }).toEqual({ unused: unusedPrice });
    expect(rest.replace(/[ ,]+/g, ' ').trim()).toBe('sofa');
  });

  it.each([
    ['CAD', 'sofa under $300'],
    ['CAD', 'sofa under C$ 300'],
    ['MXN', 'sofá menos de 300 pesos'],
    ['NOK', 'sofa under 300 kr'],
    ['GBP', 'sofa under 300 quid'],
    ['USD', 'sofa under 300 bucks or £250'],
  ])('%s: %j is in the shop’s currency', (currency, typed) => {
    setShopValues({ currency });
    expect(readLimits(typed).price).toEqual({ low: 0, high: 30_000 });
  });

  it.each([
    ['USD', 'sofa around 300'],
    ['USD', 'sofa approx. 300'],
    ['USD', 'sofa 300ish'],
    ['USD', 'sofa $300-ish'],
    ['USD', 'sofa ~300'],
    ['EUR', 'Sofa etwa 300'],
    ['EUR', 'Sofa ca. 300 €'],
    ['EUR', 'Sofa um die 300'],
    ['EUR', 'sofá alrededor de 300'],
    ['EUR', 'sofá unos 300 euros'],
    ['EUR', 'sofá aprox. 300'],
  ])('%s: %j is a wish', (currency, typed) => {
    setShopValues({ currency });
    const { about, price, rest } = readLimits(typed);
    expect({ about, price, rest: rest.replace(/[ ,]+/g, ' ').trim() }).toEqual({ about: 30_000, rest: 'sofa' });
  });

  it.each([
    'sofa within 20 km',
    'Stühle bis 120 kg',
    'mesa hasta 20 personas',
    'Drehstuhl um 90 Grad',
    'lamp around 1960',
    'sofa -30%',
    'bed 140 + mattress',
    'Haller E2 -300',
    'chair -4',
  ])('is not taken from “%s”', (typed) => {
    const { price, about } = readLimits(typed);
    expect({ price, about }).toEqual({});
  });

  it('is no price where a unit follows', () => {
    expect(readLimits('sofa < 180 cm')).toMatchObject({ bounds: [{ side: 'width', high: 1800 }] });
  });

  it.each([
    ['table 6\'2"', [1880]],
    ['table 5 ft 6 in', [1676]],
    ["table 5'6", [1676]],
    ["table 6'", [1829]],
    ['desk 120cm x 60cm', [1200, 600]],
    ['Bett 1,40 x 2,00', [1400, 2000]],
    ['Bett 140*200', [1400, 2000]],
    ['Bett 140/200', [1400, 2000]],
    ['Tisch ø 100 cm', [1000]],
    ['Tisch Durchmesser 100 cm', [1000]],
    ["chair 50's", []],
    ['cabinet 4 feet 2 drawers', [1219]],
  ])('is no price, but the sizes of “%s”', (typed, lengths) => {
    const { price, about, rest, lengths: read } = readLimits(typed);
    expect({ price, about, read }).toEqual({ read: lengths });
    expect(rest).not.toMatch(/\bx\b|\bdurchmesser\b|\bo\b/);
  });

  it.each([
    ['Regal max 30 tief', { bounds: [{ side: 'depth', high: 300 }], exact: [] }],
    ['Höhe max. 80', { bounds: [{ side: 'height', high: 800 }], exact: [] }],
    ['Schrank 180 breit', { bounds: [], exact: [{ side: 'width', low: 1800 }] }],
    ['mesa ancho 80', { bounds: [], exact: [{ side: 'width', low: 800 }] }],
    ['desk not wider than 4 ft 6 in', { bounds: [{ side: 'width', high: 1372 }], exact: [] }],
    ["bookshelf under 6' tall", { bounds: [{ side: 'height', high: 1829 }], exact: [] }],
  ])('is no price beside the side in “%s”', (typed, sizes) => {
    const { price, about, bounds, exact } = readLimits(typed);
    expect({ price, about, bounds, exact }).toMatchObject({ price: undefined, about: undefined, ...sizes });
  });

  it('is removed from the remaining words', () => {
    setShopValues({ currency: 'EUR' });
    expect(readLimits('Sofa bis 1.250,50 €').rest.trim()).toBe('sofa  ,');
  });

  it('is not taken from a year or a number of seats', () => {
    setShopValues({ currency: 'JPY' });
    expect(readLimits('sofa from 1962').price).toBeUndefined();
    expect(readLimits('sofa under 4').price).toBeUndefined();
    expect(readLimits('sideboard 1950-1960').price).toBeUndefined();
    expect(readLimits('sofa from 50s').price).toBeUndefined();
    expect(readLimits('sofa for 3 or more').price).toBeUndefined();
  });

  it.each([
    'AB1234',
    'AB 1234',
    'desk AB 1234',
    'AB.1234',
    'AB-1234',
    'AB/1234',
    'AB.80cm',
    'Nr. 450',
    'IKEA 303.861.49',
    'bis.300',
  ])('is not taken from the article %s', (typed) => {
    const { price, about, bounds } = readLimits(typed);
    expect({ price, about, bounds }).toEqual({ bounds: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { readSizes } from './read-sizes.ts';
import { foldWords } from './read-words.ts';

const LONGEST = 65_535;
const read = (typed: string) => readSizes(foldWords(typed));
const most = (side: string, high: number) => [{ side, low: 1, high }];
const least = (side: string, low: number) => [{ side, low, high: LONGEST }];

describe('a size in the words of a search', () => {
  it.each([
    ['sofa bis 180 cm breit', most('width', 1800)],
    ['Sofa, max. 1,80 m breit', most('width', 1800)],
    ['Sofa mit höchstens 180 cm Breite', most('width', 1800)],
    ['Sofa Breite bis 180 cm', most('width', 1800)],
    ['Schrank nicht höher als 200 cm', most('height', 2000)],
    ['Regal schmaler als 80cm', most('width', 800)],
    ['Kommode bis 45 cm tief', most('depth', 450)],
    ['Tisch mindestens 160 cm lang', least('length', 1600)],
    ['Sideboard zwischen 160 und 200 cm breit', [{ side: 'width', low: 1600, high: 2000 }]],
    ['Sideboard 160-200 cm breit', [{ side: 'width', low: 1600, high: 2000 }]],
    ['sofa under 180 cm wide', most('width', 1800)],
    ['sofa up to 72 in wide', most('width', 1829)],
    ['sofa no wider than 6 ft', most('width', 1829)],
    ['bookcase max height 200 cm', most('height', 2000)],
    ['table at least 160 cm long', least('length', 1600)],
    ['desk less than 60 cm in depth', most('depth', 600)],
    ['sofá hasta 180 cm de ancho', most('width', 1800)],
    ['sofá de menos de 180 cm de ancho', most('width', 1800)],
    ['armario de ancho máximo 100 cm', most('width', 1000)],
    ['estantería de más de 2 m de alto', least('height', 2000)],
    ['mesa entre 120 y 160 cm de largo', [{ side: 'length', low: 1200, high: 1600 }]],
    ['table under 120 cm', most('width', 1200)],
    ['Schrank bis 2 Meter hoch', most('height', 2000)],
    ['mesa hasta 120 centímetros de ancho', most('width', 1200)],
  ])('“%s” is a bound', (typed, bounds) => {
    expect(read(typed)).toMatchObject({ bounds, exact: [] });
  });

  it('leaves no word of it, so that “breit” does not mean a large one', () => {
    expect(read('sofa bis 180 cm breit').rest.replace(/[ ,]+/g, ' ').trim()).toBe('sofa');
  });

  it.each([
    ['Sofa 180 cm breit', [{ side: 'width', low: 1800, high: 1800 }]],
    ['24-inch deep shelf', [{ side: 'depth', low: 610, high: 610 }]],
    ['silla de 45 cm de alto', [{ side: 'height', low: 450, high: 450 }]],
  ])('“%s” is a wish', (typed, exact) => {
    expect(read(typed)).toMatchObject({ bounds: [], exact });
  });

  it.each(['breites Sofa', 'sofa under 300', 'Sofa unter 300 €', 'bed 160x200', 'sofa 180 cm', 'tall bookcase'])(
    '“%s” says none with a side',
    (typed) => {
      expect(read(typed)).toMatchObject({ bounds: [], exact: [] });
    },
  );
});

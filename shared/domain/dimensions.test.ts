import { describe, expect, it } from 'vitest';
import { inField, inUnit, isUnusual } from './dimensions.ts';
import { parseLength, parseSides } from './read-length.ts';

describe('a length as people type it', () => {
  it.each([
    ['213', 'cm', 2130],
    ['1 200 mm', 'cm', 1200],
    ['1’200 mm', 'cm', 1200],
    ['1.200,5 mm', 'cm', 1201],
    ['.8 m', 'in', 800],
    ['1,05 mètres', 'in', 1050],
    ['90 cms', 'in', 900],
    ['90 centímetros', 'in', 900],
    ['Höhe 80 cm', 'cm', 800],
    ['Ancho: 80cm', 'cm', 800],
    ['80 cm W', 'cm', 800],
    ['80cm hoch', 'cm', 800],
    ['ca. 80 cm', 'cm', 800],
    ['~80', 'cm', 800],
    ['2 pies 3 pulgadas', 'cm', 686],
    ['2 Fuß 3 Zoll', 'cm', 686],
    ['1 m. 20', 'cm', 1200],
    ['29 and 1/2 inches', 'in', 749],
    ['29 & 1/2"', 'cm', 749],
    ['1.200,00 mm', 'cm', 1200],
    ['213.4', 'cm', 2134],
    ['213,4', 'cm', 2134],
    [' 84 ', 'in', 2134],
    ['33 1/2', 'in', 851],
    ['84"', 'cm', 2134],
    ['84 in', 'cm', 2134],
    ['210 cm', 'in', 2100],
    ['33.375', 'in', 848],
    ['33 3/8', 'in', 848],
    ['1', 'cm', 10],
    ['1000', 'cm', 10_000],
    ['1 m', 'cm', 1000],
    ['1,2 m', 'in', 1200],
    ['2 ft', 'cm', 610],
    ['80 cm', 'in', 800],
    ['800mm', 'cm', 800],
    [`2'6"`, 'cm', 762],
    ['6 ft 2 in', 'cm', 1880],
    ['5’ 10 1/2”', 'cm', 1791],
    ['12 Zoll', 'cm', 305],
    ['3 pies', 'cm', 914],
    ['33 in.', 'cm', 838],
    ['29-1/2 in', 'cm', 749],
    ['29½ in', 'cm', 749],
    ['29 ½"', 'cm', 749],
    ['29 5/16 in.', 'cm', 745],
    ['3/4 m', 'cm', 750],
    ['1,200 mm', 'cm', 1200],
    ['1.200mm', 'in', 1200],
    ['1m20', 'in', 1200],
    ['1 m 20 cm', 'cm', 1200],
    ['2 ft 3 in', 'cm', 686],
    ['2´ 3´´', 'cm', 686],
    ['29´´', 'cm', 737],
    ['2 yd', 'cm', 1829],
    ['2’-3 1/2”', 'cm', 699],
    ['84″', 'cm', 2134],
    ['H. 33 1/2 in. (85.1 cm)', 'cm', 851],
    ['８４ ｃｍ', 'in', 840],
    ['84\u200b cm', 'in', 840],
    ['30“', 'cm', 762],
    ['12 pulg.', 'cm', 305],
    ['2 mts', 'cm', 2000],
    ['8 dm', 'cm', 800],
    ['1 metro 20', 'cm', 1200],
    ['1 m y 20 cm', 'cm', 1200],
    ['1 Meter 20', 'cm', 1200],
    ['ungefähr 80 cm', 'in', 800],
    ['unos 80 cm', 'in', 800],
    ['80 cm / 31.5 in', 'in', 800],
    ['31.5" / 80 cm', 'cm', 800],
    ['80 cm [31.5 in]', 'in', 800],
    ['Ø 80 cm', 'in', 800],
    ['80 (H) cm', 'in', 800],
    ['2 ft, 6 in', 'cm', 762],
    ['72-inch', 'cm', 1829],
    ['6-foot', 'cm', 1829],
    ['72in wide', 'cm', 1829],
    ['80 cm de ancho', 'in', 800],
    ['80 cm in der Breite', 'in', 800],
    ['31.5 inches in width', 'cm', 800],
    ['Gesamthöhe 80 cm', 'in', 800],
    ['Overall width: 80 cm', 'in', 800],
    ['aproximadamente 80 cm', 'in', 800],
    ['80 cm approx.', 'in', 800],
    ['±80 cm', 'in', 800],
    ['1 Meter und 20 Zentimeter', 'in', 1200],
    ['2 pies y 3 pulgadas', 'cm', 686],
    ['"80 cm"', 'in', 800],
    ['80 ± 1 cm', 'in', 800],
    ['80 cm +/- 0.5', 'in', 800],
    ['80 (cm)', 'in', 800],
    ['31.5 [in]', 'cm', 800],
    ['80 cm approximately', 'in', 800],
    ['Size 80', 'cm', 800],
    ['80 см', 'in', 800],
    ['80 centimetri', 'in', 800],
    ['1 mètre 20', 'in', 1200],
    ['+/- 80 cm', 'in', 800],
    ['29,5ʺ', 'cm', 749],
    ['1.5', 'in', 38],
    ['120,5', 'cm', 1205],
    ['2.5 cm', 'cm', 25],
    ['2,5 cm', 'in', 25],
    ['47 1/2', 'cm', 475],
    ['47 3/8', 'cm', 1203],
    ['47"½', 'cm', 1207],
    ['47 " 1/2', 'in', 1207],
    [`47'' 3/4`, 'cm', 1213],
    ['10.5', 'cm', 105],
    ['1,2 m', 'cm', 1200],
  ] as const)('%s, in %s, is %i mm', (text, unit, millimetres) => {
    expect(parseLength(text, unit)).toBe(millimetres);
  });

  it.each([
    '',
    'wide',
    '-5',
    '0',
    '0.9',
    '1001',
    '1e3',
    '84 x 30',
    '84 1/3',
    '١٢',
    '2 miles',
    '84.1234',
    `2'14"`,
    '11 m',
    '12345',
    '1,500',
    '1.500',
    '1.20',
    '0,80',
    '1,2',
    '1.2',
    '2,5',
    '0,8',
    "1'200",
    '1 1/2',
    '80-90 cm',
    '120 (200)',
    `80 cm${' '.repeat(120)}`,
  ])('“%s” is none', (text) => {
    expect(parseLength(text, 'cm')).toBeUndefined();
  });

  it.each(['1,2', '0,8', '1.200', '1,200', "1'200"])(
    '“%s” is none in inches: it may be meters or millimeters',
    (text) => {
      expect(parseLength(text, 'in')).toBeUndefined();
    },
  );

  it.each([
    ['1,20 x 0,80 x 0,75', [1200, 800, 750]],
    ['1.2 x 0.8', [1200, 800]],
    ['74 x 120 x 60 cm', [740, 1200, 600]],
    ['74 × 120 cm', [740, 1200]],
    ['29 1/2 × 20 × 18 in. (74.9 × 50.8 × 45.7 cm)', [749, 508, 457]],
    ['30" x 20" x 10"', [762, 508, 254]],
    ['74*120*60', [740, 1200, 600]],
    ['120H 74W 60D', [740, 600, 1200]],
    ['74W 60D 120H cm', [740, 600, 1200]],
    ['1m20 x 60 cm', [1200, 600]],
    ['H 120 x W 74 x D 60 cm', [740, 600, 1200]],
    ['120 cm H x 74 cm W x 60 cm D', [740, 600, 1200]],
    ['74W x 60D x 120H', [740, 600, 1200]],
    ['H. 33 3/4 x W. 20 x D. 21 in. (85.7 x 50.8 x 53.3 cm)', [508, 533, 857]],
    ['B 74 cm, T 60 cm, H 120 cm', [740, 600, 1200]],
    ['Höhe: 120 cm; Breite: 74 cm', [740, undefined, 1200]],
    ['ancho 74 cm, fondo 60 cm, alto 120 cm', [740, 600, 1200]],
    ['L 200 x W 90 x H 40 cm', [2000, 900, 400]],
    ['74 mal 60 cm', [740, 600]],
    ['74 auf 60 cm', [740, 600]],
    ['74 - 60 - 120 cm', [740, 600, 1200]],
    ['74 cm / 60 cm / 120 cm', [740, 600, 1200]],
    ['74 por 60 por 120 cm', [740, 600, 1200]],
    ['120 x 74 x 60 cm (H x W x D)', [740, 600, 1200]],
    ['H x B x T: 120 x 74 x 60 cm', [740, 600, 1200]],
    ['alto x ancho x fondo 120 x 74 x 60', [740, 600, 1200]],
    ['B/T/H 74/60/120', [740, 600, 1200]],
    ['74/60/120 cm', [740, 600, 1200]],
    ['LxWxH 200x90x40', [2000, 900, 400]],
    ['74, 60, 120', [740, 600, 1200]],
    ['(74 x 60 x 120 cm)', [740, 600, 1200]],
    ['W 74cm D 60cm H 120cm', [740, 600, 1200]],
    ['Höhe: 120 cm Breite: 74 cm Tiefe: 60 cm', [740, 600, 1200]],
    ['74w × 60d × 120h cm', [740, 600, 1200]],
    ['74 (W) x 60 (D) x 120 (H) cm', [740, 600, 1200]],
    ['74 cm (W) x 60 cm (D) x 120 cm (H)', [740, 600, 1200]],
    ['29-1/2 × 20 × 18 inches; 75 × 51 × 46 cm', [749, 508, 457]],
    ['Ø 74 cm', [740, 740]],
    ['Ø 74 x 120 cm', [740, 740, 1200]],
    ['Durchmesser 74 cm, Höhe 120 cm', [740, 740, 1200]],
    ['Maße (H x B x T): 120 x 74 x 60 cm', [740, 600, 1200]],
    ['Abmessungen B x T x H: 74 x 60 x 120 cm', [740, 600, 1200]],
    ['Medidas: 74 x 60 x 120 cm', [740, 600, 1200]],
    ['approx. 74 x 60 x 120 cm', [740, 600, 1200]],
    ['74 cm de ancho, 60 cm de fondo y 120 cm de alto', [740, 600, 1200]],
    ['Breite: 74 cm | Tiefe: 60 cm | Höhe: 120 cm', [740, 600, 1200]],
    ['W74D60H120', [740, 600, 1200]],
    ['74 x 60 x 120 in cm', [740, 600, 1200]],
    ['74 x 60 x 120 (in cm)', [740, 600, 1200]],
    ['B74/T60/H120', [740, 600, 1200]],
    ['H-120cm x W-74cm x D-60cm', [740, 600, 1200]],
    ['Width: 74 cm\nDepth: 60 cm\nHeight: 120 cm', [740, 600, 1200]],
    ['29 in W x 24 in D x 47 in H', [737, 610, 1194]],
    ['74 cm breit 60 cm tief 120 cm hoch', [740, 600, 1200]],
    ['74 wide 60 deep 120 high', [740, 600, 1200]],
    ['74cm(W) 60cm(D) 120cm(H)', [740, 600, 1200]],
    ['74 х 60 х 120', [740, 600, 1200]],
    ['Medidas 74x60x120', [740, 600, 1200]],
    ['120"h 74"w 60"d', [1880, 1524, 3048]],
    ['74 x 60 cm, 120 hoch', [740, 600, 1200]],
    ['H 120, 74 x 60', [740, 600, 1200]],
    ['W 74 x D 60 x 120', [740, 600, 1200]],
    ['74 breit, 60 x 120', [740, 600, 1200]],
    ['74 x 60 cm, 33 in tall', [740, 600, 838]],
  ])('%s are sides', (text, sides) => {
    expect(parseSides(text, 'cm')).toEqual(sides);
  });

  it.each([
    ['120 b 60 t 74 h', [1200, 600, 740]],
    ['75 H 80 W 40 D', [800, 400, 750]],
    ['120 cm B 60 cm T', [1200, 600]],
    ['120 b x 60 t x 74', [1200, 600, 740]],
  ])('“%s” have their names behind them', (text, sides) => {
    expect(parseSides(text, 'cm')).toEqual(sides);
  });

  it('means the unit behind them, whatever the default', () => {
    expect(parseSides('height 120 width 74 depth 60 (cm)', 'in')).toEqual([740, 600, 1200]);
    expect(parseSides('74 x 60 (cm)', 'in')).toEqual([740, 600]);
  });

  it.each([
    '74',
    'H 74 x H 60 cm',
    'H 74 x 60 cm',
    '74 x',
    '74 x wide x 3',
    '1 x 2 x 3 x 4 cm',
    '',
    '3/4 in',
    '2 ft, 6 in',
    '80 x 40 (H x W x D)',
    '160 (200) x 90 x 75 cm',
    'H 75 x B 160 (240) cm',
    '120 b 60 t 74',
    '120 h 60',
  ])('“%s” are none', (text) => {
    expect(parseSides(text, 'cm')).toBeUndefined();
  });

  it('is shown in a field as it was typed', () => {
    for (const text of ['213', '84.5', '1', '999.9'])
      for (const unit of ['cm', 'in'] as const) {
        const length = parseLength(text, unit);
        if (length !== undefined) expect(inField(length, unit)).toBe(text);
      }
    for (const unit of ['cm', 'in'] as const)
      for (let length = 10; length < 300; length++)
        expect(Math.abs((parseLength(inField(length, unit).replace('.', ','), unit) ?? 0) - length)).toBeLessThan(2);
    expect(inUnit(2134, 'in', 0)).toBe('84');
    expect(inUnit(2134, 'cm', 0)).toBe('213');
  });
});

describe('a size that is worth asking about', () => {
  it.each([
    ['Chair', 'width', 4000, true],
    ['Chair', 'width', 700, false],
    ['Sofa', 'width', 2134, false],
    ['Bed', 'height', 90, true],
    ['Table', 'depth', 100, false],
  ] as const)('%s, %s of %i mm: %s', (category, side, length, asks) => {
    expect(isUnusual(category, side, length)).toBe(asks);
  });
});

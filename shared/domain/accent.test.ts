import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentContrast, accentStyle, isReadable, nearestReadable, shadesOf, surfaces, themeNames } from './accent.ts';
import { contrast, parseHex } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1d4a39', '#1d4a39', 1],
] as const)('measures %s on %s as %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it.each([
  ['1D4A39', '#1d4a39'],
  [' #1d4a39 ', '#1d4a39'],
  ['#1d4', undefined],
  ['green', undefined],
  ['#1d4a39;}', undefined],
] as const)('reads the color %j as %j', (typed, read) => expect(parseHex(typed)).toBe(read));

it('measures on the surfaces of tokens.css', () => {
  const tokens = readFileSync('web/styles/tokens.css', 'utf8');
  for (const [index, name] of ['paper', 'surface', 'sunken'].entries())
    expect(tokens).toContain(`--${name}: light-dark(${surfaces.light[index]}, ${surfaces.dark[index]});`);
});

describe.each(themeNames)('in the %s theme', (theme) => {
  it.each(['#ff0000', '#00ff00', '#ffff00', '#0000ff', '#808080', '#ffffff', '#000000', '#c2410c'])(
    'the shade suggested for %s can be read, and so can every text on it',
    (hex) => {
      const shade = nearestReadable(hex, theme);
      expect(accentContrast(shade, theme)).toBeGreaterThanOrEqual(4.5);
      const { accent, ink, strong, soft } = shadesOf(shade, theme);
      expect(contrast(ink, strong)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, soft)).toBeGreaterThanOrEqual(4.5);
      expect(isReadable(hex, theme)).toBe(shade === hex);
    },
  );
});

it('writes a style only for a chosen accent, and finds the shade for the other theme', () => {
  expect(accentStyle({ accentLight: '', accentDark: '' })).toBe('');
  const style = accentStyle({ accentLight: '#1d4a39', accentDark: '' });
  const dark = nearestReadable('#1d4a39', 'dark');
  expect(style.split('--accent:').map((part) => part.slice(0, 7))).toEqual([':root:r', '#1d4a39', dark, dark]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, TEXT_CONTRAST } from '../shared/domain/contrast.ts';

const source = readFileSync('web/styles/tokens.css', 'utf8');

describe.each([
  { theme: 'light', at: 1, visible: 1.08 },
  { theme: 'dark', at: 2, visible: 1.35 },
])('in the $theme theme', ({ at, visible }) => {
  const color = (name: string) =>
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(source)?.[at] ?? '';

  it.each([
    ['muted', 'neutral-soft'],
    ['accent', 'accent-soft'],
    ['positive', 'positive-soft'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
  ])('the text of a badge is read: %s on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('a neutral badge is seen on every surface', () => {
    for (const surface of ['paper', 'surface', 'sunken'])
      expect(contrast(color('neutral-soft'), color(surface)), surface).toBeGreaterThanOrEqual(visible);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import { add, emptyBitmap } from './bitmap.ts';
import { BitmapArray } from './bitmap-array.ts';

const LENGTH = 9;
const sourceOf = (name: string) => new URL(`./${name}`, import.meta.url);

it('ships the WebAssembly that count-common.wat compiles to', async () => {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('count-common.wat', readFileSync(sourceOf('count-common.wat'), 'utf8')).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(sourceOf('count-common.wasm')))).toBe(true);
});

it.each([256, 1024, 65_536])(
  'counts what bitmaps of numbers below %i have in common with another, and again after they grew',
  (capacity) => {
    const random = seededRandom(capacity);
    const numbers = (share: number, below = capacity) =>
      new Set(Array.from({ length: below }, (_, n) => n).filter(() => random.chance(share)));
    const bitsOf = (those: Set<number>, below: number) => {
      const bits = emptyBitmap(below);
      for (const n of those) add(bits, n);
      return bits;
    };
    const members = [numbers(1), numbers(0), ...Array.from({ length: LENGTH - 2 }, () => numbers(random.next()))];
    const array = new BitmapArray(LENGTH, capacity);
    for (const [i, those] of members.entries()) for (const n of those) add(array.at(i), n);
    const common = (those: Set<number>) => members.map((member) => [...member].filter((n) => those.has(n)).length);

    for (const share of [0, 0.01, 0.5, 1]) {
      const those = numbers(share);
      expect([...array.countCommon(bitsOf(those, capacity))]).toEqual(common(those));
      expect([...array.countCommon(bitsOf(those, capacity), 3, 2)]).toEqual(common(those).slice(3, 5));
    }

    array.widen(4 * capacity);
    const late = 4 * capacity - 1;
    add(array.at(LENGTH - 1), late);
    members[LENGTH - 1]?.add(late);
    const those = numbers(0.5).add(late);
    expect([...array.countCommon(bitsOf(those, 4 * capacity))]).toEqual(common(those));
  },
);

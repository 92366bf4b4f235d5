import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate.ts';
import type { SeedRows } from './seed-store.ts';

const collect = async (listings: number, people: number, seed?: number) => {
  const all: SeedRows[] = [];
  for await (const rows of generateCatalogue({ listings, people, seed, now: new Date('2026-05-04T10:00:00Z') }))
    all.push(rows);
  return all;
};

describe('generateCatalogue', () => {
  it('gives the same for the same seed, and other results for another', async () => {
    expect(await collect(50, 10, 7)).toEqual(await collect(50, 10, 7));
    expect(await collect(50, 10, 7)).not.toEqual(await collect(50, 10, 8));
  });

  it('refuses a shop with fewer than two people', async () => {
    await expect(collect(1, 1)).rejects.toThrow(RangeError);
  });
});

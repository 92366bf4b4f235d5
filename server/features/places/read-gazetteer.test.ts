import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCollected } from '../../../test/support/collect-garbage.ts';
import { indexPlaces } from '../../../tools/index-places.mjs';
import { KEY_LETTERS, openGazetteer } from './read-gazetteer.ts';

const textOf = (name: string) => readFileSync(new URL(`../../../assets/places/${name}`, import.meta.url), 'utf8');
const texts = { places: textOf('places.tsv'), keys: textOf('keys.tsv') };
const lines = texts.places.trimEnd().split('\n\n')[1]?.split('\n') ?? [];
/** So many take some 20 ms. */
const MOST_READ_AT_ONCE = 5_000;

it('the index holds each name, and each word of a town’s own name', () => {
  expect(texts.keys).toBe(indexPlaces(lines));
});

it('a first look-up reads the lines of its letters alone, which are few, and a second none', () => {
  const sizes = texts.keys
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, KEY_LETTERS), line.split(' ').length] as const)
    .sort(([, a], [, b]) => b - a);
  const [largest = ['', 0]] = sizes;
  let read = 0;
  const townsBy = openGazetteer(texts, () => {
    read += 1;
  });
  expect(read).toBe(0);
  const towns = townsBy(largest[0]);
  expect([towns.length, read]).toEqual([largest[1], largest[1]]);
  expect(read).toBeLessThan(MOST_READ_AT_ONCE);
  expect(townsBy(largest[0])).toBe(towns);
  expect(read).toBe(largest[1]);
  expect(townsBy('qq')).toEqual([]);
});

it('holds nothing of letters that begin no town', async () => {
  const townsBy = openGazetteer(texts);
  expect(await isCollected(() => townsBy('qq'))).toBe(true);
  expect(await isCollected(() => townsBy('mu'))).toBe(false);
});

it('gives each town with its region and country, largest first', () => {
  const towns = openGazetteer(texts)('mu');
  expect(towns.find(({ place }) => place.name === 'Munich')).toMatchObject({
    place: { region: 'Bavaria', country: 'DE', latitude: expect.closeTo(48.137, 2) },
    names: expect.arrayContaining(['munich', 'muenchen', 'munchen']),
  });
  expect(towns.map(({ population }) => population)).toEqual(
    towns.map(({ population }) => population).sort((a, b) => b - a),
  );
});

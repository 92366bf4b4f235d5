import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';
import { namesOfCountry } from './country-names.ts';
import { plainName, spellingsOf } from './plain-name.ts';

/** A town with its names in many languages, folded: first its `own` ones. */
export type Entry = {
  place: Place;
  population: number;
  names: readonly string[];
  own: number;
  within: ReadonlySet<string>;
};

/** Also the minimum input. */
export const KEY_LETTERS = 2;

/**
 * Returns towns with a name, or a word of their own name, of this prefix, largest first.
 * @param key the first {@link KEY_LETTERS} letters
 */
export type TownsBy = (key: string) => readonly Entry[];

let opened: TownsBy | undefined;

export const townsBy: TownsBy = (key) => {
  opened ??= openGazetteer({ places: assetText('places.tsv'), keys: assetText('keys.tsv') });
  return opened(key);
};

let regionNames: ReadonlySet<string> | undefined;

/** Returns whether a folded name is that of a region or country. */
export function isRegionName(name: string): boolean {
  regionNames ??= readRegionNames(assetText('places.tsv'));
  return regionNames.has(name);
}

function readRegionNames(places: string): ReadonlySet<string> {
  const regions = byFirstColumn(places.slice(0, places.indexOf('\n\n')));
  return new Set([...regions].flatMap(([code, line]) => [...readRegion(code, line).within]));
}

const assetText = (name: string): string =>
  readFileSync(new URL(`../../../assets/places/${name}`, import.meta.url), 'utf8');

/**
 * Reads the lines of a key when first needed: all of them take a third of a second.
 * @param texts as assets/places/README.md describes them
 * @param onRead gets each line that is read
 */
export function openGazetteer(
  { places, keys }: { places: string; keys: string },
  onRead: (line: string) => void = () => undefined,
): TownsBy {
  const [regionPart = '', placePart = ''] = places.trimEnd().split('\n\n');
  const lines = placePart.split('\n');
  const regionLines = byFirstColumn(regionPart);
  const numbersOf = byFirstColumn(keys.trimEnd());
  const regions = memoized((code: string) => readRegion(code, regionLines.get(code) ?? ''));
  const entries = memoized((number: number) => {
    const line = lines[number] ?? '';
    onRead(line);
    return readTown(line, regions);
  });
  const known = memoized((key: string) => readNumbers(numbersOf.get(key) ?? '').map(entries));
  return (key) => (numbersOf.has(key) ? known(key) : []);
}

const byFirstColumn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );

function memoized<Argument, Result>(read: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, Result>();
  return (argument) => {
    const found = known.get(argument) ?? read(argument);
    known.set(argument, found);
    return found;
  };
}

function readNumbers(differences: string): number[] {
  let number = 0;
  return differences === '' ? [] : differences.split(' ').map((step) => (number += Number.parseInt(step, 36)));
}

const split = (names: string | undefined): string[] => (names ? names.split('|') : []);

type Region = { name: string; country: string; within: ReadonlySet<string> };

function readRegion(code: string, line: string): Region {
  const [name = '', others] = line.split('\t');
  const [country = '', region = ''] = code.split('.');
  const within = new Set([...spellingsOf(name), ...split(others), region.toLowerCase(), ...namesOfCountry(country)]);
  within.delete('');
  return { name, country, within };
}

function readTown(line: string, regionOf: (code: string) => Region): Entry {
  const [name = '', code = '', latitude, longitude, population, others] = line.split('\t');
  const { name: region, country, within } = regionOf(code);
  // `Biel/Bienne` has two, and `Washington, D.C.` a short one.
  const own = new Set([name, ...name.split(/[/,]/)].map(plainName));
  return {
    place: { name, region, country, latitude: Number(latitude), longitude: Number(longitude) },
    population: Number(population),
    names: [...own, ...split(others)],
    own: own.size,
    within,
  };
}

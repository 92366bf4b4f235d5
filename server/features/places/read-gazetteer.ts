import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';
import { namesOfCountry } from './country-names.ts';
import { bareArea } from './plain-area.ts';
import { plainName, spellingsOf } from './plain-name.ts';

/** A town with its names in many languages, folded: first its `own` ones. */
export type Entry = {
  place: Place;
  population: number;
  names: readonly string[];
  own: number;
  within: ReadonlySet<string>;
  area: Area;
  districts: readonly string[];
  /** Countries with a village so named. */
  namesakesIn: readonly string[];
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

type RegionNames = {
  names: ReadonlySet<string>;
  byCountry: ReadonlyMap<string, readonly Region[]>;
  byArea: ReadonlyMap<string, readonly Region[]>;
  byCode: (code: string) => Region;
};

let regionNames: RegionNames | undefined;

const readRegionNamesOnce = () => {
  regionNames ??= readRegionNames(assetText('places.tsv'));
  return regionNames;
};

/** Returns whether a folded name is that of a region or country. */
export const isRegionName = (name: string): boolean => readRegionNamesOnce().names.has(name);

/** Returns regions with an area of this folded name. */
export const regionsOfArea = (name: string): readonly Region[] => readRegionNamesOnce().byArea.get(name) ?? [];

/**
 * Returns a region's name, and its folded names without those of its country.
 * @param code such as `US.OR`
 */
export function namesOfRegion(code: string): { region: string; names: readonly string[] } {
  const { name, country, within } = readRegionNamesOnce().byCode(code);
  const ofCountry = namesOfCountry(country);
  return { region: name, names: [...within].filter((one) => !ofCountry.includes(one)) };
}

/** Returns whether it begins the country's name, or one region's. */
export function isOfOneRegion(beginning: string, country: string): boolean {
  const names = namesOfCountry(country);
  if (names.some((name) => name.startsWith(beginning))) return true;
  const regions = readRegionNamesOnce().byCountry.get(country) ?? [];
  return regions.filter(({ within }) => [...within].some((name) => name.startsWith(beginning))).length === 1;
}

function readRegionNames(places: string): RegionNames {
  const lines = byFirstColumn(places.slice(0, places.indexOf('\n\n')));
  const byCountry = new Map<string, Region[]>();
  const byArea = new Map<string, Region[]>();
  const add = (map: Map<string, Region[]>, key: string, region: Region) => {
    const known = map.get(key);
    if (known) known.push(region);
    else map.set(key, [region]);
  };
  const regionOf = memoized((code: string) => readRegion(code, lines.get(code) ?? ''));
  for (const [code, line] of lines) {
    const [country = '', region, area] = code.split('.');
    if (area === undefined) add(byCountry, country, regionOf(code));
    else for (const name of split(line)) add(byArea, name, regionOf(`${country}.${region}`));
  }
  const names = new Set([...byCountry.values()].flatMap((regions) => regions.flatMap(({ within }) => [...within])));
  return { names, byCountry, byArea, byCode: regionOf };
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
  const areas = memoized((code: string) => readArea(regionLines.get(code) ?? ''));
  const entries = memoized((number: number) => {
    const line = lines[number] ?? '';
    onRead(line);
    return readTown(line, regions, areas);
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

export type Region = { name: string; country: string; within: ReadonlySet<string> };

function readRegion(code: string, line: string): Region {
  const [name = '', others] = line.split('\t');
  const [country = '', region = ''] = code.split('.');
  const within = new Set([...spellingsOf(name), ...split(others), region.toLowerCase(), ...namesOfCountry(country)]);
  within.delete('');
  return { name, country, within };
}

/** Folded names; `bare` ones lack the kind. */
type Area = { names: ReadonlySet<string>; bare: ReadonlySet<string> };

function readArea(line: string): Area {
  const names = split(line);
  return { names: new Set(names), bare: new Set(names.map(bareArea)) };
}

function readTown(line: string, regionOf: (code: string) => Region, areaOf: (code: string) => Area): Entry {
  const [name = '', code = '', latitude, longitude, population, others, area, districts, namesakesIn] =
    line.split('\t');
  const { name: region, country, within } = regionOf(code);
  // `Biel/Bienne` has two, and `Washington, D.C.` a short one.
  const own = new Set([name, ...name.split(/[/,]/)].map(plainName));
  return {
    place: { name, region, country, latitude: Number(latitude), longitude: Number(longitude) },
    population: Number(population),
    names: [...own, ...split(others)],
    own: own.size,
    within,
    area: areaOf(area ? `${code}.${area}` : ''),
    districts: split(districts),
    namesakesIn: split(namesakesIn),
  };
}

import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';
import { plainName, spellingsOf } from './plain-name.ts';

/** A town, a region or a country with its names in many languages, folded. `names` begins with its own. */
export type Entry = { place: Place; population: number; names: readonly string[]; within: ReadonlySet<string> };

/** Also the minimum input. */
export const KEY_LETTERS = 2;

const file = new URL('../../../assets/places/places.tsv', import.meta.url);
let gazetteer: ReadonlyMap<string, readonly Entry[]> | undefined;

/**
 * Returns towns with a name, or a word of their own name, of this prefix, largest first. The first call reads the file.
 * @param key the first {@link KEY_LETTERS} letters
 */
export function townsBy(key: string): readonly Entry[] {
  gazetteer ??= indexed(parse(readFileSync(file, 'utf8')));
  return gazetteer.get(key) ?? [];
}

function indexed(entries: readonly Entry[]): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const words = [...entry.names, ...(entry.names[0] ?? '').split(' ')];
    for (const key of new Set(words.map((word) => word.slice(0, KEY_LETTERS)))) {
      const towns = index.get(key);
      if (towns) towns.push(entry);
      else index.set(key, [entry]);
    }
  }
  return index;
}

/** As countries are written on addresses there. */
const countryLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'sv',
  'da',
  'nb',
  'fi',
];
const moreCountryNames = new Map([
  ['US', ['USA', 'United States of America', 'EEUU', 'EE UU', 'Vereinigte Staaten von Amerika', 'America']],
  ['GB', ['UK', 'Great Britain', 'Großbritannien', 'Gran Bretaña', 'Inglaterra', 'England']],
  ['NL', ['Holland', 'The Netherlands', 'Holanda']],
  ['CZ', ['Czech Republic', 'Tschechische Republik', 'República Checa', 'Česká republika']],
]);
const displayNames = countryLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const namesOfCountry = (code: string): string[] => [
  code.toLowerCase(),
  ...displayNames.map((names) => plainName(names.of(code) ?? code)),
  ...(moreCountryNames.get(code) ?? []).map(plainName),
];

const split = (names: string | undefined): string[] => (names ? names.split('|') : []);

function parse(text: string): Entry[] {
  const [regionPart = '', placePart = ''] = text.trimEnd().split('\n\n');
  const countries = new Map<string, string[]>();
  const regions = new Map(
    regionPart.split('\n').map((line) => {
      const [code = '', name = '', others] = line.split('\t');
      const [country = '', region = ''] = code.split('.');
      const inCountry = countries.get(country) ?? namesOfCountry(country);
      countries.set(country, inCountry);
      const within = new Set([...spellingsOf(name), ...split(others), region.toLowerCase(), ...inCountry]);
      within.delete('');
      return [code, { name, country, within }] as const;
    }),
  );
  return placePart.split('\n').flatMap((line) => {
    const [name = '', code = '', latitude, longitude, population, others] = line.split('\t');
    const region = regions.get(code);
    if (!region) return [];
    return {
      place: {
        name,
        region: region.name,
        country: region.country,
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
      population: Number(population),
      names: [plainName(name), ...split(others)],
      within: region.within,
    };
  });
}

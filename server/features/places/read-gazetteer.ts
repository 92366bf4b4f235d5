import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';

export type Entry = { place: Place; plainName: string; plainRegion: string; regionCode: string; plainCountry: string };

/** Also the minimum input. */
export const KEY_LETTERS = 2;

const file = new URL('../../../assets/places/places.tsv', import.meta.url);
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
let gazetteer: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Removes accents and case: `malmo` matches `Malmö`. */
export function plain(text: string): string {
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Returns towns with a word of this prefix, largest first. The first call reads the file.
 * @param key the first {@link KEY_LETTERS} letters
 */
export function townsBy(key: string): readonly Entry[] {
  gazetteer ??= indexed(parse(readFileSync(file, 'utf8')));
  return gazetteer.get(key) ?? [];
}

function indexed(entries: readonly Entry[]): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const keys = new Set([entry.plainName, ...entry.plainName.split(' ')].map((word) => word.slice(0, KEY_LETTERS)));
    for (const key of keys) {
      const towns = index.get(key);
      if (towns) towns.push(entry);
      else index.set(key, [entry]);
    }
  }
  return index;
}

function parse(text: string): Entry[] {
  const [regionPart = '', placePart = ''] = text.trimEnd().split('\n\n');
  const regions = new Map(regionPart.split('\n').map((line) => line.split('\t') as [string, string]));
  const plainRegions = new Map([...regions].map(([code, name]) => [code, plain(name)]));
  const countries = new Set([...regions.keys()].map((code) => code.slice(0, 2)));
  const plainCountries = new Map([...countries].map((code) => [code, plain(countryNames.of(code) ?? code)]));
  return placePart.split('\n').map((line) => {
    const [name = '', code = '', latitude, longitude] = line.split('\t');
    const [country = '', regionCode = ''] = code.split('.');
    const region = regions.get(code) ?? '';
    return {
      place: { name, region, country, latitude: Number(latitude), longitude: Number(longitude) },
      plainName: plain(name),
      plainRegion: plainRegions.get(code) ?? '',
      regionCode: regionCode.toLowerCase(),
      plainCountry: plainCountries.get(country) ?? '',
    };
  });
}

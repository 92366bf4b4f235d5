import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';

/** A town with the plain letters that it is found by. */
export type Entry = { place: Place; plainName: string; plainRegion: string; regionCode: string };

const file = new URL('../../../assets/places/places.tsv', import.meta.url);
let entries: readonly Entry[] | undefined;

/** Letters without accents and case, so that `malmo` is `Malmö`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Every town of assets/places, the largest first; read at the first question, about a tenth of a second. */
export function readGazetteer(): readonly Entry[] {
  entries ??= parse(readFileSync(file, 'utf8'));
  return entries;
}

function parse(text: string): Entry[] {
  const [regionPart = '', placePart = ''] = text.trimEnd().split('\n\n');
  const regions = new Map(regionPart.split('\n').map((line) => line.split('\t') as [string, string]));
  const plainRegions = new Map([...regions].map(([code, name]) => [code, plain(name)]));
  return placePart.split('\n').map((line) => {
    const [name = '', code = '', latitude, longitude] = line.split('\t');
    const [country = '', regionCode = ''] = code.split('.');
    return {
      place: {
        name,
        region: regions.get(code) ?? '',
        country,
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
      plainName: plain(name),
      plainRegion: plainRegions.get(code) ?? '',
      regionCode: regionCode.toLowerCase(),
    };
  });
}

import { readFileSync } from 'node:fs';
import type { Place } from '../../../shared/domain/place.ts';
import { namesOfRegion } from './read-gazetteer.ts';

type PartIndex = { byDistrict: ReadonlyMap<string, readonly Place[]>; byRegion: ReadonlyMap<string, readonly Place[]> };

let index: PartIndex | undefined;

/** Returns towns with this district, else the largest of regions so named; those at home first. */
export function townsOfPart(name: string, home: string): Place[] {
  index ??= readParts();
  const towns = index.byDistrict.get(name) ?? index.byRegion.get(name) ?? [];
  return [...towns].sort((a, b) => Number(b.country === home) - Number(a.country === home));
}

/** Returns whether a folded name is a district of some town. */
export function isDistrictName(name: string): boolean {
  index ??= readParts();
  return index.byDistrict.has(name);
}

const HAS_DISTRICTS = /^(?:[^\t]*\t){7}[^\t]/;

function readParts(): PartIndex {
  const text = readFileSync(new URL('../../../assets/places/places.tsv', import.meta.url), 'utf8');
  const index = { byDistrict: new Map<string, Place[]>(), byRegion: new Map<string, Place[]>() };
  const regions = new Map<string, ReturnType<typeof namesOfRegion>>();
  for (const line of text
    .trimEnd()
    .slice(text.indexOf('\n\n') + 2)
    .split('\n')) {
    const codeAt = line.indexOf('\t') + 1;
    const known = regions.get(line.slice(codeAt, line.indexOf('\t', codeAt)));
    if (known && !HAS_DISTRICTS.test(line)) continue;
    const [name = '', code = '', latitude, longitude, , , , districts] = line.split('\t');
    const { region, names } = known ?? namesOfRegion(code);
    const place = { name, region, country: code.slice(0, 2), latitude: Number(latitude), longitude: Number(longitude) };
    if (districts) for (const district of districts.split('|')) addTo(index.byDistrict, district, place);
    if (known) continue;
    regions.set(code, { region, names });
    for (const one of names) addTo(index.byRegion, one, place);
  }
  return index;
}

function addTo(map: Map<string, Place[]>, key: string, place: Place): void {
  const known = map.get(key);
  if (known) known.push(place);
  else map.set(key, [place]);
}

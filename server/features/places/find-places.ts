import { LRUCache } from 'lru-cache';
import type { Place } from '../../../shared/domain/place.ts';
import { findTownsOfDistrict } from './find-district.ts';
import { plainName } from './plain-name.ts';
import { rankTowns } from './rank-towns.ts';
import { KEY_LETTERS, townsBy } from './read-gazetteer.ts';

/** Each filter repeats the town. */
const found = new LRUCache<string, readonly Place[]>({ max: 1_000 });
const LONGEST_CACHED = 100;

/**
 * Returns the towns that a person may be typing: `portl` → Portland in Oregon, Portland in Maine.
 * @param typed at least two letters
 * @param shopCountry preferred unless a town abroad is much larger
 */
export function findPlaces(typed: string, limit: number, shopCountry = ''): Place[] {
  const key = `${limit} ${shopCountry} ${typed}`;
  const known = found.get(key);
  if (known) return [...known];
  const places = lookUp(typed, limit, shopCountry);
  if (typed.length <= LONGEST_CACHED) found.set(key, places);
  return [...places];
}

function lookUp(typed: string, limit: number, shopCountry: string): readonly Place[] {
  const { towns } = rankTowns(typed, limit, shopCountry);
  const around = typed.trim().replace(NEAR, '').replace(AREA, '');
  if (towns.length === 0 && around !== typed.trim()) return lookUp(around, limit, shopCountry);
  if (towns.length === 0) return findTownsOfDistrict(typed, shopCountry)?.towns.slice(0, limit) ?? [];
  return towns.map(({ place }) => place);
}

/** `near Chicago`, `Stadt Köln` */
const NEAR =
  /^(?:near|nearby|around|outside(?: of)?|close to|in der nähe(?: von)?|nähe|nahe|bei|raum|region|umgebung(?: von)?|gro(?:ß|ss)raum|hansestadt|stadt|landkreis|kreis|city of|greater|ciudad de|provincia de|comunidad de|cerca de|alrededores de|zona de|downtown|uptown|midtown|central|inner|outer|(?:north|south)(?:east|west)?|east|west|[ns]?[ew]|[ns])\s+(?=[\p{L}\d])/iu;
/** `Chicago area`; the Bay Area is no town. */
const AREA = /(?<=\p{L})(?<!^bay)\s+(?:(?:metro )?area|und umgebung|y alrededores)$/iu;

/** People; names of smaller towns are usual words. */
const LEAST_KNOWN = 50_000;

/** Returns whether a word is the whole name of a town. */
export function isPlaceName(word: string): boolean {
  const name = plainName(word);
  if (name.length < KEY_LETTERS) return false;
  return townsBy(name.slice(0, KEY_LETTERS)).some(
    ({ names, population }) => population >= LEAST_KNOWN && names[0] === name,
  );
}

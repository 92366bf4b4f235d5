import type { Place } from '../../../shared/domain/place.ts';
import { plainName } from './plain-name.ts';
import { rankTowns } from './rank-towns.ts';
import { KEY_LETTERS, townsBy } from './read-gazetteer.ts';

/**
 * Returns the towns that a person may be typing: `portl` → Portland in Oregon, Portland in Maine.
 * @param typed at least two letters
 * @param shopCountry preferred unless a town abroad is much larger
 */
export const findPlaces = (typed: string, limit: number, shopCountry = ''): Place[] =>
  rankTowns(typed, limit, shopCountry).towns.map(({ place }) => place);

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

import type { Place } from '../../../shared/domain/place.ts';
import { type Entry, KEY_LETTERS, plain, townsBy } from './read-gazetteer.ts';

/**
 * Returns exact names, then prefixes, then prefixes of later words, each largest first. `portland, me` narrows by
 * region or country.
 * @param typed at least two letters
 * @param home the shop's country, preferred among equals
 */
export function findPlaces(typed: string, limit: number, home = ''): Place[] {
  const [name = '', ...rest] = typed.split(',').map(plain);
  if (name.length < KEY_LETTERS) return [];
  const within = rest.filter((part) => part !== '');
  const laterWord = ` ${name}`;
  const called: Ranked = { home: [], abroad: [] };
  const beginning: Ranked = { home: [], abroad: [] };
  const later: Ranked = { home: [], abroad: [] };
  const listOf = ({ place, plainName }: Entry) => {
    const rank = placeRank(plainName);
    return rank && (home === '' || place.country === home ? rank.home : rank.abroad);
  };
  const placeRank = (plainName: string) => {
    if (plainName === name) return called;
    if (plainName.startsWith(name)) return beginning;
    return plainName.includes(laterWord) ? later : undefined;
  };
  for (const entry of townsBy(name.slice(0, KEY_LETTERS))) {
    const found = listOf(entry);
    if (!found || found.length === limit || !within.every((part) => liesIn(entry, part))) continue;
    found.push(entry.place);
    if (called.home.length === limit) break;
  }
  return [called, beginning, later].flatMap((rank) => [...rank.home, ...rank.abroad]).slice(0, limit);
}

type Ranked = { home: Place[]; abroad: Place[] };

const liesIn = ({ place, plainRegion, regionCode, plainCountry }: Entry, part: string) =>
  plainRegion.startsWith(part) ||
  regionCode === part ||
  place.country.toLowerCase() === part ||
  plainCountry.startsWith(part);

import type { Place } from '../../../shared/domain/place.ts';
import { type Entry, KEY_LETTERS, plain, townsBy } from './read-gazetteer.ts';

/**
 * Towns whose name begins like what was typed, the largest first; after them those that have a later word that does. What
 * follows a comma narrows by region or country: `portland, me`, `valencia, spain`.
 * @param typed two letters at least
 * @param limit how many at most
 */
export function findPlaces(typed: string, limit: number): Place[] {
  const [name = '', ...rest] = typed.split(',').map(plain);
  if (name.length < KEY_LETTERS) return [];
  const within = rest.filter((part) => part !== '');
  const laterWord = ` ${name}`;
  const first: Place[] = [];
  const second: Place[] = [];
  for (const entry of townsBy(name.slice(0, KEY_LETTERS))) {
    const found = entry.plainName.startsWith(name) ? first : entry.plainName.includes(laterWord) ? second : undefined;
    if (!found || found.length === limit || !within.every((part) => liesIn(entry, part))) continue;
    found.push(entry.place);
    if (first.length === limit) break;
  }
  return [...first, ...second].slice(0, limit);
}

const liesIn = ({ place, plainRegion, regionCode, plainCountry }: Entry, part: string) =>
  plainRegion.startsWith(part) ||
  regionCode === part ||
  place.country.toLowerCase() === part ||
  plainCountry.startsWith(part);

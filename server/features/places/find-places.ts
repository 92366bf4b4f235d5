import type { Place } from '../../../shared/domain/place.ts';
import { type Entry, plain, readGazetteer } from './read-gazetteer.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Towns whose name begins like what was typed, the largest first; after them those that have a later word that does. What
 * follows a comma narrows by region or country: `portland, me`, `valencia, spain`.
 * @param limit how many at most
 */
export function findPlaces(typed: string, limit: number): Place[] {
  const [name = '', ...rest] = typed.split(',').map(plain);
  const within = rest.filter((part) => part !== '');
  if (name === '') return [];
  const first: Place[] = [];
  const second: Place[] = [];
  for (const entry of readGazetteer()) {
    const found = entry.plainName.startsWith(name) ? first : entry.plainName.includes(` ${name}`) ? second : undefined;
    if (!found || found.length === limit || !within.every((part) => liesIn(entry, part))) continue;
    found.push(entry.place);
    if (first.length === limit) break;
  }
  return [...first, ...second].slice(0, limit);
}

const liesIn = ({ place, plainRegion, regionCode }: Entry, part: string) =>
  plainRegion.startsWith(part) ||
  regionCode === part ||
  place.country.toLowerCase() === part ||
  plain(countryNames.of(place.country) ?? '').startsWith(part);

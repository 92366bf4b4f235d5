import type { Place } from '../../../shared/domain/place.ts';
import { plainName } from './plain-name.ts';
import { type Entry, KEY_LETTERS, townsBy } from './read-gazetteer.ts';
import { type Asked, readTown, SEPARATOR } from './read-town.ts';

/** A town at home counts as if it had so many times its people. */
const AT_HOME = 20;
/** Its own name counts more than one in another language. */
const OWN_NAME = 3;
/** So many times the weight of the next one of the same name: nobody means the other without saying so. */
const CLEARLY_LARGER = 3;
/** Smaller towns have names that are usual words. */
const LEAST_KNOWN = 50_000;
const MOST_SUGGESTED = 3;

/**
 * Returns exact names in any language, then prefixes, then prefixes of later words, each largest first.
 * `portland, me`, `portland me` and `10115 Berlin, Deutschland` are understood.
 * @param typed at least two letters
 * @param home the shop's country, preferred unless a town abroad is much larger
 */
export const findPlaces = (typed: string, limit: number, home = ''): Place[] =>
  search(typed, limit, home).found.map(({ place }) => place);

/**
 * Returns the town that somebody named, if it leaves no doubt: an exact name, and no other town of that name that may
 * be meant; else the towns that may be.
 */
export function matchTown(typed: string, home = ''): { town: Place } | { perhaps: Place[] } {
  const { found, isExact } = search(typed, MOST_SUGGESTED, home);
  const [first, second] = found;
  const isClear = !second || second.rank > 0 || (first?.weight ?? 0) >= CLEARLY_LARGER * second.weight;
  if (first && isExact && isClear) return { town: first.place };
  const [name = ''] = typed.split(SEPARATOR);
  return { perhaps: found.length > 0 ? found.map(({ place }) => place) : findPlaces(name, MOST_SUGGESTED, home) };
}

/** Returns whether a word is the whole name of a town. */
export function isPlaceName(word: string): boolean {
  const name = plainName(word);
  return (
    name.length >= KEY_LETTERS &&
    townsBy(name.slice(0, KEY_LETTERS)).some(({ names, population }) => population >= LEAST_KNOWN && names[0] === name)
  );
}

function search(typed: string, limit: number, home: string): { found: Match[]; isExact: boolean } {
  const readings = readTown(typed).map((asked) => matchesOf(asked, home));
  const exact = readings.find((matches) => matches[0]?.rank === 0);
  const found = exact ?? readings.find((matches) => matches.length > 0) ?? [];
  return { found: found.slice(0, limit), isExact: exact !== undefined };
}

/** @property rank 0 for exact ones */
type Match = { place: Place; rank: number; weight: number };

function matchesOf({ name, within }: Asked, home: string): Match[] {
  if (name.length < KEY_LETTERS) return [];
  const matches: Match[] = [];
  for (const entry of townsBy(name.slice(0, KEY_LETTERS))) {
    const { place, population, names } = entry;
    const near = nearnessOf(names, name);
    if (!near || !within.every((part) => liesIn(entry, part))) continue;
    const isExact = near.is === 'name' && within.every((part) => entry.within.has(part));
    const rank = isExact ? 0 : nearness.indexOf(near.is) + 1;
    const weight = population * (place.country === home ? AT_HOME : 1) * (near.isOwn ? OWN_NAME : 1);
    matches.push({ place, rank, weight });
  }
  return matches.sort((a, b) => a.rank - b.rank || b.weight - a.weight);
}

const nearness = ['name', 'beginning', 'later word'] as const;

function nearnessOf(
  names: readonly string[],
  name: string,
): { is: (typeof nearness)[number]; isOwn: boolean } | undefined {
  const at = names.indexOf(name);
  if (at >= 0) return { is: 'name', isOwn: at === 0 };
  const begun = names.findIndex((one) => one.startsWith(name));
  if (begun >= 0) return { is: 'beginning', isOwn: begun === 0 };
  return names[0]?.includes(` ${name}`) ? { is: 'later word', isOwn: true } : undefined;
}

const liesIn = ({ within }: Entry, part: string) => within.has(part) || [...within].some((one) => one.startsWith(part));

import type { Place } from '../../../shared/domain/place.ts';
import { plainName } from './plain-name.ts';
import { type Entry, KEY_LETTERS, townsBy } from './read-gazetteer.ts';
import { type Asked, readTown, SEPARATOR } from './read-town.ts';

/** Factor for the people of a town at home. */
const AT_HOME = 20;
const OWN_NAME = 3;
/** A town with so many times the weight leaves no doubt. */
const CLEARLY_LARGER = 3;
/** Smaller towns have names that are usual words. */
const LEAST_KNOWN = 50_000;
const MOST_SUGGESTED = 3;
/** Of an address; a cell of a file can have 8,000 letters. */
const LONGEST = 200;
/** Towns of one name. */
const MOST_MATCHES = 200;
/** Nobody means a smaller town by the name that a large one has elsewhere: Roma in Texas. */
const LEAST_DOUBT = 25_000;
const FAMOUS = 100;
/** Of a name that begins with a town's. */
const MOST_WORDS = 6;
/** `Chicago, Ill.` says where; two letters are a code. */
const LEAST_OF_REGION = 3;

/**
 * Returns exact names in any language, then prefixes, then prefixes of later words, each largest first.
 * @param typed at least two letters
 * @param home the shop's country, preferred unless a town abroad is much larger
 */
export const findPlaces = (typed: string, limit: number, home = ''): Place[] =>
  search(typed, limit, home).found.map(({ place }) => place);

/** Returns the one town of an exact name that can be meant; else the towns that may be. */
export function matchTown(typed: string, home = ''): { town: Place } | { perhaps: Place[] } {
  if (typed.length > LONGEST) return { perhaps: [] };
  const { found, isExact } = search(typed, MOST_MATCHES, home);
  const [first, second] = found;
  const doubts = found.filter((match) => isDoubt(match, first));
  const isClear = !second || second.rank > 0 || (first?.weight ?? 0) >= CLEARLY_LARGER * second.weight;
  if (first && isExact && isClear && doubts.length === 0) return { town: first.place };
  const perhaps = [...new Set([...doubts.slice(0, 1), ...found.slice(0, 1), ...doubts, ...found])]
    .slice(0, MOST_SUGGESTED)
    .map(({ place }) => place);
  return { perhaps: perhaps.length > 0 ? perhaps : perhapsBegun(typed, home) };
}

/** A foreign name of the larger town raises no doubt: Valence is Valencia in French. */
const isDoubt = (match: Match, first: Match | undefined): boolean =>
  match.rank === 0 &&
  match.isOwn &&
  first?.isOwn === false &&
  match.population >= Math.max(LEAST_DOUBT, first.population / FAMOUS);

/** Returns what the first part may mean, else its first words: `München-Schwabing`, `Dallas-Fort Worth`. */
function perhapsBegun(typed: string, home: string): Place[] {
  const [name = ''] = typed.split(SEPARATOR);
  const words = name.split(/(?=[\s-])/, MOST_WORDS);
  const begun = words
    .map((_, i) => search(words.slice(0, words.length - i).join(''), MOST_SUGGESTED, home))
    .find(({ isExact }) => isExact);
  return begun ? begun.found.map(({ place }) => place) : findPlaces(name, MOST_SUGGESTED, home);
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
type Match = { place: Place; rank: number; weight: number; population: number; isOwn: boolean };

function matchesOf({ name, within, isShort }: Asked, home: string): Match[] {
  if (name.length < KEY_LETTERS) return [];
  const matches: Match[] = [];
  for (const entry of townsBy(name.slice(0, KEY_LETTERS))) {
    const { place, population } = entry;
    const near = isShort ? nearnessOfShort(entry, name) : nearnessOf(entry, name);
    if (!near || !within.every((part) => liesIn(entry, part))) continue;
    const isExact = near.is === 'name' && within.every((part) => isWithin(entry, part));
    const rank = isExact ? 0 : nearness.indexOf(near.is) + 1;
    const weight = population * (place.country === home ? AT_HOME : 1) * (near.isOwn ? OWN_NAME : 1);
    matches.push({ place, rank, weight, population, isOwn: near.isOwn });
  }
  return matches.sort((a, b) => a.rank - b.rank || b.weight - a.weight);
}

const nearness = ['name', 'beginning', 'later word'] as const;

type Nearness = { is: (typeof nearness)[number]; isOwn: boolean };

function nearnessOf({ names, own }: Entry, name: string): Nearness | undefined {
  const at = names.indexOf(name);
  if (at >= 0) return { is: 'name', isOwn: at < own };
  const begun = names.findIndex((one) => one.startsWith(name));
  if (begun >= 0) return { is: 'beginning', isOwn: begun < own };
  return names[0]?.includes(` ${name}`) ? { is: 'later word', isOwn: true } : undefined;
}

/** `frankfurt a m` is `frankfurt am main`. */
function nearnessOfShort({ names, own }: Entry, name: string): Nearness | undefined {
  const short = name.split(' ');
  const at = names.findIndex((one) => {
    const words = one.split(' ');
    return (
      words.length === short.length &&
      words[0] === short[0] &&
      words.every((word, i) => word.startsWith(short[i] ?? ''))
    );
  });
  return at >= 0 ? { is: 'name', isOwn: at < own } : undefined;
}

const liesIn = ({ within }: Entry, part: string) => within.has(part) || [...within].some((one) => one.startsWith(part));

const isWithin = (entry: Entry, part: string) =>
  part.length >= LEAST_OF_REGION ? liesIn(entry, part) : entry.within.has(part);

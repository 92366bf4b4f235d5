import type { Place } from '../../../shared/domain/place.ts';
import { isFamiliar } from './familiar-names.ts';
import { isInProvince } from './italian-provinces.ts';
import { isKindOfArea } from './plain-area.ts';
import { plainName } from './plain-name.ts';
import { OF_A_NAME, PART_OF_EACH } from './read-districts.ts';
import { type Entry, isOfOneRegion, KEY_LETTERS, townsBy } from './read-gazetteer.ts';
import { readTown, type TownReading } from './read-town.ts';

export type RankedTown = {
  place: Place;
  /** 0 is exact; higher is weaker. */
  rank: number;
  /** Within one rank. */
  weight: number;
  population: number;
  /** False for a name in another language. */
  isOwnName: boolean;
  isFamiliar: boolean;
  isKnown: boolean;
} & Pick<Entry, 'within' | 'area' | 'districts' | 'namesakesIn'>;

export type Ranking = { towns: RankedTown[]; isExact: boolean; reading: TownReading | undefined };

/**
 * Returns towns with this name in any language, else whose name begins so, else with a later word that does. The
 * largest come first.
 * @param shopCountry whose towns count more
 */
export function rankTowns(typed: string, limit: number, shopCountry: string): Ranking {
  const candidatesOf = onceForName(candidatesFor);
  let best: { reading: TownReading; towns: RankedTown[] } | undefined;
  for (const reading of readTown(typed)) {
    const towns = townsOf(reading, candidatesOf(reading), shopCountry);
    if (towns[0]?.rank === 0) return { towns: towns.slice(0, limit), isExact: true, reading };
    if (towns.length > 0) best ??= { reading, towns };
  }
  return { towns: best?.towns.slice(0, limit) ?? [], isExact: false, reading: best?.reading };
}

type Candidate = { entry: Entry; match: NameMatch };

function onceForName(read: (reading: TownReading) => Candidate[]): (reading: TownReading) => Candidate[] {
  const known = new Map<string, Candidate[]>();
  return (reading) => {
    const key = [reading.name, reading.isShort, reading.isFirstShort, reading.isSpaced].join();
    const found = known.get(key) ?? read(reading);
    known.set(key, found);
    return found;
  };
}

function candidatesFor(reading: TownReading): Candidate[] {
  const key = reading.isFirstShort ? longestWord(reading.name) : reading.name;
  if (key.length < KEY_LETTERS) return [];
  const find = matcherOf(reading);
  return townsBy(key.slice(0, KEY_LETTERS)).flatMap((entry) => {
    const match = find(entry);
    return match ? [{ entry, match }] : [];
  });
}

const WEIGHT_IN_SHOP_COUNTRY = 20;
export const WEIGHT_OF_OWN_NAME = 3;
/** Cádiz is in Spain first. */
const WEIGHT_OF_KNOWN = 1.5;
const NAMES_ABROAD_OF_KNOWN = 8;

function townsOf(
  { name, within, isOfRegion }: TownReading,
  candidates: readonly Candidate[],
  shopCountry: string,
): RankedTown[] {
  const towns: RankedTown[] = [];
  for (const { entry, match } of candidates) {
    const { place, population } = entry;
    const isNamed = (region: string) => match.by === 'name' && isAlsoNamed(entry, name, region);
    const isInArea = (region: string) => !isOfRegion && isWithinArea(entry.area, region);
    if (!within.every((region) => mayBeWithin(entry, region) || isInArea(region) || isNamed(region))) continue;
    const isExact =
      match.by === 'name' && within.every((region) => isWithin(entry, region) || isInArea(region) || isNamed(region));
    const rank = isExact ? 0 : nameMatches.indexOf(match.by) + 1;
    const weight =
      population *
      (place.country === shopCountry ? WEIGHT_IN_SHOP_COUNTRY : 1) *
      (match.isOwnName || match.isFamiliar ? WEIGHT_OF_OWN_NAME : 1);
    towns.push({
      place,
      rank,
      weight,
      population,
      isOwnName: match.isOwnName,
      isFamiliar: match.isFamiliar ?? false,
      isKnown: isKnown(entry),
      within: entry.within,
      area: entry.area,
      districts: entry.districts,
      namesakesIn: entry.namesakesIn,
    });
  }
  return towns.sort((a, b) => a.rank - b.rank || orderOf(b) - orderOf(a));
}

const isKnown = ({ names, own }: Entry) => names.length - own >= NAMES_ABROAD_OF_KNOWN;

const SHORT = 4;
const SMALL = 100_000;

/** Whether a short name alone means a small town abroad: `SOMA` is rather a quarter of San Francisco. */
export const isObscureAbroad = (typed: string, { place, population, isKnown }: RankedTown, home: string): boolean =>
  home !== '' && place.country !== home && population < SMALL && !isKnown && plainName(typed).length <= SHORT;

const orderOf = ({ weight, isOwnName, isKnown }: RankedTown) => weight * (isOwnName && isKnown ? WEIGHT_OF_KNOWN : 1);

/** The best first. */
const nameMatches = ['name', 'beginning', 'later word'] as const;

type NameMatch = { by: (typeof nameMatches)[number]; isOwnName: boolean; isFamiliar?: boolean };

function matchName({ names, own }: Entry, name: string): NameMatch | undefined {
  const same = names.indexOf(name);
  if (same >= 0) return { by: 'name', isOwnName: same < own, isFamiliar: isFamiliar(name) };
  const longer = names.findIndex((one) => one.startsWith(name));
  if (longer >= 0) return { by: 'beginning', isOwnName: longer < own, isFamiliar: isFamiliar(names[longer] ?? '') };
  return names[0]?.includes(` ${name}`) ? { by: 'later word', isOwnName: true } : undefined;
}

/** `frankfurt a m` is `frankfurt am main`, and `s sebastian` is `san sebastian`. */
function isShortened(name: string, starts: readonly string[], isFirstShort: boolean): boolean {
  const [first = ''] = starts;
  if (!name.startsWith(first)) return false;
  const words = name.split(' ');
  if (words.length !== starts.length || (!isFirstShort && words[0] !== first)) return false;
  return words.every((word, i) => word.startsWith(starts[i] ?? ''));
}

/** Compares without spaces. */
function isSameName(name: string, other: string): boolean {
  let at = 0;
  for (let i = 0; i < name.length; i++) {
    if (name[i] === ' ') continue;
    while (other[at] === ' ') at += 1;
    if (name[i] !== other[at]) return false;
    at += 1;
  }
  return at === other.length;
}

function matcherOf({ name, isShort, isFirstShort, isSpaced }: TownReading) {
  if (!isShort && !isSpaced) return (entry: Entry) => matchName(entry, name);
  const starts = name.split(' ');
  const isMeant = (one: string) => (isShort ? isShortened(one, starts, isFirstShort === true) : isSameName(one, name));
  return ({ names, own }: Entry): NameMatch | undefined => {
    const at = names.findIndex(isMeant);
    return at >= 0 ? { by: 'name', isOwnName: at < own } : undefined;
  };
}

const longestWord = (name: string) => name.split(' ').reduce((a, b) => (b.length > a.length ? b : a));

/** `Antwerpen/Anvers`, `Milano MI` */
const isAlsoNamed = ({ names, place }: Entry, name: string, region: string) =>
  (region !== name && names.includes(region)) ||
  names.some((longer) => longer.startsWith(`${name} `) && isRestOfName(longer.slice(name.length + 1), region)) ||
  (place.country === 'IT' &&
    isInProvince({ region: place.region, names }, { name, code: region, isUnique: () => hasOneTown(name) }));

/** `Klagenfurt/Wörthersee`, `Frankfurt/M.` */
function isRestOfName(rest: string, written: string): boolean {
  const last = rest.split(' ').at(-1) ?? '';
  return OF_A_NAME.test(rest) && (last === written || (written.length === 1 && last.startsWith(written)));
}

const hasOneTown = (name: string) =>
  townsBy(name.slice(0, KEY_LETTERS)).filter(({ names, own }) => names.slice(0, own).includes(name)).length === 1;

/** Shorter ones are codes: `or`. */
const LEAST_OF_SHORTENED_REGION = 3;

/** `Chicago, Ill.` is in Illinois. */
const isWithin = (entry: Entry, region: string) =>
  entry.within.has(region) ||
  (region.length >= LEAST_OF_SHORTENED_REGION &&
    mayBeWithin(entry, region) &&
    !isKindOfArea(region) &&
    !PART_OF_EACH.test(region) &&
    isOfOneRegion(region, entry.place.country));

const mayBeWithin = ({ within }: Entry, region: string) =>
  within.has(region) || [...within].some((name) => name.startsWith(region));

const isWithinArea = ({ names, bare }: Entry['area'], region: string) =>
  names.has(region) || bare.has(region) || isShire(names, region);

/** `Lincs` is Lincolnshire. */
const isShire = (names: ReadonlySet<string>, short: string) =>
  short.length > LEAST_OF_SHORTENED_REGION &&
  short.endsWith('s') &&
  [...names].some((name) => name.endsWith('shire') && name.startsWith(short.slice(0, -1)));

import type { Place } from '../../../shared/domain/place.ts';
import { findPlaces } from './find-places.ts';
import { type RankedTown, rankTowns } from './rank-towns.ts';
import { SEPARATOR } from './read-town.ts';

/** Letters. */
const LONGEST = 200;
const MOST_WITH_ONE_NAME = 200;
const MOST_SUGGESTED = 3;
/** People. */
const LARGE = 500_000;
/** Times the next one's weight. */
const CLEARLY_LARGER = 3;
const MOST_WORDS = 6;
const MOST_PARTS = 4;

/**
 * Returns the one town that an address in an import file can mean, else the towns that it may mean.
 *
 *     Portland, OR       the town Portland in Oregon
 *     München-Schwabing  perhaps München
 */
export function matchTown(typed: string, shopCountry = ''): { town: Place } | { perhaps: Place[] } {
  if (typed.length > LONGEST) return { perhaps: [] };
  const { towns, isExact } = rankTowns(typed, MOST_WITH_ONE_NAME, shopCountry);
  const [first, ...others] = towns;
  const second = others.find((town) => isRival(town, first));
  const doubts = towns.filter((town) => isDoubt(town, first));
  const isClear = !second || second.rank > 0 || (first?.weight ?? 0) >= CLEARLY_LARGER * second.weight;
  if (first && isExact && isClear && doubts.length === 0) return { town: first.place };

  // First the first doubt and the largest town.
  const candidates = new Set([...doubts.slice(0, 1), ...towns.slice(0, 1), ...doubts, ...towns]);
  const perhaps = [...candidates].slice(0, MOST_SUGGESTED).map(({ place }) => place);
  if (perhaps.length > 0) return { perhaps };
  const around = findPlaces(typed, MOST_SUGGESTED, shopCountry);
  if (around.length > 0) return { perhaps: around };
  // A street may stand before it.
  const byPart = typed.split(SEPARATOR, MOST_PARTS).map((part) => townsOfFirstWords(part, shopCountry));
  return { perhaps: byPart.find((towns) => towns.length > 0) ?? [] };
}

/**
 * The own name of a large town wins over the same name in another language, unless that town is much larger: Tijuana is
 * also called Zaragoza.
 */
const isRival = (town: RankedTown, first: RankedTown | undefined): boolean =>
  town.rank > 0 ||
  town.isOwnName ||
  first?.isOwnName !== true ||
  first.population < LARGE ||
  town.population >= CLEARLY_LARGER * first.population;

/** Nobody means Roma in Texas. */
const LEAST_DOUBT = 25_000;
const FAMOUS = 100;

/** Valencia is `Valence` in French, and Valence is a town too. */
const isDoubt = (town: RankedTown, first: RankedTown | undefined): boolean =>
  town.rank === 0 &&
  town.isOwnName &&
  first?.isOwnName === false &&
  town.population >= Math.max(LEAST_DOUBT, first.population / FAMOUS);

/** Drops last words until a town has the name: `Dallas-Fort Worth` → `Dallas`. */
function townsOfFirstWords(part: string, shopCountry: string): Place[] {
  const words = part.split(/(?=[\s-])/, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    const { towns, isExact } = rankTowns(words.slice(0, count).join(''), MOST_SUGGESTED, shopCountry);
    if (isExact) return towns.map(({ place }) => place);
  }
  return findPlaces(part, MOST_SUGGESTED, shopCountry);
}

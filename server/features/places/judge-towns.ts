import { plainName } from './plain-name.ts';
import { isObscureAbroad, type RankedTown, type Ranking, rankTowns } from './rank-towns.ts';
import { OF_A_NAME } from './read-districts.ts';

/** People. */
const LARGE = 500_000;
/** Times the next one's weight. */
const CLEARLY_LARGER = 3;
/** Nobody means Roma in Texas. */
const LEAST_DOUBT = 25_000;
const FAMOUS = 100;
const MOST_DOUBTED = 100_000;
const MOST_WITH_ONE_NAME = 200;

/**
 * Judges towns of one name, the best first. `certain`: only that can be meant.
 */
export function judgeTowns(
  { name, towns, isExact, reading }: Ranking & { name: string },
  shopCountry: string,
): { certain: RankedTown | undefined; doubts: RankedTown[] } {
  const [first, ...others] = towns;
  const second = others.find((town) => isRival(town, first));
  const doubts = towns.filter((town) => isDoubt(town, first));
  if (first && reading) doubts.push(...doubtsAtHome({ first, others, reading }, shopCountry));
  const isClear = !second || second.rank > 0 || (first?.weight ?? 0) >= CLEARLY_LARGER * second.weight;
  const isObscure =
    first !== undefined && (isObscureAbroad(name, first, shopCountry) || isNamesake(first, reading, shopCountry));
  return { certain: isExact && isClear && !isObscure && doubts.length === 0 ? first : undefined, doubts };
}

/** `Kingston` in Britain; Berks, Pennsylvania. */
function doubtsAtHome(
  {
    first,
    others,
    reading,
  }: { first: RankedTown; others: readonly RankedTown[]; reading: NonNullable<Ranking['reading']> },
  home: string,
): RankedTown[] {
  const { country } = first.place;
  if (country === home) return [];
  if (reading.within.length === 0 && home !== '')
    return others.filter(
      (town) =>
        town.place.country === home &&
        CLEARLY_LARGER * town.weight > first.weight &&
        OF_A_NAME.test(restOfName(town, reading.name)),
    );
  if (!reading.within.some((region) => isOnlyBareArea(first, region))) return [];
  return rankTowns(reading.name, MOST_WITH_ONE_NAME, home).towns.filter(
    ({ rank, place, population }) =>
      rank === 0 && place.country !== country && (place.country === home || population > first.population),
  );
}

const restOfName = ({ place }: RankedTown, name: string) => {
  const own = plainName(place.name);
  return own.startsWith(`${name} `) ? own.slice(name.length + 1) : '';
};

const isOnlyBareArea = ({ within, area }: RankedTown, region: string) =>
  area.bare.has(region) && !area.names.has(region) && ![...within].some((name) => name.startsWith(region));

/** Saint Ives in Australia. */
const isNamesake = (
  { place, population, isKnown, namesakesIn }: RankedTown,
  reading: Ranking['reading'],
  home: string,
) =>
  place.country !== home &&
  reading?.within.length === 0 &&
  population < MOST_DOUBTED &&
  !isKnown &&
  namesakesIn.includes(home);

/**
 * A large town's own name wins over the same name in another language, unless that town is much larger: Tijuana is also
 * called Zaragoza.
 */
const isRival = (town: RankedTown, first: RankedTown | undefined): boolean =>
  town.rank > 0 ||
  town.isOwnName ||
  first?.isOwnName !== true ||
  first.population < LARGE ||
  town.population >= CLEARLY_LARGER * first.population;

/** Valencia is `Valence` in French, and Valence is a town too. */
const isDoubt = (town: RankedTown, first: RankedTown | undefined): boolean =>
  town.rank === 0 &&
  town.isOwnName &&
  first?.isOwnName === false &&
  town.population >= Math.max(LEAST_DOUBT, first.population / FAMOUS);

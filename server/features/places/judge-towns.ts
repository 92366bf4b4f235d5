import { doubtsOf, isNamesake } from './doubt-towns.ts';
import { isObscureAbroad, type RankedTown, type Ranking } from './rank-towns.ts';
import { isAbbreviation, type TownReading } from './read-town.ts';

/** People. */
const LARGE = 500_000;
/** Times the next one's weight. */
const CLEARLY_LARGER = 3;
/** Nobody means Roma in Texas. */
const LEAST_DOUBT = 25_000;
const FAMOUS = 100;
/** Nobody means Cologne in Minnesota. */
const LEAST_AT_HOME = 5_000;

/**
 * Judges towns of one name, the best first. `certain`: only that can be meant.
 */
export function judgeTowns(
  { name, towns, isExact, reading }: Ranking & { name: string },
  shopCountry: string,
): { certain: RankedTown | undefined; doubts: RankedTown[] } {
  const [first, ...others] = towns;
  const second = others.find((town) => isRival(town, first));
  const doubts = towns.filter((town) => isDoubt(town, first) || isDoubtAtHome(town, { first, home: shopCountry }));
  if (first && reading) doubts.push(...doubtsOf({ first, others, reading }, shopCountry));
  const isClear = !second || second.rank > 0 || (first?.weight ?? 0) >= CLEARLY_LARGER * second.weight;
  const isObscure = first !== undefined && isUnlikelyAbroad({ name, first, reading }, shopCountry);
  return { certain: isExact && isClear && !isObscure && doubts.length === 0 ? first : undefined, doubts };
}

const ofOneLanguage = ['AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PH PR PY SV UY VE', 'AU CA GB IE JM NZ US ZA'].map(
  (codes) => codes.split(' '),
);

/** `El Cafetal` in Mexico is a village. */
function isUnlikelyAbroad(
  { name, first, reading }: { name: string; first: RankedTown; reading: TownReading | undefined },
  home: string,
): boolean {
  const { place, population, isKnown } = first;
  if (place.country === home || home === '') return false;
  if (isObscureAbroad(name, first, home) || isNamesake({ first, reading }, home) || isAbbreviation(name)) return true;
  const isLikeAtHome = ofOneLanguage.some((codes) => codes.includes(home) && codes.includes(place.country));
  return isLikeAtHome && reading?.within.length === 0 && population < LARGE && !isKnown;
}

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

/** Their towns are named after famous ones elsewhere. */
const namedAfterOthers = new Set('AR AU BR CA CL CO MX NZ PE US VE ZA'.split(' '));

/** Lagos in Portugal, Pekin in Illinois. */
const isDoubtAtHome = (town: RankedTown, { first, home }: { first: RankedTown | undefined; home: string }): boolean =>
  town.rank === 0 &&
  town.isOwnName &&
  town.place.country === home &&
  town.population >= LEAST_AT_HOME &&
  first !== undefined &&
  first.place.country !== home &&
  (!(first.isOwnName || first.isFamiliar) || !namedAfterOthers.has(home));

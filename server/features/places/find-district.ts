import { distanceBetween, type Place } from '../../../shared/domain/place.ts';
import { lettersOf, Spelling } from '../../platform/text/spelling.ts';
import { judgeTowns } from './judge-towns.ts';
import { hasAreaWord } from './plain-area.ts';
import { plainName } from './plain-name.ts';
import { type RankedTown, rankTowns } from './rank-towns.ts';
import { PART_OF_EACH, readDistricts } from './read-districts.ts';
import { isRegionName, KEY_LETTERS, regionsOfArea, townsBy } from './read-gazetteer.ts';

const MOST_WITH_ONE_NAME = 200;
/** People. Names with a hyphen begin like smaller towns. */
const LEAST_AT_HOME = 100_000;
const LEAST_ABROAD = 500_000;
/** Meters. */
const IN_ONE_TOWN = 12_000;

/** `isClear`: the town is; `isCertain`: its district too. */
type FoundDistrict = { towns: Place[]; isClear: boolean; isCertain: boolean; isBefore: boolean };

/**
 * Returns the large towns whose district an address names: `Köln-Ehrenfeld`. Undefined for what may be another place:
 * `Dallas-Fort Worth`, `Paris, Texass`.
 */
export function findTownsOfDistrict(typed: string, shopCountry: string): FoundDistrict | undefined {
  for (const { town: name, district, isBefore = false, isListed } of readDistricts(typed)) {
    const ranking = rankTowns(name, MOST_WITH_ONE_NAME, shopCountry);
    const { towns } = ranking;
    const [town] = towns;
    if (!ranking.isExact || !town) continue;
    const isProven = town.districts.includes(plainName(district));
    const isSmallAtHome = isProven && town.place.country === shopCountry;
    if (!isSmallAtHome && !isLarge(town, shopCountry)) continue;
    if (!isProven && (isListed || isOtherPlace(district, { town, towns }))) continue;
    const { certain } = judgeTowns({ name, ...ranking }, shopCountry);
    const isClear = certain === town;
    return {
      towns: towns.map(({ place }) => place),
      isClear,
      isCertain: isClear && isDistrictOf(district, town) && !isPartAbroad(district, town, shopCountry),
      isBefore,
    };
  }
  return undefined;
}

/** `Roma Norte` in Mexico is not in Rome. */
const isPartAbroad = (district: string, { place, isOwnName }: RankedTown, shopCountry: string) =>
  !isOwnName && place.country !== shopCountry && PART_OF_EACH.test(district);

/** `Freiburg-Elbe` is a village on it. */
const OF_NATURE =
  /^(?:donau|elbe|ems|harz|havel|holstein|inn|isar|lahn|main|mosel|neckar|oder|oldenburg|rhein|ruhr|saale|sieg|spree|weser|westf(?:alen)?)$/;

/** Oldenburg in Holstein */
const isInLongerName = (town: string, district: string): boolean =>
  townsBy(town.slice(0, KEY_LETTERS)).some(({ names }) =>
    names.some((name) => name.startsWith(`${town} `) && name.endsWith(` ${district}`)),
  );

const isLarge = ({ population, place }: RankedTown, shopCountry: string) =>
  population >= (place.country === shopCountry ? LEAST_AT_HOME : LEAST_ABROAD);

const isAreaName = (name: string) => isRegionName(name) || hasAreaWord(name) || regionsOfArea(name).length > 0;

const isDistrictOf = (district: string, { districts }: RankedTown) =>
  PART_OF_EACH.test(district) || districts.includes(plainName(district));

function isOtherPlace(district: string, { town, towns }: { town: RankedTown; towns: readonly RankedTown[] }): boolean {
  if (isDistrictOf(district, town)) return false;
  const name = plainName(district);
  if (OF_NATURE.test(name) || isAreaName(name) || isMisspelledRegion(name, towns)) return true;
  if (isInLongerName(plainName(town.place.name), name)) return true;
  const others = rankTowns(district, MOST_WITH_ONE_NAME, '');
  if (!others.isExact || others.towns.some(({ place }) => distanceBetween(place, town.place) < IN_ONE_TOWN))
    return false;
  return others.towns.some(({ isOwnName, population }) => isOwnName && population >= LEAST_AT_HOME);
}

function isMisspelledRegion(name: string, towns: readonly RankedTown[]): boolean {
  const spelling = new Spelling<{ word: string; letters: number }>();
  for (const word of new Set(towns.flatMap(({ within }) => [...within])))
    spelling.add({ word, letters: lettersOf(word) });
  return spelling.nearest(name, () => 1, 1).length > 0;
}

import type { Place } from '../../../shared/domain/place.ts';
import { findTownsOfDistrict } from './find-district.ts';
import { findPlaces } from './find-places.ts';
import { judgeTowns } from './judge-towns.ts';
import { plainName } from './plain-name.ts';
import { isObscureAbroad, rankTowns } from './rank-towns.ts';
import { OF_A_NAME } from './read-districts.ts';
import { isRegionName, regionsOfArea } from './read-gazetteer.ts';
import { SEPARATOR, withoutPostcodes } from './read-town.ts';
import { townsOfPart } from './suggest-by-part.ts';

/** Letters. */
const LONGEST = 200;
const MOST_WITH_ONE_NAME = 200;
const MOST_SUGGESTED = 3;
const MOST_WORDS = 6;
const MOST_PARTS = 4;

/**
 * Returns the one town that an address in an import file can mean, else the towns that it may mean.
 *
 *     Portland, OR       the town Portland in Oregon
 *     München-Schwabing  the town München
 *     Hackney, London    perhaps London
 */
export function matchTown(typed: string, shopCountry = ''): { town: Place } | { perhaps: Place[] } {
  if (typed.length > LONGEST) return { perhaps: [] };
  const ranking = rankTowns(typed, MOST_WITH_ONE_NAME, shopCountry);
  const { towns, isExact } = ranking;
  const { certain, doubts } = judgeTowns({ name: typed, ...ranking }, shopCountry);
  if (certain) return { town: certain.place };
  const district = isExact ? undefined : findTownsOfDistrict(typed, shopCountry);
  // Before the name of a town may stand a town nearby: `Hürth, Köln`.
  if (district?.isCertain && !district.isBefore && district.towns[0]) return { town: district.towns[0] };

  const isObscure = towns[0] && isObscureAbroad(typed, towns[0], shopCountry);
  if (!isExact || isObscure) {
    const byPart = townsOfPart(plainName(typed), shopCountry);
    if (byPart.length > 0) return { perhaps: [...byPart, ...(district?.towns ?? [])].slice(0, MOST_SUGGESTED) };
  }
  // First the first doubt and the largest town.
  const candidates = new Set([...doubts.slice(0, 1), ...towns.slice(0, 1), ...doubts, ...towns]);
  const ranked = [...candidates].map(({ place }) => place);
  const ofDistrict = (district?.towns ?? []).filter((place) => !ranked.includes(place));
  const perhaps = [
    ...ranked.slice(0, MOST_SUGGESTED - 1),
    ...ofDistrict.slice(0, 1),
    ...ranked.slice(MOST_SUGGESTED - 1),
  ];
  if (perhaps.length > 0) return { perhaps: perhaps.slice(0, MOST_SUGGESTED) };
  const mayBeThere = isInNamedArea(typed);
  const around = findPlaces(typed, MOST_SUGGESTED, shopCountry).filter(mayBeThere);
  if (around.length > 0) return { perhaps: around };
  // A street may stand before it.
  const byFirstWords = typed.split(SEPARATOR, MOST_PARTS).map((part) => townsOfFirstWords(part, shopCountry));
  return { perhaps: byFirstWords.map((towns) => towns.filter(mayBeThere)).find((towns) => towns.length > 0) ?? [] };
}

/** `Dallas, Moray` is not in Texas. */
function isInNamedArea(typed: string): (place: Place) => boolean {
  const [, ...named] = withoutPostcodes(typed).map(plainName);
  const areas = named.filter((area) => !isRegionName(area));
  const countries = new Set(areas.flatMap((area) => regionsOfArea(area).map(({ country }) => country)));
  return ({ country }) => countries.size === 0 || countries.has(country);
}

/** Drops last words until a town has the name: `Dallas-Fort Worth` → `Dallas`. */
function townsOfFirstWords(part: string, shopCountry: string): Place[] {
  const words = part.split(/(?=[\s–—-])/, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    // `Münster in Tirol` is no `Munster, IN`.
    if (count > 1 && OF_A_NAME.test(words[count - 1]?.trim() ?? '')) continue;
    const { towns, isExact } = rankTowns(words.slice(0, count).join(''), MOST_SUGGESTED, shopCountry);
    if (isExact) return towns.map(({ place }) => place);
  }
  return findPlaces(part, MOST_SUGGESTED, shopCountry);
}

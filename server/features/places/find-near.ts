import type { Place } from '../../../shared/domain/place.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { placeRefusals } from '../../../shared/words/refusals/places.ts';
import { findTownsOfDistrict } from './find-district.ts';
import { findPlaces } from './find-places.ts';
import { judgeTowns } from './judge-towns.ts';
import { isObscureAbroad, rankTowns } from './rank-towns.ts';

/**
 * Returns the town to search near.
 * @param home the shop's country
 * @throws invalid_input for the field `near`
 */
export function findNear(typed: string, home: string): Place {
  const [place] = findPlaces(typed, 1, home);
  if (!place || isUnsure(typed, home)) throw invalidFields({ near: placeRefusals.unknownTown() });
  return likelierAtHome(typed, home) ?? place;
}

const MOST_WITH_ONE_NAME = 200;

/** `Alcalá` is Alcalá de Henares. */
function likelierAtHome(typed: string, home: string): Place | undefined {
  const ranking = rankTowns(typed, MOST_WITH_ONE_NAME, home);
  if (!ranking.isExact || ranking.reading?.within.length !== 0) return undefined;
  const { doubts } = judgeTowns({ name: typed, ...ranking }, home);
  const atHome = doubts.filter(({ place }) => place.country === home);
  return atHome.sort((a, b) => b.weight - a.weight)[0]?.place;
}

/** `SOMA`, `Valence-TGV`, a beginning that is abroad: `Bordea` */
function isUnsure(typed: string, home: string): boolean {
  const { towns, isExact } = rankTowns(typed, 1, home);
  if (towns.length === 0) return findTownsOfDistrict(typed, home)?.isClear === false;
  return towns.some((town) => isObscureAbroad(typed, town, home) || (!isExact && town.place.country !== home));
}

export const isTown = (typed: string): boolean => findPlaces(typed, 1).length > 0;

import type { Place } from '../../../shared/domain/place.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { placeRefusals } from '../../../shared/words/refusals/places.ts';
import { findTownsOfDistrict } from './find-district.ts';
import { findPlaces } from './find-places.ts';
import { isObscureAbroad, rankTowns } from './rank-towns.ts';

/**
 * Returns the town to search near.
 * @param home the shop's country
 * @throws invalid_input for the field `near`
 */
export function findNear(typed: string, home: string): Place {
  const [place] = findPlaces(typed, 1, home);
  if (!place || isUnsure(typed, home)) throw invalidFields({ near: placeRefusals.unknownTown() });
  return place;
}

/** `SOMA`, `Valence-TGV`, a beginning that is abroad: `Bordea` */
function isUnsure(typed: string, home: string): boolean {
  const { towns, isExact } = rankTowns(typed, 1, home);
  if (towns.length === 0) return findTownsOfDistrict(typed, home)?.isClear === false;
  return towns.some((town) => isObscureAbroad(typed, town, home) || (!isExact && town.place.country !== home));
}

export const isTown = (typed: string): boolean => findPlaces(typed, 1).length > 0;

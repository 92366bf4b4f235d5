import type { Place } from '../../../shared/domain/place.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { placeRefusals } from '../../../shared/words/refusals/places.ts';
import { findPlaces } from './find-places.ts';

/**
 * Returns the town to search near.
 * @param home the shop's country
 * @throws invalid_input for the field `near`
 */
export function findNear(typed: string, home: string): Place {
  const [place] = findPlaces(typed, 1, home);
  if (!place) throw invalidFields({ near: placeRefusals.unknownTown() });
  return place;
}

export const isTown = (typed: string): boolean => findPlaces(typed, 1).length > 0;

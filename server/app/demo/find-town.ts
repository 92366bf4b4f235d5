import type { Place } from '../../../shared/domain/place.ts';
import { findPlaces } from '../../features/places/find-places.ts';

/**
 * Returns the town of an address such as `Portland, OR`.
 * @throws RangeError for an unknown town
 */
export function findTown(address: string): Place {
  const [town] = findPlaces(address, 1);
  if (!town) throw new RangeError(`There is no town ${address}.`);
  return town;
}

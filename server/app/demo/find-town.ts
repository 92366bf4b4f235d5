import type { Place } from '../../../shared/domain/place.ts';
import { findPlaces } from '../../features/places/find-places.ts';

/**
 * The town that a seeded address names, such as `Portland, OR`.
 * @throws RangeError when there is no such town
 */
export function findTown(address: string): Place {
  const [town] = findPlaces(address, 1);
  if (!town) throw new RangeError(`There is no town ${address}.`);
  return town;
}

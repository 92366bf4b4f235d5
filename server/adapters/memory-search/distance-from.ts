import type { OnSphere } from '../../../shared/domain/sphere.ts';
import type { ListingIndex } from './listing-index.ts';

const UNKNOWN_DISTANCE = 9;

/** Returns the squared chord; larger for an unknown place. */
export function distanceFrom({ places }: ListingIndex, [x, y, z]: OnSphere): (n: number) => number {
  return (n) => {
    const px = places[3 * n] as number;
    const py = places[3 * n + 1] as number;
    const pz = places[3 * n + 2] as number;
    if (px === 0 && py === 0 && pz === 0) return UNKNOWN_DISTANCE;
    return (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2;
  };
}

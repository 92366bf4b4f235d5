import type { LengthUnit } from './dimensions.ts';

const KM_PER_MILE = 1.609344;

/** Converts a typed distance: miles go with inches. */
export const inKilometres = (distance: number, unit: LengthUnit): number =>
  unit === 'in' ? distance * KM_PER_MILE : distance;

/** Converts kilometers to miles, unrounded. */
export const inMiles = (kilometres: number): number => kilometres / KM_PER_MILE;

/** @returns whole kilometers or miles, at least 1 */
export const distanceIn = (kilometres: number, unit: LengthUnit): number =>
  Math.max(1, Math.round(unit === 'in' ? inMiles(kilometres) : kilometres));

import { inMillimetres, inUnit, type LengthUnit, lengthUnits, sides } from '../../../shared/domain/dimensions.ts';
import { distanceIn, inKilometres } from '../../../shared/domain/distance.ts';
import type { SearchAddress } from '../listings/search-address.ts';

/** Returns the unit of a search: the address's, else the reader's. */
export function unitOf(address: SearchAddress, preferred: LengthUnit): LengthUnit {
  const measures = address.near !== undefined || sides.some((side) => address[side] !== undefined);
  return address.unit ?? (measures ? lengthUnits[0] : preferred);
}

/** Adds the unit to a change; the default is centimeters and kilometers. */
export const inThisUnit = (change: SearchAddress, unit: LengthUnit): SearchAddress => ({
  ...change,
  unit: unit === 'in' ? 'in' : undefined,
});

/** Converts lengths and distance to another unit. */
export function convertedTo(address: SearchAddress, from: LengthUnit, to: LengthUnit): SearchAddress {
  if (from === to) return {};
  const change: SearchAddress = {};
  for (const side of sides) {
    const length = address[side];
    if (typeof length === 'number') change[side] = Number(inUnit(inMillimetres(length, from), to, 1));
  }
  const { radius } = address;
  if (typeof radius === 'number') change.radius = distanceIn(inKilometres(radius, from), to);
  return inThisUnit(change, to);
}

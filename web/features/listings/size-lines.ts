import type { Listing } from '../../../shared/contract/listings.ts';
import { inUnit, type LengthUnit, lengthUnits } from '../../../shared/domain/dimensions.ts';
import { words } from '../../words.ts';

/**
 * Returns the known dimensions, one line per unit.
 * @param first the reader's unit
 */
export function sizeLines(
  { widthMm, depthMm, heightMm }: Pick<Listing, 'widthMm' | 'depthMm' | 'heightMm'>,
  first: LengthUnit,
): string[] {
  const { width, depth, height, line } = words.size;
  return lengthUnits
    .toSorted((a) => (a === first ? -1 : 1))
    .flatMap((unit) => {
      // Half inches matter, half centimeters do not.
      const text = (length: number) => inUnit(length, unit, unit === 'in' ? 1 : 0);
      const sides = [
        widthMm === undefined ? [] : width(text(widthMm)),
        depthMm === undefined ? [] : depth(text(depthMm)),
        heightMm === undefined ? [] : height(text(heightMm)),
      ].flat();
      return sides.length > 0 ? [unbroken(line(sides, unit))] : [];
    });
}

/** Breaks only before a ×: a side keeps its length, the last one its unit. */
const unbroken = (line: string): string => line.replaceAll(' ', '\u00a0').replaceAll('\u00a0×', ' ×');

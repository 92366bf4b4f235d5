import type { Furniture } from '../../../shared/contract/listings.ts';
import { inUnit, type LengthUnit, lengthUnits } from '../../../shared/domain/dimensions.ts';
import { words } from '../../words.ts';

/**
 * The sides of a piece that are known, a line in each unit; no line when none is known.
 * @param first the reader's unit
 */
export function sizeLines(
  { widthMm, depthMm, heightMm }: Pick<Furniture, 'widthMm' | 'depthMm' | 'heightMm'>,
  first: LengthUnit,
): string[] {
  const { width, depth, height, line } = words.size;
  return lengthUnits
    .toSorted((a) => (a === first ? -1 : 1))
    .flatMap((unit) => {
      // Half an inch counts, half a centimetre does not.
      const text = (length: number) => inUnit(length, unit, unit === 'in' ? 1 : 0);
      const sides = [
        widthMm === undefined ? [] : width(text(widthMm)),
        depthMm === undefined ? [] : depth(text(depthMm)),
        heightMm === undefined ? [] : height(text(heightMm)),
      ].flat();
      return sides.length > 0 ? [unbroken(line(sides, unit))] : [];
    });
}

/** A line that is too long breaks before a ×: a side stays with its length, and the last one with the unit. */
const unbroken = (line: string): string => line.replaceAll(' ', '\u00a0').replaceAll('\u00a0×', ' ×');

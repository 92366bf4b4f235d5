import { type OriginalCategory, originalCategories } from '../../../shared/domain/category.ts';
import { type Millimetres, type Side, sides } from '../../../shared/domain/dimensions.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import type { Extent } from './language/search-language.ts';
import type { Size } from './read-sizes.ts';
import { and, or, valued } from './search-sets.ts';

const LONGEST: Millimetres = 65_535;

/** Widest small listing, and narrowest large one, per category. */
const widths: Record<OriginalCategory, readonly [small: Millimetres, large: Millimetres]> = {
  Bed: [1100, 1700],
  Sofa: [1650, 2200],
  'Dressing Table': [900, 1200],
  Table: [900, 1600],
  Cupboard: [800, 1500],
  Chair: [550, 800],
};
const NARROW: Millimetres = 400;
const LOW: Millimetres = 700;
const TALL: Millimetres = 1500;

const measured = (column: Side, from: Millimetres, to: Millimetres): SearchSet => ({ of: 'range', column, from, to });

/** Unmeasured listings never match. */
export function hasExtent(extent: Extent): SearchSet {
  if (extent === 'narrow') return measured('depth', 1, NARROW);
  if (extent === 'low') return measured('height', 1, LOW);
  if (extent === 'tall') return measured('height', TALL, LONGEST);
  return or(
    originalCategories.map((category) => {
      const [small, large] = widths[category];
      const width = extent === 'small' ? measured('width', 1, small) : measured('width', large, LONGEST);
      return and([valued('category', category), width]);
    }),
  );
}

/** The length is the longer side of the floor. */
export function hasSize({ side, low, high }: Size): SearchSet {
  if (side !== 'length') return measured(side, Math.max(1, low), high);
  const within = [measured('width', Math.max(1, low), high), measured('depth', Math.max(1, low), high)];
  const shorter = [measured('width', 1, high), measured('depth', 1, high)];
  return and([or(within), ...shorter]);
}

/** Returns bounds that are a little wider. */
export const loosened = ({ side, low, high }: Size, by = A_LITTLE): Size => ({
  side,
  low: Math.floor(low * (1 - by)),
  high: Math.min(LONGEST, Math.ceil(high * (1 + by))),
});

/** Relative tolerance. */
export const NEARLY = 0.03;
const A_LITTLE = 0.1;
export const ROUGHLY = [A_LITTLE, 0.25] as const;

/** Finds listings with a side of about this length. */
export function hasLength(length: Millimetres, by = NEARLY): SearchSet {
  const [low, high] = [Math.floor(length * (1 - by)), Math.ceil(length * (1 + by))];
  return or(sides.map((side) => measured(side, Math.max(1, low), high)));
}

/** Excludes unknown sides. */
export const atMost = (side: Side, length: Millimetres): SearchSet => measured(side, 1, length);

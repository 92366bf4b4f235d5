import { type OriginalCategory, originalCategories } from '../../../shared/domain/category.ts';
import type { Millimetres, Side } from '../../../shared/domain/dimensions.ts';
import { addAll, type Bitmap, emptyBitmap, keepCommon, keepWithin } from './bitmap.ts';
import type { Extent } from './language/search-language.ts';
import type { ListingIndex } from './listing-index.ts';

const LONGEST: Millimetres = 65_535;

/** Maximum width of a small listing, and minimum width of a large one, per category. */
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

/** Returns listings that are small, large, narrow, low or tall; unmeasured ones never match. */
export function hasExtent(index: ListingIndex, extent: Extent, among: Bitmap): Bitmap {
  const measured = (side: Side, from: Millimetres, to: Millimetres, of = among) => {
    const bits = of.slice();
    keepWithin(bits, index.sides[side], from, to);
    return bits;
  };
  if (extent === 'narrow') return measured('depth', 1, NARROW);
  if (extent === 'low') return measured('height', 1, LOW);
  if (extent === 'tall') return measured('height', TALL, LONGEST);
  const all = emptyBitmap(index.room);
  for (const category of originalCategories) {
    const [small, large] = widths[category];
    const of = among.slice();
    keepCommon(of, index.bits.category.get(category) ?? all);
    addAll(all, extent === 'small' ? measured('width', 1, small, of) : measured('width', large, LONGEST, of));
  }
  return all;
}

/** Relative tolerance of a length. */
const NEARLY = 0.03;

/** What of some listings has a side of about a length. */
export function hasLength(index: ListingIndex, length: Millimetres, among: Bitmap): Bitmap {
  const has = emptyBitmap(index.room);
  const [low, high] = [Math.floor(length * (1 - NEARLY)), Math.ceil(length * (1 + NEARLY))];
  for (const side of ['width', 'depth', 'height'] as const) {
    const bits = among.slice();
    keepWithin(bits, index.sides[side], Math.max(1, low), high);
    addAll(has, bits);
  }
  return has;
}

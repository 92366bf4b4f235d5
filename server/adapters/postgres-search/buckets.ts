import type { OnSphere } from '../../../shared/domain/sphere.ts';
import type { SearchSet } from '../../ports/search-engine.ts';

/** As the function `search_buckets` numbers them. */
type Bucket = number;

const BITS = 25;
const bucket = (of: number, at: number): Bucket => of * 2 ** BITS + at;

const kinds = { width: 1, depth: 2, height: 3, price: 4 } as const;
/** Millimetres. */
const SIDE_STEP = 100;
const LAST_SIDE = 40;
/** Cents. */
const priceSteps = [2, 3, 4, 5, 6, 7, 8].flatMap((zeros) => [1, 2, 5].map((first) => first * 10 ** zeros));
const LAST_PRICE = priceSteps.length;

const MOST_BUCKETS = 100;

const inPrices = (cents: number) => priceSteps.filter((step) => step <= cents).length;
const inSides = (millimetres: number) => Math.min(LAST_SIDE, Math.floor(Math.max(0, millimetres) / SIDE_STEP));

/** Returns undefined where a range has all buckets. */
export function bucketsOf({ column, from, to }: SearchSet & { of: 'range' }): Bucket[] | undefined {
  const [at, last] = column === 'price' ? [inPrices, LAST_PRICE] : [inSides, LAST_SIDE];
  const [first, end] = [at(from), at(to)];
  if (first === 0 && end === last) return undefined;
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => bucket(kinds[column], first + i));
}

/** Cells along the radius: edges of 800, 200 and 50 km. */
const grids = [8, 32, 128].map((cells, i) => ({ kind: 5 + i, cells }));

/**
 * Returns undefined for a large region.
 * @param reach chord of the unit sphere
 */
export function cellsNear(point: OnSphere, reach: number): Bucket[] | undefined {
  for (const { kind, cells } of grids.toReversed()) {
    const ranges = point.map((value) => [Math.floor((value - reach) * cells), Math.floor((value + reach) * cells)]);
    const [xs = [], ys = [], zs = []] = ranges.map(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((at) => Math.abs(at) <= cells),
    );
    if (xs.length * ys.length * zs.length > MOST_BUCKETS * grids.length) continue;
    const side = 2 * cells + 1;
    const near = xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => [x, y, z] as const))).filter(isOnSurface(cells));
    if (near.length > MOST_BUCKETS) continue;
    return near.map(([x, y, z]) => bucket(kind, ((x + cells) * side + y + cells) * side + z + cells));
  }
  return undefined;
}

/** Stored points are rounded. */
const isOnSurface = (cells: number) => (cell: OnSphere) => {
  const [nearest, farthest] = [cell.map(nearestTo), cell.map(farthestFrom)].map((axes) => Math.hypot(...axes) / cells);
  return (nearest ?? 0) <= SURELY_ON && (farthest ?? 1) >= 2 - SURELY_ON;
};
const SURELY_ON = 1.000_01;
const nearestTo = (at: number) => Math.max(0, at, -at - 1);
const farthestFrom = (at: number) => Math.max(Math.abs(at), Math.abs(at + 1));

import type { OnSphere } from '../../../shared/domain/sphere.ts';
import type { SearchSet } from '../../ports/search-engine.ts';

/** Numbered by the SQL function `search_steps`. */
type Bucket = number;

const BITS = 25;
const MOST = 2 ** BITS;
const bucket = (of: number, at: number): Bucket => of * MOST + (at % MOST);

const kinds = { width: 1, depth: 2, height: 3, price: 4, exactPrice: 14 } as const;
/** Millimetres. */
const SIDE_STEP = 100;
const LAST_SIDE = 40;
/** Cents. */
const priceSteps = [2, 3, 4, 5, 6, 7, 8].flatMap((zeros) => [1, 2, 5].map((first) => first * 10 ** zeros));
const LAST_PRICE = priceSteps.length;
/** Cents. */
const decades = [3, 4, 5, 6, 7, 8, 9].map((zeros) => 10 ** zeros);

const MOST_BUCKETS = 100;

const inPrices = (cents: number) => priceSteps.filter((step) => step <= cents).length;
const inSides = (millimetres: number) => Math.min(LAST_SIDE, Math.floor(Math.max(0, millimetres) / SIDE_STEP));

function inExactPrices(cents: number): number {
  const decade = decades.filter((from) => from <= cents).length;
  return decade * 100 + Math.min(99, Math.floor(cents / 10 ** (decade + 1)));
}

const between = (kind: number, first: number, last: number): Bucket[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => bucket(kind, first + i));

/** Its ends go by two digits. */
export type ExactRange = SearchSet & { of: 'range'; byDigits: true };

/** Returns undefined for a range of all prices. */
export function bucketsOf(range: (SearchSet & { of: 'range' }) | ExactRange): Bucket[] | undefined {
  const { column, from, to } = range;
  if (column !== 'price') return between(kinds[column], inSides(from), inSides(to));
  const [first, last] = [inPrices(from), inPrices(to)];
  if (!('byDigits' in range)) return first === 0 && last === LAST_PRICE ? undefined : between(kinds.price, first, last);
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return steps.flatMap((step) => {
    const [low, next] = [priceSteps[step - 1] ?? 0, priceSteps[step] ?? Number.POSITIVE_INFINITY];
    if (from <= low && to >= next - 1) return bucket(kinds.price, step);
    return between(kinds.exactPrice, inExactPrices(Math.max(from, low)), inExactPrices(Math.min(to, next - 1)));
  });
}

/** Microseconds: 1.1 years, 12.7 days and 4.8 hours. */
const ages = [45, 40, 34].map((digits, i) => ({ kind: 10 - i, step: 2 ** digits }));

/** Takes microseconds since 1970; short steps are at the ends. */
export function agesBetween(from: number, to: number, [age, ...shorter] = ages): Bucket[] {
  if (!age || to < from) return [];
  const { kind, step } = age;
  if (shorter.length === 0) return between(kind, Math.floor(from / step), Math.floor(to / step));
  const [first, end] = [Math.ceil(from / step), Math.floor((to + 1) / step)];
  if (first >= end) return agesBetween(from, to, shorter);
  const ends = [...agesBetween(from, first * step - 1, shorter), ...agesBetween(end * step, to, shorter)];
  return [...between(kind, first, end - 1), ...ends];
}

/** Cells along the radius: edges from 3,200 km to 800 m. */
const grids = [2, 8, 32, 128, 512, 2_048, 8_192].map((cells, i) => ({
  kind: [11, 5, 6, 7, 12, 13, 15][i] ?? 0,
  cells,
}));
const MOST_TRIED = 5_000;

/** @param reach chord of the unit sphere */
export function cellsNear(point: OnSphere, reach: number): Bucket[] {
  for (const { kind, cells } of grids.toReversed()) {
    const ranges = point.map((value) => [Math.floor((value - reach) * cells), Math.floor((value + reach) * cells)]);
    if (ranges.reduce((all, [first = 0, last = 0]) => all * (last - first + 1), 1) > MOST_TRIED && cells > 2) continue;
    const [xs = [], ys = [], zs = []] = ranges.map(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((at) => Math.abs(at) <= cells),
    );
    const side = 2 * cells + 1;
    const near = xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => [x, y, z] as const))).filter(isOnSurface(cells));
    if (near.length > MOST_BUCKETS && cells > 2) continue;
    return near.map(([x, y, z]) => bucket(kind, ((x + cells) * side + y + cells) * side + z + cells));
  }
  return [];
}

/** Stored points are rounded. */
const isOnSurface = (cells: number) => (cell: OnSphere) => {
  const [nearest, farthest] = [cell.map(nearestTo), cell.map(farthestFrom)].map((axes) => Math.hypot(...axes) / cells);
  return (nearest ?? 0) <= SURELY_ON && (farthest ?? 1) >= 2 - SURELY_ON;
};
const SURELY_ON = 1.000_01;
const nearestTo = (at: number) => Math.max(0, at, -at - 1);
const farthestFrom = (at: number) => Math.max(Math.abs(at), Math.abs(at + 1));

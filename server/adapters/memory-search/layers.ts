import { type Bitmap, has, intersect, sizeOf, subtract } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';

/**
 * A part of the results, before the next layer. A page reads only the layers it needs, so that nobody ranks a million
 * listings.
 */
export type Layer = {
  of: Bitmap;
  /** Intersects with it. */
  and?: Bitmap;
  /** Higher comes first. */
  rank: number | ((n: number) => number);
};

/** Ranking fewer at once is faster. */
const FEW = 4096;

/** Splits by price band. */
export function byPrice({ bits, prices }: ListingIndex, found: Bitmap, direction: 'up' | 'down'): Layer[] {
  const bands = [...bits.price.values()];
  const priceOf = (n: number) => prices[n] as number;
  return direction === 'up'
    ? bands.map((band) => ({ of: found, and: band, rank: (n) => -priceOf(n) }))
    : bands.reverse().map((band) => ({ of: found, and: band, rank: priceOf }));
}

/** Splits by month, the newest first. */
export function newestFirst({ months }: ListingIndex, layer: Layer, size: number): Layer[] {
  if (size < FEW) return [layer];
  const newest = [...months].sort(([a], [b]) => b - a);
  return newest.map(([, month]) => ({ ...layer, and: month }));
}

/**
 * Splits by the first set, within that by the second, and so on. The rank is the sets' binary number: of two, the
 * first alone has rank 2.
 * @param below rank where the page before ended
 */
export const bySets = (index: ListingIndex, found: Bitmap, sets: readonly Bitmap[], below: number): Iterable<Layer> =>
  splitBySets(index, found, { sets, rank: 0, below });

/** @param rank of all in `found`, from the sets before */
function* splitBySets(
  index: ListingIndex,
  found: Bitmap,
  { sets, rank, below }: { sets: readonly Bitmap[]; rank: number; below: number },
): Generator<Layer> {
  const size = sizeOf(found);
  if (size === 0 || rank > below) return;
  const [set, ...rest] = sets;
  if (!set) return yield* newestFirst(index, { of: found, rank }, size);
  if (size < FEW) return yield { of: found, rank: (n) => rank + rankBySets(sets, n) };
  const inside = found.slice();
  intersect(inside, set);
  yield* splitBySets(index, inside, { sets: rest, rank: rank + 2 ** rest.length, below });
  const outside = found.slice();
  subtract(outside, set);
  yield* splitBySets(index, outside, { sets: rest, rank, below });
}

function rankBySets(sets: readonly Bitmap[], n: number): number {
  let rank = 0;
  for (const set of sets) rank = 2 * rank + (has(set, n) ? 1 : 0);
  return rank;
}

import { type Bitmap, has, intersect, sizeOf, subtract } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';

/**
 * A part of what was found; all of it comes before the next layer. A page reads layers only until it is full, so that a
 * search which finds a million listings does not rank all of them.
 */
export type Layer = {
  of: Bitmap;
  /** Leaves what is in both. */
  and?: Bitmap;
  /** Of a listing, or of all in the layer. Higher comes first. */
  rank: number | ((n: number) => number);
};

/** Fewer listings are not split, since ranking all of them is faster. */
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
 * Splits by sets: those in the first set come first, within them those in the second, and so on. The rank is the binary
 * number of the sets: of two, a listing in the first alone has rank 2.
 * @param below rank at the end of the page before; higher layers are left out
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

import type { PlaceInOrder } from '../../ports/search-engine.ts';
import { type Bitmap, has, intersect, sizeOf, subtract } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';

/** Higher first; ties by newest, then by id. */
type Rank = (n: number) => number;

/** They precede the next layer; the intersection if there are two sets. */
export type Layer = { of: Bitmap; and?: Bitmap; rank: Rank | number };

/** Below this number, sorting all is faster. */
const FEW = 4096;

/** Splits by price band, so that the first page need not scan all. */
export function byPrice(index: ListingIndex, found: Bitmap, direction: 'up' | 'down'): Layer[] {
  const bands = [...index.bits.price.values()];
  if (direction === 'up') return bands.map((and) => ({ of: found, and, rank: (n) => -(index.prices[n] as number) }));
  return bands.reverse().map((and) => ({ of: found, and, rank: (n) => index.prices[n] as number }));
}

/**
 * Splits by the next set, recursively; ranks small groups directly.
 * @param rank from the previous sets
 * @param below rank at the end of the previous page
 */
export function* bySets(
  index: ListingIndex,
  of: Bitmap,
  first: readonly Bitmap[],
  rank: number,
  below: number,
): Generator<Layer> {
  const size = sizeOf(of);
  if (size === 0 || rank > below) return;
  const [set, ...rest] = first;
  if (!set) return yield* newestFirst(index, { of, rank }, size);
  if (size < FEW) return yield { of, rank: (n) => rank + rankIn(first, n) };
  const others = of.slice();
  const inside = of.slice();
  intersect(inside, set);
  subtract(others, set);
  yield* bySets(index, inside, rest, rank + 2 ** rest.length, below);
  yield* bySets(index, others, rest, rank, below);
}

function rankIn(sets: readonly Bitmap[], n: number): number {
  let rank = 0;
  for (const set of sets) rank = 2 * rank + (has(set, n) ? 1 : 0);
  return rank;
}

/** Splits by month, the newest first. */
export function newestFirst(index: ListingIndex, layer: Layer, size: number): Layer[] {
  if (size < FEW) return [layer];
  const months = [...index.months].sort(([a], [b]) => b - a);
  return months.map(([, and]) => ({ ...layer, and }));
}

/**
 * Picks the first listings of all layers, without sorting the rest.
 * @param after end of the previous page
 */
export function pickPage(
  index: ListingIndex,
  layers: Iterable<Layer>,
  limit: number,
  after?: PlaceInOrder,
): { n: number; rank: number; micros: number }[] {
  const best: { n: number; rank: number; micros: number }[] = [];
  if (limit === 0) return best;
  const isBefore = (rankOfOne: number, micros: number, n: number, other: (typeof best)[number]) =>
    rankOfOne !== other.rank
      ? rankOfOne > other.rank
      : micros !== other.micros
        ? micros > other.micros
        : index.ids.compare(n, other.n) > 0;
  const consider = (n: number, ranked: number, time: number) => {
    const last = best[limit - 1];
    if (last && !isBefore(ranked, time, n, last)) return;
    if (after && !comesAfter(index, ranked, time, n, after)) return;
    let at = best.length;
    for (let before = best[at - 1]; before && isBefore(ranked, time, n, before); before = best[at - 1]) at -= 1;
    best.splice(at, 0, { n, rank: ranked, micros: time });
    if (best.length > limit) best.pop();
    const worst = best[limit - 1];
    if (worst) [leastRank, leastMicros] = [worst.rank, worst.micros];
  };
  // Higher numbers are mostly newer: checking them first rejects most others fast.
  const { micros } = index;
  let leastRank = Number.NEGATIVE_INFINITY;
  let leastMicros = Number.NEGATIVE_INFINITY;
  const scan = ({ of, and = of, rank }: Layer) => {
    for (let w = of.length - 1; w >= 0; w--)
      for (let word = (of[w] as number) & (and[w] as number); word !== 0; ) {
        const high = 31 - Math.clz32(word);
        word &= ~(1 << high);
        const n = (w << 5) + high;
        const ranked = typeof rank === 'number' ? rank : rank(n);
        if (ranked < leastRank) continue;
        const time = micros[n] as number;
        if (ranked === leastRank && time < leastMicros) continue;
        consider(n, ranked, time);
      }
  };
  for (const layer of layers) {
    scan(layer);
    if (best.length === limit) break;
  }
  return best;
}

function comesAfter(index: ListingIndex, rank: number, micros: number, n: number, after: PlaceInOrder): boolean {
  if (rank !== after.rank) return rank < after.rank;
  if (micros !== after.created) return micros < after.created;
  return index.ids.at(n) < after.id;
}

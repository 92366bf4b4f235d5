import type { Position } from '../../../shared/domain/place.ts';
import type { Sort } from '../../../shared/domain/search.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { decodeCursor } from '../../platform/db/page-cursor.ts';
import { type Bitmap, has, keepCommon, keepOthers, sizeOf } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';
import { distanceFrom } from './sift.ts';

/** Position of a page's end: sort values, then id; the same in every process. */
export type PlaceInOrder = { rank: number; micros: number; id: string };

/**
 * Reads the cursor of a result page.
 * @throws invalid_input when it belongs to another sort order
 */
export function readPlaceInOrder(cursor: string | undefined, sort: Sort): PlaceInOrder | undefined {
  const values = decodeCursor(cursor, ['string', 'number', 'number', 'string']);
  if (!values) return undefined;
  const [order, rank, micros, id] = values;
  if (order !== sort) throw invalidFields({ cursor: 'This cursor does not belong to this list.' });
  return { rank: Number(rank), micros: Number(micros), id: String(id) };
}

/** Higher ranks first; ties by newest, then by id. */
type Rank = (n: number) => number;

/** Listings that all precede the next layer; the intersection if there are two sets. */
export type Layer = { of: Bitmap; and?: Bitmap; rank: Rank | number };

/** Below this many, sorting all is faster than layers. */
const FEW = 4096;

/** Splits matches into layers, so that the first page does not scan them all. */
export function layersOf(
  index: ListingIndex,
  { found, total }: { found: Bitmap; total: number },
  sort: Sort,
  by: { first: () => readonly Bitmap[]; around: Position | undefined; after?: PlaceInOrder | undefined },
): Iterable<Layer> {
  const bands = [...index.bits.price.values()];
  if (sort === 'price-up') return bands.map((and) => ({ of: found, and, rank: (n) => -(index.prices[n] as number) }));
  if (sort === 'price-down')
    return bands.reverse().map((and) => ({ of: found, and, rank: (n) => index.prices[n] as number }));
  if (sort === 'distance' && by.around) {
    const away = distanceFrom(index, by.around);
    return [{ of: found, rank: (n) => -away(n) }];
  }
  const first = sort === 'relevance' ? by.first() : [];
  if (first.length > 0) return bySets(index, found, first, 0, by.after?.rank ?? Number.POSITIVE_INFINITY);
  return newestFirst(index, { of: found, rank: 0 }, total);
}

/**
 * Splits recursively by the next set; ranks small groups directly.
 * @param rank from the previous sets
 * @param below rank at the end of the previous page
 */
function* bySets(
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
  keepCommon(inside, set);
  keepOthers(others, set);
  yield* bySets(index, inside, rest, rank + 2 ** rest.length, below);
  yield* bySets(index, others, rest, rank, below);
}

function rankIn(sets: readonly Bitmap[], n: number): number {
  let rank = 0;
  for (const set of sets) rank = 2 * rank + (has(set, n) ? 1 : 0);
  return rank;
}

function newestFirst(index: ListingIndex, layer: Layer, size: number): Layer[] {
  if (size < FEW) return [layer];
  const months = [...index.months].sort(([a], [b]) => b - a);
  return months.map(([, and]) => ({ ...layer, and }));
}

/**
 * Selects the first listings of all layers, without sorting the rest.
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
  // Higher numbers are mostly newer, so checking them first rejects most others fast.
  const { micros } = index;
  let leastRank = Number.NEGATIVE_INFINITY;
  let leastMicros = Number.NEGATIVE_INFINITY;
  const lookAt = ({ of, and = of, rank }: Layer) => {
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
    lookAt(layer);
    if (best.length === limit) break;
  }
  return best;
}

function comesAfter(index: ListingIndex, rank: number, micros: number, n: number, after: PlaceInOrder): boolean {
  if (rank !== after.rank) return rank < after.rank;
  if (micros !== after.micros) return micros < after.micros;
  return index.ids.at(n) < after.id;
}

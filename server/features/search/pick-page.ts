import type { Position } from '../../../shared/domain/place.ts';
import type { Sort } from '../../../shared/domain/search.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { decodeCursor } from '../../page-cursor.ts';
import { type Bits, has } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { distanceFrom } from './sift.ts';

/** Where a page ended: the values that it is sorted by, then the id. They mean the same in every process. */
export type PlaceInOrder = { rank: number; micros: number; id: string };

/**
 * Reads the cursor of a page of results back.
 * @throws invalid_input when it belongs to another order
 */
export function readPlaceInOrder(cursor: string | undefined, sort: Sort): PlaceInOrder | undefined {
  const values = decodeCursor(cursor, ['string', 'number', 'number', 'string']);
  if (!values) return undefined;
  const [order, rank, micros, id] = values;
  if (order !== sort) throw invalidFields({ cursor: 'This cursor does not belong to this list.' });
  return { rank: Number(rank), micros: Number(micros), id: String(id) };
}

/** Says what a piece is sorted by: the higher, the sooner; equal ones, and all when there is nothing, go by time, the newest first, and then by id. */
export function rankBy(
  index: ListingIndex,
  sort: Sort,
  by: { named: readonly Bits[]; around: Position | undefined },
): ((n: number) => number) | undefined {
  if (sort === 'price-up') return (n) => -(index.prices[n] as number);
  if (sort === 'price-down') return (n) => index.prices[n] as number;
  if (sort === 'distance' && by.around) {
    const away = distanceFrom(index, by.around);
    return (n) => -away(n);
  }
  if (sort === 'relevance' && by.named.length > 0)
    return (n) => {
      let count = 0;
      for (const bits of by.named) if (has(bits, n)) count += 1;
      return count;
    };
  return undefined;
}

/**
 * The first pieces of a set in an order, without sorting the others.
 * @param after where the page before ended
 */
export function pickPage(
  index: ListingIndex,
  found: Bits,
  rank: ((n: number) => number) | undefined,
  limit: number,
  after: PlaceInOrder | undefined,
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
  // Of very many, nearly all are turned away by one comparison. Later numbers are mostly newer pieces, so they come first.
  const { micros } = index;
  let leastRank = Number.NEGATIVE_INFINITY;
  let leastMicros = Number.NEGATIVE_INFINITY;
  for (let w = found.length - 1; w >= 0; w--)
    for (let word = found[w] as number; word !== 0; ) {
      const high = 31 - Math.clz32(word);
      word &= ~(1 << high);
      const n = (w << 5) + high;
      const ranked = rank ? rank(n) : 0;
      if (ranked < leastRank) continue;
      const time = micros[n] as number;
      if (ranked === leastRank && time < leastMicros) continue;
      consider(n, ranked, time);
    }
  return best;
}

function comesAfter(index: ListingIndex, rank: number, micros: number, n: number, after: PlaceInOrder): boolean {
  if (rank !== after.rank) return rank < after.rank;
  if (micros !== after.micros) return micros < after.micros;
  return index.ids.at(n) < after.id;
}

import type { Position } from '../../../shared/domain/place.ts';
import type { Sort } from '../../../shared/domain/search.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { decodeCursor } from '../../page-cursor.ts';
import { type Bits, eachDown, has } from './bits.ts';
import { distanceFrom } from './find-matches.ts';
import type { ListingIndex } from './listing-index.ts';

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

/** Says what a piece is sorted by: the higher, the sooner; equal ones go by time, the newest first, and then by id. */
export function rankBy(
  index: ListingIndex,
  sort: Sort,
  by: { named: readonly Bits[]; around: Position | undefined },
): (n: number) => number {
  if (sort === 'price-up') return (n) => -(index.prices[n] ?? 0);
  if (sort === 'price-down') return (n) => index.prices[n] ?? 0;
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
  return () => 0;
}

/**
 * The first pieces of a set in an order, without sorting the others.
 * @param after where the page before ended
 */
export function pickPage(
  index: ListingIndex,
  matched: Bits,
  rank: (n: number) => number,
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
  eachDown(matched, (n) => {
    const ranked = rank(n);
    const last = best[limit - 1];
    if (last && ranked < last.rank) return;
    const micros = index.micros[n] ?? 0;
    if (last && !isBefore(ranked, micros, n, last)) return;
    if (after && !comesAfter(index, ranked, micros, n, after)) return;
    let at = best.length;
    for (let before = best[at - 1]; before && isBefore(ranked, micros, n, before); before = best[at - 1]) at -= 1;
    best.splice(at, 0, { n, rank: ranked, micros });
    if (best.length > limit) best.pop();
  });
  return best;
}

function comesAfter(index: ListingIndex, rank: number, micros: number, n: number, after: PlaceInOrder): boolean {
  if (rank !== after.rank) return rank < after.rank;
  if (micros !== after.micros) return micros < after.micros;
  return index.ids.at(n) < after.id;
}

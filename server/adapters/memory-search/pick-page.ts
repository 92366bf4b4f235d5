import type { PlaceInOrder } from '../../ports/search-engine.ts';
import type { Layer } from './layers.ts';
import type { ListingIndex } from './listing-index.ts';

/** A listing by its number in the index. `created` is in microseconds. */
type Ranked = { n: number; rank: number; created: number };

/**
 * By rank, then the newest, then the highest id.
 * @param after end of the page before
 */
export function pickPage(
  index: ListingIndex,
  layers: Iterable<Layer>,
  limit: number,
  after: PlaceInOrder | undefined,
): readonly Ranked[] {
  if (limit === 0) return [];
  const page = new Page(index, limit, after);
  for (const layer of layers) {
    addLayer(page, layer, index);
    if (page.isFull) break;
  }
  return page.listings;
}

/** Highest numbers first: mostly the newest, after which others are rejected fast. */
function addLayer(page: Page, { of, and = of, rank }: Layer, { created }: ListingIndex): void {
  for (let w = of.length - 1; w >= 0; w--) {
    let word = (of[w] as number) & (and[w] as number);
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      word &= ~(1 << bit);
      const n = (w << 5) + bit;
      page.offer(n, typeof rank === 'number' ? rank : rank(n), created[n] as number);
    }
  }
}

/** The best so far, in order. */
class Page {
  readonly listings: Ranked[] = [];
  readonly #index: ListingIndex;
  readonly #limit: number;
  readonly #after: PlaceInOrder | undefined;
  /** Of the last listing of a full page. */
  #leastRank = Number.NEGATIVE_INFINITY;
  #leastCreated = Number.NEGATIVE_INFINITY;

  constructor(index: ListingIndex, limit: number, after: PlaceInOrder | undefined) {
    this.#index = index;
    this.#limit = limit;
    this.#after = after;
  }

  get isFull(): boolean {
    return this.listings.length === this.#limit;
  }

  /** Takes numbers and no object, since it runs for each result. */
  offer(n: number, rank: number, created: number): void {
    if (rank < this.#leastRank || (rank === this.#leastRank && created < this.#leastCreated)) return;
    const listing = { n, rank, created };
    const last = this.listings[this.#limit - 1];
    if (last && !this.#isBefore(listing, last)) return;
    if (this.#after && !this.#isBehind(listing, this.#after)) return;
    this.#insert(listing);
  }

  #insert(listing: Ranked): void {
    const { listings } = this;
    let at = listings.length;
    for (let one = listings[at - 1]; one && this.#isBefore(listing, one); one = listings[at - 1]) at -= 1;
    listings.splice(at, 0, listing);
    if (listings.length > this.#limit) listings.pop();
    const last = listings[this.#limit - 1];
    if (last) [this.#leastRank, this.#leastCreated] = [last.rank, last.created];
  }

  #isBefore(one: Ranked, other: Ranked): boolean {
    if (one.rank !== other.rank) return one.rank > other.rank;
    if (one.created !== other.created) return one.created > other.created;
    return this.#index.ids.compare(one.n, other.n) > 0;
  }

  #isBehind(one: Ranked, end: PlaceInOrder): boolean {
    if (one.rank !== end.rank) return one.rank < end.rank;
    if (one.created !== end.created) return one.created < end.created;
    return this.#index.ids.at(one.n) < end.id;
  }
}

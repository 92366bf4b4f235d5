import { type Facet, facets, facetValues } from '../../../shared/domain/search.ts';
import { onSphere } from '../../../shared/domain/sphere.ts';
import { sellerNumber } from '../../platform/text/seller-number.ts';
import type { SearchDocument } from '../../ports/search-engine.ts';
import { add, type Bitmap, emptyBitmap, has, remove, sizeOf, subtract, widen } from './bitmap.ts';
import { BitmapArray } from './bitmap-array.ts';
import { ListingIds } from './listing-ids.ts';
import { Vocabulary } from './vocabulary.ts';
import { pairMask } from './word-pairs.ts';

const FIRST_CAPACITY = 1024;
/** Their values never change; categories, last, may grow. */
const fixedFacets = facets.filter((facet) => facet !== 'category');
const fixedValues = fixedFacets.flatMap((facet) => facetValues[facet].map((value) => ({ facet, value })));
const firstOf = Object.fromEntries(
  facets.map((facet) => [
    facet,
    facet === 'category' ? fixedValues.length : fixedValues.findIndex((one) => one.facet === facet),
  ]),
) as Record<Facet, number>;

const NOWHERE = [0, 0, 0];

const MONTH = 30 * 24 * 3600 * 1_000_000;
const monthOf = (micros: number) => Math.floor(micros / MONTH);

type Column = Float64Array | Float32Array | Int32Array | Uint16Array | Uint8Array;

function wider<C extends Column>(column: C, capacity: number): C {
  const Kind = column.constructor as new (size: number) => C;
  const next = new Kind(capacity);
  next.set(column);
  return next;
}

/**
 * Numbers listings, with a column per fact and a bitset per facet value. A change takes a new number; `compact` frees
 * old ones.
 */
export class ListingIndex {
  readonly ids = new ListingIds();
  readonly words = new Vocabulary();
  readonly #marks = new Map<string, Bitmap>();
  bits: Record<Facet, Map<string, Bitmap>>;
  readonly #values = new BitmapArray(fixedValues.length, FIRST_CAPACITY);
  /** In order of appearance. */
  readonly #categories: string[] = [];
  /** By month: finds the newest without a full scan. */
  readonly months = new Map<number, Bitmap>();
  alive = emptyBitmap(FIRST_CAPACITY);
  prices = new Int32Array(FIRST_CAPACITY);
  created = new Float64Array(FIRST_CAPACITY);
  /** Zero when unknown. */
  sides = {
    width: new Uint16Array(FIRST_CAPACITY),
    depth: new Uint16Array(FIRST_CAPACITY),
    height: new Uint16Array(FIRST_CAPACITY),
  };
  /** On the unit sphere, three per listing; zeros (the center): unknown. Single precision is half a meter. */
  places = new Float32Array(3 * FIRST_CAPACITY);
  /** Word pairs of titles, as a bloom filter (`word-pairs.ts`). */
  pairs: [Int32Array, Int32Array] = [new Int32Array(FIRST_CAPACITY), new Int32Array(FIRST_CAPACITY)];
  /** All numbers so far. */
  size = 0;
  removed = 0;
  readonly #free: number[] = [];
  capacity = FIRST_CAPACITY;
  /** Grows with each change, which invalidates read sets. */
  version = 0;

  constructor() {
    this.bits = this.#bitsByFacet();
  }

  /** In the order of the counts. */
  valuesOf(facet: Facet): readonly string[] {
    return facet === 'category' ? this.#categories : facetValues[facet];
  }

  countValues(facet: Facet, set: Bitmap): Uint32Array {
    return this.#values.countCommon(set, firstOf[facet], this.valuesOf(facet).length);
  }

  countAllValues(set: Bitmap): Record<Facet, Uint32Array> {
    const counts = this.#values.countCommon(set);
    const byFacet = facets.map((facet) => [
      facet,
      counts.subarray(firstOf[facet], firstOf[facet] + this.valuesOf(facet).length),
    ]);
    return Object.fromEntries(byFacet) as Record<Facet, Uint32Array>;
  }

  put(document: SearchDocument): void {
    this.version += 1;
    const n = this.#takeNumber();
    this.#markRemoved(this.ids.set(n, document.id));
    add(this.alive, n);
    this.prices[n] = document.price;
    this.created[n] = document.created;
    for (const side of ['width', 'depth', 'height'] as const) this.sides[side][n] = document.sides[side] ?? 0;
    this.places.set(document.position ? onSphere(document.position) : NOWHERE, 3 * n);
    add(this.#month(monthOf(document.created)), n);
    for (const category of document.values.category) if (!this.bits.category.has(category)) this.#addCategory(category);
    for (const facet of facets) {
      for (const value of document.values[facet]) {
        const bits = this.bits[facet].get(value);
        if (bits) add(bits, n);
      }
    }
    const seller = sellerNumber(document.seller);
    for (const part of ['title', 'place', 'description'] as const) {
      const use = { part, seller };
      for (const word of document.words[part]) this.words.learn(word, n, use);
    }
    for (const mark of document.marks) add(this.#mark(mark), n);
    [this.pairs[0][n], this.pairs[1][n]] = pairMask(document.phrase);
  }

  remove(id: string): void {
    this.version += 1;
    this.#markRemoved(this.ids.find(id));
  }

  /** Drops removed listings from all sets, then frees their numbers, in steps. One at a time. */
  *compact(): Generator<void> {
    const gone = this.#removedNumbers();
    const numbers = sizeOf(gone);
    if (numbers === 0) return;
    yield* this.words.remove(gone);
    // Asked one by one: a step may replace them.
    for (const facet of facets)
      for (const value of this.valuesOf(facet)) {
        subtract(this.bits[facet].get(value) ?? emptyBitmap(0), gone);
        yield;
      }
    for (const sets of [this.#marks, this.months])
      for (const [key, bits] of sets) {
        subtract(bits, gone);
        if (sizeOf(bits) === 0) (sets as Map<unknown, Bitmap>).delete(key);
        yield;
      }
    this.version += 1;
    this.ids.remove(gone);
    for (let n = 0; n < this.size; n++) if (has(gone, n)) this.#free.push(n);
    this.removed -= numbers;
  }

  marked(mark: string): Bitmap | undefined {
    return this.#marks.get(mark);
  }

  #takeNumber(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.size === this.capacity) this.#grow();
    return this.size++;
  }

  #removedNumbers(): Bitmap {
    const removed = emptyBitmap(this.capacity);
    for (let n = 0; n < this.size; n++) add(removed, n);
    subtract(removed, this.alive);
    for (const n of this.#free) remove(removed, n);
    return removed;
  }

  #mark(mark: string): Bitmap {
    const bits = this.#marks.get(mark) ?? emptyBitmap(this.capacity);
    this.#marks.set(mark, bits);
    return bits;
  }

  #markRemoved(n: number | undefined): void {
    if (n === undefined || !has(this.alive, n)) return;
    remove(this.alive, n);
    this.removed += 1;
  }

  #bitsByFacet(): Record<Facet, Map<string, Bitmap>> {
    const sets = facets.map((facet) => [
      facet,
      new Map(this.valuesOf(facet).map((value, i) => [value, this.#values.at(firstOf[facet] + i)])),
    ]);
    return Object.fromEntries(sets) as Record<Facet, Map<string, Bitmap>>;
  }

  #addCategory(category: string): void {
    this.#categories.push(category);
    this.#values.push();
    this.bits = this.#bitsByFacet();
  }

  #month(month: number): Bitmap {
    const bits = this.months.get(month) ?? emptyBitmap(this.capacity);
    this.months.set(month, bits);
    return bits;
  }

  #grow(): void {
    this.capacity *= 2;
    const { capacity } = this;
    this.alive = widen(this.alive, capacity);
    this.#values.widen(capacity);
    this.bits = this.#bitsByFacet();
    for (const [month, bits] of this.months) this.months.set(month, widen(bits, capacity));
    for (const [mark, bits] of this.#marks) this.#marks.set(mark, widen(bits, capacity));
    this.pairs = [wider(this.pairs[0], capacity), wider(this.pairs[1], capacity)];
    this.prices = wider(this.prices, capacity);
    this.created = wider(this.created, capacity);
    this.places = wider(this.places, 3 * capacity);
    const { width, depth, height } = this.sides;
    this.sides = { width: wider(width, capacity), depth: wider(depth, capacity), height: wider(height, capacity) };
  }
}

import { findCategory } from '../../../shared/domain/category.ts';
import { usualCondition } from '../../../shared/domain/listing.ts';
import type { Position } from '../../../shared/domain/place.ts';
import { decadeOf, type Facet, facets, facetValues, priceBand } from '../../../shared/domain/search.ts';
import { add, type Bitmap, emptyBitmap, has, take, widen } from './bitmap.ts';
import { CountedSets } from './counted-sets.ts';
import { KindSets } from './kind-sets.ts';
import { ListingIds } from './listing-ids.ts';
import { Vocabulary } from './vocabulary.ts';
import { pairMask } from './word-pairs.ts';

export type SearchedListing = {
  id: string;
  category: string;
  condition: string;
  colours: readonly string[];
  materials: readonly string[];
  style: string | null;
  year: string;
  state: string;
  verified: boolean;
  price_cents: number;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  /** Public position, not the true one. */
  latitude: number | null;
  longitude: number | null;
  /** Creation time in microseconds since 1970. */
  micros: number;
  title: string;
  place: string;
  description: string;
};

/** A point on the unit sphere. Single precision is half a meter. */
export type OnBall = readonly [x: number, y: number, z: number];

const FIRST_ROOM = 1024;
/** The facets whose values never change, and behind them the categories, of which there may be more later. */
const fixedFacets = facets.filter((facet) => facet !== 'category');
const fixedValues = fixedFacets.flatMap((facet) => facetValues[facet].map((value) => ({ facet, value })));
const firstOf = Object.fromEntries(
  facets.map((facet) => [
    facet,
    facet === 'category' ? fixedValues.length : fixedValues.findIndex((one) => one.facet === facet),
  ]),
) as Record<Facet, number>;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a position is on the ball. */
export function onBall({ latitude, longitude }: Position): OnBall {
  const [up, around] = [radians(latitude), radians(longitude)];
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}

const MONTH = 30 * 24 * 3600 * 1_000_000;
const monthOf = (micros: number) => Math.floor(micros / MONTH);

type Column = Float64Array | Float32Array | Int32Array | Uint16Array | Uint8Array;

function wider<C extends Column>(column: C, room: number): C {
  const Kind = column.constructor as new (size: number) => C;
  const next = new Kind(room);
  next.set(column);
  return next;
}

/**
 * In-memory index: a number per listing, a column per fact, a bitset per facet value. A change assigns a new number.
 */
export class ListingIndex {
  readonly ids = new ListingIds();
  readonly words = new Vocabulary();
  readonly kinds = new KindSets(FIRST_ROOM);
  bits: Record<Facet, Map<string, Bitmap>>;
  readonly #values = new CountedSets(fixedValues.length, FIRST_ROOM);
  /** The categories of the listings so far, in the order in which they came. */
  readonly #categories: string[] = [];
  /** Listings by month, so that the newest can be found without a full scan. */
  readonly months = new Map<number, Bitmap>();
  alive = emptyBitmap(FIRST_ROOM);
  prices = new Int32Array(FIRST_ROOM);
  micros = new Float64Array(FIRST_ROOM);
  /** Zero when unknown. */
  sides = {
    width: new Uint16Array(FIRST_ROOM),
    depth: new Uint16Array(FIRST_ROOM),
    height: new Uint16Array(FIRST_ROOM),
  };
  /** Three numbers per listing; zeros (the center) when unknown. */
  places = new Float32Array(3 * FIRST_ROOM);
  /** Word pairs of titles, as a bloom filter (`word-pairs.ts`). */
  pairs: [Int32Array, Int32Array] = [new Int32Array(FIRST_ROOM), new Int32Array(FIRST_ROOM)];
  /** Numbers assigned so far, including dead ones. */
  size = 0;
  dead = 0;
  room = FIRST_ROOM;

  constructor() {
    this.bits = this.#bitsByFacet();
  }

  /** The values of a facet that are counted, in the order of the counts. */
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

  put(listing: SearchedListing): void {
    if (this.size === this.room) this.#grow();
    const n = this.size++;
    this.#bury(this.ids.set(n, listing.id));
    add(this.alive, n);
    this.prices[n] = listing.price_cents;
    this.micros[n] = listing.micros;
    this.sides.width[n] = listing.width_mm ?? 0;
    this.sides.depth[n] = listing.depth_mm ?? 0;
    this.sides.height[n] = listing.height_mm ?? 0;
    if (listing.latitude !== null && listing.longitude !== null)
      this.places.set(onBall({ latitude: listing.latitude, longitude: listing.longitude }), 3 * n);
    add(this.#month(monthOf(listing.micros)), n);
    if (!this.bits.category.has(listing.category)) this.#addCategory(listing.category);
    for (const facet of facets) {
      for (const value of valuesOf[facet](listing)) {
        const bits = this.bits[facet].get(value ?? '');
        if (bits) add(bits, n);
      }
    }
    const named = Object.values(findCategory(listing.category)?.names ?? {});
    for (const text of [listing.title, listing.year, ...named]) this.words.learn(text, n, 'strong');
    const { phrase, compounds } = this.kinds.learn(n, listing.title, listing.category, listing.description);
    for (const first of compounds) this.words.learn(first, n, 'strong');
    [this.pairs[0][n], this.pairs[1][n]] = pairMask(phrase.plain);
    this.words.learn(listing.place, n, 'place');
    this.words.learn(listing.description, n, 'weak');
  }

  remove(id: string): void {
    this.#bury(this.ids.find(id));
  }

  #bury(n: number | undefined): void {
    if (n === undefined || !has(this.alive, n)) return;
    take(this.alive, n);
    this.dead += 1;
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
    this.#values.addSet();
    this.bits = this.#bitsByFacet();
  }

  #month(month: number): Bitmap {
    const bits = this.months.get(month) ?? emptyBitmap(this.room);
    this.months.set(month, bits);
    return bits;
  }

  #grow(): void {
    this.room *= 2;
    const { room } = this;
    this.alive = widen(this.alive, room);
    this.#values.widen(room);
    this.bits = this.#bitsByFacet();
    for (const [month, bits] of this.months) this.months.set(month, widen(bits, room));
    this.kinds.widen(room);
    this.pairs = [wider(this.pairs[0], room), wider(this.pairs[1], room)];
    this.prices = wider(this.prices, room);
    this.micros = wider(this.micros, room);
    this.places = wider(this.places, 3 * room);
    const { width, depth, height } = this.sides;
    this.sides = { width: wider(width, room), depth: wider(depth, room), height: wider(height, room) };
  }
}

const valuesOf: Record<Facet, (listing: SearchedListing) => readonly (string | null | undefined)[]> = {
  category: ({ category }) => [category],
  condition: ({ condition }) => [usualCondition(condition)],
  colour: ({ colours }) => colours,
  material: ({ materials }) => materials,
  style: ({ style }) => [style],
  decade: ({ year }) => [decadeOf(year)],
  verified: ({ verified }) => [String(verified)],
  availability: ({ state }) => [state],
  price: ({ price_cents }) => [priceBand(price_cents)],
};

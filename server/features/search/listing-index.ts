import type { Position } from '../../../shared/domain/place.ts';
import { decadeOf, type Facet, facets, facetValues, priceBand } from '../../../shared/domain/search.ts';
import { add, type Bits, has, noBits, take, widen } from './bits.ts';
import { ListingIds } from './listing-ids.ts';
import { readWords } from './read-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a search knows of a piece. */
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
  /** The public position, which is beside the true one. */
  latitude: number | null;
  longitude: number | null;
  /** When it was listed, in microseconds since 1970. */
  micros: number;
  title: string;
  place: string;
  description: string;
};

/** A place on a ball of radius 1. In single precision a step is half a metre of ground. */
export type OnBall = readonly [x: number, y: number, z: number];

const FIRST_ROOM = 1024;
const places: Record<Facet, readonly string[]> = facetValues;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a position is on the ball. */
export function onBall({ latitude, longitude }: Position): OnBall {
  const [up, around] = [radians(latitude), radians(longitude)];
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}

/** Whether a piece may have several values of a facet. */
export const hasSeveral = (facet: Facet) => facet === 'colour' || facet === 'material';

type Column = Float64Array | Float32Array | Int32Array | Uint16Array;

function wider<C extends Column>(column: C, room: number): C {
  const Kind = column.constructor as new (size: number) => C;
  const next = new Kind(room);
  next.set(column);
  return next;
}

/**
 * All pieces that a search may find, in memory: a number each, a column for each fact, and for each value of a facet the
 * set of pieces that have it. A piece that changes is given a new number, and the old one is dead.
 */
export class ListingIndex {
  readonly ids = new ListingIds();
  readonly words = new Vocabulary();
  readonly bits: Record<Facet, Map<string, Bits>>;
  /**
   * The same the other way round, for counting: of each piece the place of its value, from 1 on; of a facet that a piece has
   * several values of, a bit for each of the 32 at most.
   */
  readonly values: Record<Facet, Int32Array>;
  alive = noBits(FIRST_ROOM);
  prices = new Int32Array(FIRST_ROOM);
  micros = new Float64Array(FIRST_ROOM);
  /** Zero where it is not known. */
  sides = {
    width: new Uint16Array(FIRST_ROOM),
    depth: new Uint16Array(FIRST_ROOM),
    height: new Uint16Array(FIRST_ROOM),
  };
  /** Three numbers a piece; zeroes, the middle of the ball, where it is not known. */
  places = new Float32Array(3 * FIRST_ROOM);
  /** Numbers given so far, of living and dead. */
  size = 0;
  dead = 0;
  room = FIRST_ROOM;

  constructor() {
    const sets = facets.map((facet) => [
      facet,
      new Map(facetValues[facet].map((value) => [value, noBits(FIRST_ROOM)])),
    ]);
    this.bits = Object.fromEntries(sets) as Record<Facet, Map<string, Bits>>;
    this.values = Object.fromEntries(facets.map((facet) => [facet, new Int32Array(FIRST_ROOM)])) as Record<
      Facet,
      Int32Array
    >;
  }

  /** Takes a piece in as it is now, in the place of what was known of it. */
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
    const its = valuesOf(listing);
    for (const facet of facets)
      for (const value of its[facet]) {
        const bits = this.bits[facet].get(value ?? '');
        if (!bits) continue;
        add(bits, n);
        const values = this.values[facet];
        const at = places[facet].indexOf(value ?? '');
        values[n] = hasSeveral(facet) ? (values[n] ?? 0) | (1 << at) : at + 1;
      }
    for (const text of [listing.title, listing.place, listing.year])
      for (const word of readWords(text)) this.words.learn(word, n, 'strong');
    for (const word of readWords(listing.description)) this.words.learn(word, n, 'weak');
  }

  /** Takes a piece out that is no longer public. */
  remove(id: string): void {
    this.#bury(this.ids.find(id));
  }

  #bury(n: number | undefined): void {
    if (n === undefined || !has(this.alive, n)) return;
    take(this.alive, n);
    this.dead += 1;
  }

  #grow(): void {
    this.room *= 2;
    const { room } = this;
    this.alive = widen(this.alive, room);
    for (const facet of facets) {
      for (const [value, bits] of this.bits[facet]) this.bits[facet].set(value, widen(bits, room));
      this.values[facet] = wider(this.values[facet], room);
    }
    this.prices = wider(this.prices, room);
    this.micros = wider(this.micros, room);
    this.places = wider(this.places, 3 * room);
    const { width, depth, height } = this.sides;
    this.sides = { width: wider(width, room), depth: wider(depth, room), height: wider(height, room) };
  }
}

const valuesOf = (listing: SearchedListing): Record<Facet, readonly (string | null | undefined)[]> => ({
  category: [listing.category],
  condition: [listing.condition],
  colour: listing.colours,
  material: listing.materials,
  style: [listing.style],
  decade: [decadeOf(listing.year)],
  verified: [String(listing.verified)],
  availability: [listing.state],
  price: [priceBand(listing.price_cents)],
});

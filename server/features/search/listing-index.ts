import type { Position } from '../../../shared/domain/place.ts';
import { decadeOf, type Facet, facets, facetValues, priceBand } from '../../../shared/domain/search.ts';
import { add, type Bits, has, noBits, take, widen } from './bits.ts';
import { ListingIds } from './listing-ids.ts';
import { ValueSets } from './value-sets.ts';
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
const numbered = facets.map((facet) => [facet, new Map(facetValues[facet].map((value, i) => [value, i]))]);
/** The place of each value among those of its facet. */
const places: Record<Facet, ReadonlyMap<string, number>> = Object.fromEntries(numbered);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a position is on the ball. */
export function onBall({ latitude, longitude }: Position): OnBall {
  const [up, around] = [radians(latitude), radians(longitude)];
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}

/** What a piece may have several values of. */
export type SeveralFacet = 'colour' | 'material';
export const hasSeveral = (facet: Facet): facet is SeveralFacet => facet === 'colour' || facet === 'material';
type SingleFacet = Exclude<Facet, SeveralFacet>;
const severalFacets = facets.filter(hasSeveral);
const singleFacets = facets.filter((facet): facet is SingleFacet => !hasSeveral(facet));
/** Stands for a value that is none of the facet's; no facet has so many. */
export const NO_VALUE = 63;

type Column = Float64Array | Float32Array | Int32Array | Uint16Array | Uint8Array;

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
  /** The same the other way round, for counting: of each piece the place of its value among the facet's, or `NO_VALUE`. */
  readonly single: Record<SingleFacet, Uint8Array>;
  /** And where a piece may have several values, which. */
  readonly several: Record<SeveralFacet, ValueSets> = {
    colour: new ValueSets(FIRST_ROOM),
    material: new ValueSets(FIRST_ROOM),
  };
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
    const columns = singleFacets.map((facet) => [facet, new Uint8Array(FIRST_ROOM)]);
    this.single = Object.fromEntries(columns) as Record<SingleFacet, Uint8Array>;
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
    for (const facet of singleFacets) {
      const value = singleValues[facet](listing) ?? '';
      this.single[facet][n] = places[facet].get(value) ?? NO_VALUE;
      const bits = this.bits[facet].get(value);
      if (bits) add(bits, n);
    }
    for (const facet of severalFacets) {
      let values = 0;
      for (const value of facet === 'colour' ? listing.colours : listing.materials) {
        const bits = this.bits[facet].get(value);
        if (bits) add(bits, n);
        values |= bits ? 1 << (places[facet].get(value) as number) : 0;
      }
      this.several[facet].put(n, values);
    }
    for (const text of [listing.title, listing.place, listing.year]) this.words.learn(text, n, 'strong');
    this.words.learn(listing.description, n, 'weak');
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
    }
    for (const facet of singleFacets) this.single[facet] = wider(this.single[facet], room);
    for (const facet of severalFacets) this.several[facet].widen(room);
    this.prices = wider(this.prices, room);
    this.micros = wider(this.micros, room);
    this.places = wider(this.places, 3 * room);
    const { width, depth, height } = this.sides;
    this.sides = { width: wider(width, room), depth: wider(depth, room), height: wider(height, room) };
  }
}

const singleValues: Record<SingleFacet, (listing: SearchedListing) => string | null | undefined> = {
  category: ({ category }) => category,
  condition: ({ condition }) => condition,
  style: ({ style }) => style,
  decade: ({ year }) => decadeOf(year),
  verified: ({ verified }) => String(verified),
  availability: ({ state }) => state,
  price: ({ price_cents }) => priceBand(price_cents),
};

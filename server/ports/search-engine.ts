import type { Millimetres, Side } from '../../shared/domain/dimensions.ts';
import type { Cents } from '../../shared/domain/money.ts';
import type { Position } from '../../shared/domain/place.ts';
import type { Facet } from '../../shared/domain/search.ts';

export type TextPart = 'title' | 'place' | 'description';

/** What a listing is found by. Words are in their base form (`read-words.ts`), each part's in order. */
export type SearchDocument = {
  id: string;
  /** Last change, in microseconds since 1970; an older one never replaces a newer one. */
  touched: number;
  /** In microseconds since 1970. */
  created: number;
  price: Cents;
  sides: Record<Side, Millimetres | null>;
  /** Public position. */
  position: Position | undefined;
  values: Record<Facet, readonly string[]>;
  words: Record<TextPart, readonly string[]>;
  /** The title's words, for phrases. */
  phrase: readonly string[];
  /** What the words mean, such as `is:sofa` or `set`. */
  marks: readonly string[];
};

/** Describes a set of listings. Engines evaluate it, so the meaning of words has one home for all of them. */
export type SearchSet =
  | { of: 'all' }
  | { of: 'none' }
  | { of: 'word'; word: string; parts: readonly TextPart[] }
  | { of: 'mark'; mark: string }
  | { of: 'value'; facet: Facet; value: string }
  /** These words follow each other in the title, at least in pairs. */
  | { of: 'phrase'; words: readonly string[] }
  /** Both ends included; an unknown side is in no range. */
  | { of: 'range'; column: 'price' | Side; from: number; to: number }
  | { of: 'near'; position: Position; metres: number }
  | { of: 'and' | 'or'; sets: readonly SearchSet[] }
  /** In this many of the sets. Sets that are counted together share the array. */
  | { of: 'atLeast'; count: number; sets: readonly SearchSet[] };

export type SearchOrder =
  /** By the first set, then by the second, and so on; then the newest. */
  | { by: 'sets'; sets: readonly SearchSet[] }
  | { by: 'newest' | 'price-up' | 'price-down' }
  | { by: 'distance'; from: Position }
  /** By the worth of common traits, less the ratio of prices as a power of two. */
  | { by: 'likeness'; price: Cents; traits: readonly { set: SearchSet; worth: number }[] };

/** End of a page: sort values, then id. Valid in every process and engine. */
export type PlaceInOrder = { rank: number; created: number; id: string };

export type SearchPlan = {
  found: SearchSet;
  /** Size and distance. */
  limits: readonly SearchSet[];
  /** By facet; each facet is counted without its own. */
  chosen: ReadonlyMap<Facet, SearchSet>;
  order: SearchOrder;
  after?: PlaceInOrder | undefined;
  limit: number;
  /** Whether to count each facet's values. */
  counts: boolean;
};

/** @property orMore it was not counted further */
export type Count = { count: number; orMore?: true };

export type FoundListings = {
  total: Count;
  page: PlaceInOrder[];
  /** Without zeros, in any order. Empty when not asked for. */
  values: Partial<Record<Facet, ({ value: string } & Count)[]>>;
};

/** How many listings have a word: in title or place, and in any text. */
export type WordUse = { word: string; named: number; all: number };

/** What an engine keeps after its process ends. */
export type Held = {
  /** Fingerprint of how documents were made. */
  analysis: string;
  /** All changes until then are in it, in microseconds since 1970. */
  upTo: number;
};

/**
 * Finds listings. It knows neither languages nor listings: the search feature describes both. A process asks one
 * engine; several processes may share what is behind it.
 */
export type SearchEngine = {
  readonly name: 'memory' | 'postgres';
  /** Returns undefined when it must be filled first. */
  held(): Promise<Held | undefined>;
  /** Records that it is complete up to a time. */
  hold(held: Held): Promise<void>;
  /** Returns which of these it does not have as they are now. */
  outdated(listings: readonly { id: string; touched: number }[], analysis: string): Promise<string[]>;
  /** Adds, replaces and removes. Found by searches that begin after it resolves. */
  apply(changes: {
    documents: readonly SearchDocument[];
    removed: readonly { id: string; touched: number }[];
    analysis: string;
  }): Promise<void>;
  /** Returns only words that listings have. */
  uses(words: readonly string[]): Promise<WordUse[]>;
  /** Returns the most frequent words with this beginning. */
  completions(start: string, limit: number): Promise<WordUse[]>;
  /** Returns similar words, most similar first; none that occurs in a single description only. */
  spelledLike(word: string, limit: number): Promise<WordUse[]>;
  /** Returns for each set whether it has a listing of `among`. */
  meets(sets: readonly SearchSet[], among: SearchSet): Promise<boolean[]>;
  /** @throws busy when it takes too long */
  search(plan: SearchPlan): Promise<FoundListings>;
  /** Drops what is left of listings that are gone, such as their words. Searches go on meanwhile. */
  compact(): Promise<void>;
  stop(): Promise<void>;
};

export type SearchEngineName = SearchEngine['name'];

export type SearchEngines = {
  /** A new one is empty, unless several share what is behind it. */
  create(name: SearchEngineName): SearchEngine;
  stop(): Promise<void>;
};

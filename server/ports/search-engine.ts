import type { Millimetres, Side } from '../../shared/domain/dimensions.ts';
import type { Cents } from '../../shared/domain/money.ts';
import type { Position } from '../../shared/domain/place.ts';
import type { Facet } from '../../shared/domain/search.ts';

export type TextPart = 'title' | 'place' | 'description';

/** Words are in their base form (`read-words.ts`), in order. */
export type SearchDocument = {
  id: string;
  seller: string;
  /** Last change, microseconds since 1970; an older one never replaces a newer one. */
  touched: number;
  /** Microseconds since 1970. */
  created: number;
  price: Cents;
  sides: Record<Side, Millimetres | null>;
  position: Position | undefined;
  values: Record<Facet, readonly string[]>;
  words: Record<TextPart, readonly string[]>;
  /** The title's words, for phrases. */
  phrase: readonly string[];
  /** What the words mean, such as `is:sofa` or `set`. */
  marks: readonly string[];
};

/** The meaning of words is decided before, for all engines alike. */
export type SearchSet =
  | { of: 'all' }
  | { of: 'none' }
  | { of: 'word'; word: string; parts: readonly TextPart[] }
  | { of: 'mark'; mark: string }
  | { of: 'value'; facet: Facet; value: string }
  /** These words follow each other in the title, at least pairwise. */
  | { of: 'phrase'; words: readonly string[] }
  /** Inclusive; an unknown side is in no range. */
  | { of: 'range'; column: 'price' | Side; from: number; to: number }
  | { of: 'near'; position: Position; metres: number }
  | { of: 'and' | 'or'; sets: readonly SearchSet[] }
  /** Sets that count together share the array. */
  | { of: 'atLeast'; count: number; sets: readonly SearchSet[] };

export type SearchOrder =
  /** By the first set, then the second …; then the newest. */
  | { by: 'sets'; sets: readonly SearchSet[] }
  | { by: 'newest' | 'price-up' | 'price-down' }
  | { by: 'distance'; from: Position }
  /** By shared traits, less the ratio of prices as a power of two. */
  | { by: 'likeness'; price: Cents; traits: readonly { set: SearchSet; worth: number }[] };

/** Sort values, then id. Valid in every process and engine. */
export type PlaceInOrder = { rank: number; created: number; id: string };

export type SearchPlan = {
  found: SearchSet;
  limits: readonly SearchSet[];
  /** Each facet is counted without its own. */
  chosen: ReadonlyMap<Facet, SearchSet>;
  order: SearchOrder;
  after?: PlaceInOrder | undefined;
  limit: number;
  /** Without, the total is only of the page. */
  counts: boolean;
};

export type Count = {
  count: number;
  /** Set where it was not counted further. */
  orMore?: true;
};

export type FoundListings = {
  total: Count;
  page: PlaceInOrder[];
  /** Without zeros, in any order. */
  values: Partial<Record<Facet, ({ value: string } & Count)[]>>;
};

/** In title or place, and anywhere. `sellers`: about how many use it. */
export type WordUse = { word: string; named: number; all: number; sellers: number };

export type Held = {
  /** Fingerprint of how documents were made. */
  analysis: string;
  /** Microseconds since 1970. */
  upTo: number;
};

/** Knows no rules of languages or listings. Processes may share its data. */
export type SearchEngine = {
  readonly name: 'memory' | 'postgres';
  /** How many documents a fill best applies at once. */
  readonly step: number;
  /** Returns undefined before the first fill. */
  held(): Promise<Held | undefined>;
  hold(held: Held): Promise<void>;
  outdated(listings: readonly { id: string; touched: number }[], analysis: string): Promise<string[]>;
  /** Runs the first fill; until it ends, nobody searches. */
  fill(work: () => Promise<void>): Promise<void>;
  apply(changes: {
    documents: readonly SearchDocument[];
    removed: readonly { id: string; touched: number }[];
    analysis: string;
  }): Promise<void>;
  uses(words: readonly string[]): Promise<WordUse[]>;
  completions(start: string, limit: number): Promise<WordUse[]>;
  /** Sorts by similarity; omits words of one description only. */
  spelledLike(word: string, limit: number): Promise<WordUse[]>;
  /** Returns for each set whether it has a listing of `among`. */
  meets(sets: readonly SearchSet[], among: SearchSet): Promise<boolean[]>;
  /** @throws busy when it takes too long */
  search(plan: SearchPlan): Promise<FoundListings>;
  /** Drops words of removed listings, while searches go on. */
  compact(): Promise<void>;
  stop(): Promise<void>;
};

export type SearchEngineName = SearchEngine['name'];

export type SearchEngines = {
  create(name: SearchEngineName): SearchEngine;
  stop(): Promise<void>;
};

export type SearchBounds = {
  /** Milliseconds until the database ends a statement. */
  statementTime: number;
  /** From so many matches on, only the sample is counted. */
  scanned: number;
  /** Counts at most so many matches one by one. */
  most: number;
  /** Totals shown beyond `scanned`, largest first. */
  totals: readonly number[];
  /** The same for counts of values. */
  atLeast: readonly number[];
  /** Ranks at most so many matches one by one. */
  ranked: number;
  /** Compares so many listings on each side of a price. */
  alike: number;
  /** Returns whether an index in the order of the page finds it sooner. */
  isCommon: (matches: number, of: { documents: number; limit: number }) => boolean;
  /** Each sample has one document in so many, and an index. */
  shares: readonly [coarse: number, fine: number];
  /** With so many matches, the coarse sample decides. */
  enough: number;
  /** Reads at most so many documents of a sample. */
  sampled: number;
  /** Reads at most so many index entries of all documents. */
  entries: number;
  /** Returns how many matches in a sample prove so many in all. */
  surely: (count: number, share: number) => number;
};

/** Standard deviations: wrong once in a billion searches. */
const DEVIATIONS = 6;

/** Matches that cost as much as a document in order. */
const WALKED = 10;

export const defaultBounds: SearchBounds = {
  statementTime: 1_500,
  scanned: 4_000,
  most: 12_000,
  totals: [200_000, 100_000, 50_000, 20_000, 10_000, 4_000],
  atLeast: [1_000, 500, 200, 100],
  ranked: 2_000,
  alike: 500,
  isCommon: (matches, { documents, limit }) => matches ** 2 > WALKED * limit * documents,
  shares: [256, 32],
  enough: 250,
  sampled: 2_000,
  entries: 250_000,
  surely: (count, share) => Math.ceil(count / share + DEVIATIONS * (1 + Math.sqrt(count / share))),
};

/**
 * @property scanned matches from which on only the sample is counted
 * @property most matches that are counted one by one
 * @property totals shown beyond `scanned`, largest first; @property atLeast the same for values
 * @property ranked matches that are ranked one by one
 * @property alike compared on each side of a price
 * @property isCommon whether an index in order finds a page sooner
 * @property shares one document in so many, each with an index
 * @property enough matches with which the first sample decides
 * @property sampled most that are read of a sample
 * @property entries of the index in a read of all documents
 * @property surely how many in a sample prove so many in all
 */
export type SearchBounds = {
  scanned: number;
  most: number;
  totals: readonly number[];
  atLeast: readonly number[];
  ranked: number;
  alike: number;
  isCommon: (matches: number, of: { documents: number; limit: number }) => boolean;
  shares: readonly [coarse: number, fine: number];
  enough: number;
  sampled: number;
  entries: number;
  surely: (count: number, share: number) => number;
};

/** Standard deviations: wrong once in a billion searches. */
const DEVIATIONS = 6;

/** Matches that cost as much as a document in order. */
const WALKED = 10;

export const defaultBounds: SearchBounds = {
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

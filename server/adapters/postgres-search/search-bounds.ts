/**
 * How much of a large shop one search reads.
 * @property scanned matches that are counted one by one
 * @property exact with more matches, values are counted up to this number
 * @property ranked matches that are ranked one by one
 * @property share one document in so many is in the sample, a power of two; 64 has an index
 * @property surely how many must be found in the sample to know that there are so many in all
 */
export type SearchBounds = {
  scanned: number;
  exact: number;
  ranked: number;
  share: number;
  surely: (count: number) => number;
};

const SHARE = 64;
/** Of the spread of a sample: wrong once in a billion searches. */
const DEVIATIONS = 6;

export const usualBounds: SearchBounds = {
  scanned: 30_000,
  exact: 1_000,
  ranked: 2_000,
  share: SHARE,
  surely: (count) => Math.ceil(count / SHARE + DEVIATIONS * (1 + Math.sqrt(count / SHARE))),
};

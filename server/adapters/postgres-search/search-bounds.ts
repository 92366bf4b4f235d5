/**
 * @property scanned matches that are counted one by one
 * @property exact where matches are not counted one by one, values are counted up to this number
 * @property atLeast beyond `scanned`, a value that the sample proves so often is not counted; largest first
 * @property ranked matches that are ranked one by one
 * @property common with more of the sample, an index in the right order soon has a page
 * @property share one document in so many is sampled, a power of two; 32 has an index
 * @property surely finds in the sample that prove so many in all
 */
export type SearchBounds = {
  scanned: number;
  exact: number;
  atLeast: readonly number[];
  ranked: number;
  common: number;
  share: number;
  surely: (count: number) => number;
};

const SHARE = 32;
/** Standard deviations: wrong once in a billion searches. */
const DEVIATIONS = 6;

export const usualBounds: SearchBounds = {
  scanned: 30_000,
  exact: 1_000,
  atLeast: [1_000, 500, 200, 100],
  ranked: 2_000,
  common: 2_000,
  share: SHARE,
  surely: (count) => Math.ceil(count / SHARE + DEVIATIONS * (1 + Math.sqrt(count / SHARE))),
};

/**
 * @property scanned matches that are counted one by one
 * @property exact up to this number values are counted beyond `scanned`
 * @property atLeast beyond `scanned`, a value that the sample proves so often is not counted; largest first
 * @property ranked matches that are ranked one by one
 * @property common from so many in the sample on, an index in order is used
 * @property share one document in so many is sampled; 32 has an index
 * @property surely how many in the sample prove so many in all
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

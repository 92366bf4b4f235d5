/**
 * @property scanned matches that are counted one by one
 * @property exact up to this number values are counted beyond `scanned`
 * @property ranked matches that are ranked one by one
 * @property common from so many in the sample on, an index in order is used
 * @property share one document in so many is sampled; 64 has an index
 * @property surely how many in the sample prove so many in all
 */
export type SearchBounds = {
  scanned: number;
  exact: number;
  ranked: number;
  common: number;
  share: number;
  surely: (count: number) => number;
};

const SHARE = 64;
/** Standard deviations: wrong once in a billion searches. */
const DEVIATIONS = 6;

export const usualBounds: SearchBounds = {
  scanned: 30_000,
  exact: 1_000,
  ranked: 2_000,
  common: 2_000,
  share: SHARE,
  surely: (count) => Math.ceil(count / SHARE + DEVIATIONS * (1 + Math.sqrt(count / SHARE))),
};

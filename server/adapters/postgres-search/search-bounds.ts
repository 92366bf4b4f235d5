/**
 * How much of a large shop one search reads.
 * @property scanned matches that are counted one by one
 * @property exact with more matches, values are counted up to this number
 * @property ranked matches that are ranked one by one
 */
export type SearchBounds = { scanned: number; exact: number; ranked: number };

export const usualBounds: SearchBounds = { scanned: 30_000, exact: 1_000, ranked: 2_000 };

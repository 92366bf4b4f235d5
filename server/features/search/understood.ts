import type { Bitmap } from './bitmap.ts';

/** A search as it was understood. */
export type Understood = {
  /** Undefined when the words restrict nothing. */
  found?: Bitmap;
  /** Sets to rank first, in order of priority. */
  first: () => readonly Bitmap[];
  /** Whether nothing on sale matches fully, so that results are only near matches. */
  isClosest: boolean;
  corrected?: string;
};

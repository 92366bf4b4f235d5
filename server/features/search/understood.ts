import type { SearchSet } from '../../ports/search-engine.ts';

export type Understood = {
  /** Undefined: no restriction. */
  found?: SearchSet;
  /** Sets to rank first, in order of priority. */
  first: readonly SearchSet[];
  /** Nothing on sale matches fully: results are near matches. */
  isClosest: boolean;
  corrected?: string;
};

import type { SearchSet } from '../../ports/search-engine.ts';

export type Understood = {
  /** Undefined: no restriction. */
  found?: SearchSet;
  /** Sets to rank first, in order of priority. */
  first: readonly SearchSet[];
  /** Nothing on sale matches fully: results are near matches. */
  isClosest: boolean;
  /** Also matches in part; undefined for near matches. */
  inPart?: Pick<Understood, 'found' | 'first'>;
  corrected?: string;
  /** Typed in another currency than the shop's. */
  unusedPrice?: string;
};

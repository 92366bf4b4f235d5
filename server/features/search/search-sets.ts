import type { Cents } from '../../../shared/domain/money.ts';
import { type Facet, facetValues } from '../../../shared/domain/search.ts';
import type { SearchSet, TextPart } from '../../ports/search-engine.ts';
import type { Kind } from './kinds.ts';

/** Above every price. */
export const HIGHEST_PRICE: Cents = 2 ** 30;

export const all: SearchSet = { of: 'all' };
export const none: SearchSet = { of: 'none' };

/** All listings, for no sets. */
export function and(sets: readonly SearchSet[]): SearchSet {
  const [only = all, ...more] = sets.filter(({ of }) => of !== 'all');
  if (sets.some(({ of }) => of === 'none')) return none;
  return more.length === 0 ? only : { of: 'and', sets: [only, ...more] };
}

/** Returns the listings in any of the sets. */
export function or(sets: readonly SearchSet[]): SearchSet {
  const [only = none, ...more] = [...new Set(sets)].filter(({ of }) => of !== 'none');
  if (sets.some(({ of }) => of === 'all')) return all;
  return more.length === 0 ? only : { of: 'or', sets: [only, ...more] };
}

/** Needs each of the words in these parts. */
export const withWords = (words: readonly string[], parts: readonly TextPart[]): SearchSet =>
  and(words.map((word) => ({ of: 'word', word, parts })));

/** Words in sequence; pairs alone match by chance. */
export const inTitle = (words: readonly string[]): SearchSet =>
  and([withWords(words, ['title']), { of: 'phrase', words }]);

export const valued = (facet: Facet, value: string): SearchSet => ({ of: 'value', facet, value });

export const valuedAny = (facet: Facet, values: readonly string[]): SearchSet =>
  or(values.map((value) => valued(facet, value)));

/** Exactly the kind, a substitute, mentioned in the title, or any of these. */
export type KindMark = 'is' | 'like' | 'named' | 'found';
export const kindMark = (mark: KindMark, kind: Kind): string => `${mark}:${kind}`;
export const marked = (mark: string): SearchSet => ({ of: 'mark', mark });
export const ofKind = (mark: KindMark, kind: Kind): SearchSet => marked(kindMark(mark, kind));

/** Inclusive, in cents. */
export const priced = (from: Cents, to: Cents): SearchSet => ({ of: 'range', column: 'price', from, to });

/** On sale, or could be soon. */
export const onSale: SearchSet = and([all, valuedAny('availability', facetValues.availability.slice(0, 2))]);

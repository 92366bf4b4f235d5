import { type Bitmap, meets } from './bitmap.ts';
import { allOf } from './concepts.ts';
import { interpret } from './interpret-words.ts';
import type { ListingIndex } from './listing-index.ts';
import { keepAt } from './query-words.ts';
import type { Limits } from './read-limits.ts';
import type { Phrase } from './read-nouns.ts';

const MOST_CORRECTED = 4;
const MOST_GUESSES = 3;

/**
 * Replaces unknown words with similar known ones, if listings then match.
 * @returns the words, and how many were corrected
 */
export function correctWords(
  index: ListingIndex,
  typed: Phrase,
  known: Phrase,
  unknown: readonly number[],
  limits: Limits,
  isBegun: boolean,
  onSale: Bitmap,
): { phrase: Phrase; corrected: number } {
  let [phrase, corrected] = [typed, 0];
  const left = new Set(unknown);
  for (const at of unknown.slice(0, MOST_CORRECTED)) {
    const guess = index.words.nearest(phrase.plain[at] ?? '', MOST_GUESSES).find((word) => {
      const guessed = keepAt(putWord(phrase, at, word), (one) => one === at || !left.has(one));
      const { kinds, needed } = interpret(index, guessed, limits, isBegun, onSale);
      return meets(allOf([...kinds.map(({ concept }) => concept), ...needed]), onSale);
    });
    if (guess === undefined) continue;
    phrase = putWord(phrase, at, guess);
    left.delete(at);
    corrected += 1;
  }
  return { phrase: corrected === 0 ? known : keepAt(phrase, (at) => !left.has(at)), corrected };
}

const putWord = (phrase: Phrase, at: number, word: string): Phrase => ({
  ...phrase,
  written: phrase.written.with(at, word),
  plain: phrase.plain.with(at, word),
});

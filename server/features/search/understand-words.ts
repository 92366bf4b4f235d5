import { addAll, type Bits, keepCommon, noBits } from './bitmap.ts';
import { correctWords } from './correct-words.ts';
import { decideMatches } from './decide-matches.ts';
import { interpret } from './interpret-words.ts';
import type { ListingIndex } from './listing-index.ts';
import { dropUnknown, joinWords, shorten, withoutBegun } from './query-words.ts';
import { readLimits } from './read-limits.ts';
import { readPhrase } from './read-nouns.ts';

export type Understood = {
  /** What the words find; nothing when they leave everything as it is. */
  found?: Bits;
  /** What comes first among it: each set goes before everything that comes later in this list. */
  first: () => readonly Bits[];
  /** Nothing on sale is all of it: what is found comes closest. */
  isClosest: boolean;
  /** The words as they were taken, when that differs from what was typed. */
  corrected?: string;
};

/**
 * Finds out what a search means: the kind of furniture, then colours, materials, features, rooms, sizes, prices and plain
 * words. What is needed has to be there as long as anything on sale has all of it; else what has most of it comes first.
 */
export function understandWords(index: ListingIndex, text: string): Understood {
  const limits = readLimits(text);
  const onSale = onSaleOf(index);
  const phrase = withoutBegun(shorten(joinWords(index, readPhrase(limits.rest))), limits.rest);
  const isBegun = /[\p{L}\p{N}]$/u.test(text);
  const { phrase: known, unknown } = dropUnknown(index, phrase, isBegun);
  const { phrase: meant, corrected } = correctWords(index, phrase, known, unknown, limits, isBegun, onSale);
  const understood = decideMatches(
    index,
    interpret(index, meant, limits, isBegun, onSale),
    meant,
    unknown.length > corrected,
    onSale,
  );
  return corrected > 0 ? { ...understood, corrected: meant.written.join(' ') } : understood;
}

/** What can be bought or is on hold: what is found has to be there, whatever else is asked. */
function onSaleOf(index: ListingIndex): Bits {
  const onSale = index.alive.slice();
  const states = noBits(index.room);
  for (const state of ['available', 'held']) {
    const bits = index.bits.availability.get(state);
    if (bits) addAll(states, bits);
  }
  keepCommon(onSale, states);
  return onSale;
}

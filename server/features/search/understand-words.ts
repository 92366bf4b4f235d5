import { addAll, type Bitmap, emptyBitmap, keepCommon } from './bitmap.ts';
import { correctWords } from './correct-words.ts';
import { decideMatches } from './decide-matches.ts';
import { interpret } from './interpret-words.ts';
import type { ListingIndex } from './listing-index.ts';
import { dropUnknown, joinWords, shorten, withoutBegun } from './query-words.ts';
import { readLimits } from './read-limits.ts';
import { readPhrase } from './read-nouns.ts';
import type { Understood } from './understood.ts';

/** Interprets a search. All required parts must match if any listing on sale does; else partial matches, best first. */
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

function onSaleOf(index: ListingIndex): Bitmap {
  const onSale = index.alive.slice();
  const states = emptyBitmap(index.room);
  for (const state of ['available', 'held']) {
    const bits = index.bits.availability.get(state);
    if (bits) addAll(states, bits);
  }
  keepCommon(onSale, states);
  return onSale;
}

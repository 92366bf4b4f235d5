import type { SearchEngine } from '../../ports/search-engine.ts';
import { correctWords } from './correct-words.ts';
import { decideMatches } from './decide-matches.ts';
import { interpret } from './interpret-words.ts';
import { Lexicon } from './lexicon.ts';
import { dropUnknown, shorten, withoutBegun } from './query-words.ts';
import { readLimits } from './read-limits.ts';
import { readPhrase } from './read-nouns.ts';
import type { Understood } from './understood.ts';

/** All required parts must match, if any listing on sale does; else partial matches, best first. */
export async function understandWords(engine: SearchEngine, text: string): Promise<Understood> {
  const lexicon = new Lexicon(engine);
  const limits = readLimits(text);
  const phrase = withoutBegun(shorten(readPhrase(limits.rest)), limits.rest);
  const isBegun = /[\p{L}\p{N}]$/u.test(text);
  const { phrase: known, unknown } = await dropUnknown(lexicon, phrase, isBegun);
  const { phrase: meant, corrected } = await correctWords(lexicon, phrase, { known, unknown, limits, isBegun });
  const meaning = await interpret(lexicon, { phrase: meant, limits, isBegun });
  const understood = await decideMatches(lexicon, meaning, { phrase: meant, hasUnknown: unknown.length > corrected });
  return corrected > 0 ? { ...understood, corrected: meant.written.join(' ') } : understood;
}

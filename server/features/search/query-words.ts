import type { ListingIndex } from './listing-index.ts';
import { names, splitCompound } from './names.ts';
import type { Phrase } from './read-nouns.ts';
import { KEY_LETTERS } from './vocabulary.ts';

const MOST_WORDS = 12;

/** The first words of a long search, which is as much as anybody means. */
export function shorten(phrase: Phrase): Phrase {
  return {
    ...phrase,
    written: phrase.written.slice(0, MOST_WORDS),
    plain: phrase.plain.slice(0, MOST_WORDS),
    part: phrase.part.slice(0, MOST_WORDS),
    breaks: phrase.breaks.slice(0, MOST_WORDS),
  };
}

/** Drops a single trailing letter, which is not yet a useful prefix. */
export function withoutBegun(phrase: Phrase, text: string): Phrase {
  const last = phrase.plain.at(-1) ?? '';
  if (last.length >= KEY_LETTERS || !/\p{L}$/u.test(last) || !/\p{L}\s*$/u.test(text)) return phrase;
  return keepAt(phrase, (at) => at < phrase.plain.length - 1);
}

export const keepAt = (phrase: Phrase, keep: (at: number) => boolean): Phrase => ({
  aside: phrase.aside,
  written: phrase.written.filter((_, at) => keep(at)),
  plain: phrase.plain.filter((_, at) => keep(at)),
  part: phrase.part.filter((_, at) => keep(at)),
  breaks: phrase.breaks.filter((_, at) => keep(at)),
});

/** Joins two unknown words that form a name or known word: `ward robe`, `ink well`. */
export function joinWords(index: ListingIndex, phrase: Phrase): Phrase {
  const joined: Phrase = { written: [], plain: [], part: [], breaks: [], aside: phrase.aside };
  for (let at = 0; at < phrase.plain.length; at++) {
    const [one = '', other = ''] = phrase.plain.slice(at, at + 2);
    const both = one + other;
    const isName = names.get(both)?.sense.of === 'kind' && !names.has(`${one} ${other}`);
    const isSaid = other !== '' && !names.has(both) && !names.has(one) && index.words.count(both) > 0;
    const isOne = other !== '' && phrase.part[at] === phrase.part[at + 1] && (isName || isSaid);
    joined.plain.push(isOne ? both : one);
    joined.written.push(isOne ? `${phrase.written[at]}${phrase.written[at + 1]}` : (phrase.written[at] ?? ''));
    joined.part.push(phrase.part[at] ?? 0);
    joined.breaks.push(phrase.breaks[at] ?? 0);
    if (isOne) at += 1;
  }
  return joined;
}

/** Returns the known words, and the positions of unknown ones. */
export function dropUnknown(
  index: ListingIndex,
  phrase: Phrase,
  isBegun: boolean,
): { phrase: Phrase; unknown: number[] } {
  const split = phrase.plain.map((word) => (isKnown(index, word) ? undefined : compoundIn(index, word)));
  const last = phrase.plain.length - 1;
  const unknown = phrase.plain.flatMap((word, at) => {
    const isKnownHere = isKnown(index, word) || split[at] !== undefined || /^\d+$/.test(word);
    return isKnownHere || (at === last && isBegun && index.words.completions(word, 1).length > 0) ? [] : [at];
  });
  return { phrase: keepAt(phrase, (at) => !unknown.includes(at)), unknown };
}

const isKnown = (index: ListingIndex, word: string) => index.words.knows(word);
const compoundIn = (index: ListingIndex, word: string) => splitCompound(word) ?? index.words.parts(word);

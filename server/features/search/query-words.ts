import { KEY_LETTERS, type Lexicon, splitsOf } from './lexicon.ts';
import { names, splitCompound } from './names.ts';
import type { Phrase } from './read-nouns.ts';

const MOST_WORDS = 12;

/** Limits a search to its first words, or to some times as many. */
export function shorten(phrase: Phrase, times = 1): Phrase {
  return keepAt(phrase, (at) => at < times * MOST_WORDS);
}

/** Drops a single trailing letter, which is no useful prefix yet. */
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

/** Joins two unknown words into a known one: `ward robe`, `ink well`. */
export async function joinWords(lexicon: Lexicon, phrase: Phrase): Promise<Phrase> {
  await lexicon.look(phrase.plain.map((word, at) => word + (phrase.plain[at + 1] ?? '')));
  const joined: Phrase = { written: [], plain: [], part: [], breaks: [], aside: phrase.aside };
  for (let at = 0; at < phrase.plain.length; at++) {
    const [one = '', other = ''] = phrase.plain.slice(at, at + 2);
    const both = one + other;
    const isName = names.get(both)?.sense.of === 'kind' && !names.has(`${one} ${other}`);
    const isSaid = other !== '' && !names.has(both) && !names.has(one) && lexicon.count(both) > 0;
    const isOne = other !== '' && phrase.part[at] === phrase.part[at + 1] && (isName || isSaid);
    joined.plain.push(isOne ? both : one);
    joined.written.push(isOne ? `${phrase.written[at]}${phrase.written[at + 1]}` : (phrase.written[at] ?? ''));
    joined.part.push(phrase.part[at] ?? 0);
    joined.breaks.push(phrase.breaks[at] ?? 0);
    if (isOne) at += 1;
  }
  return joined;
}

/** Returns known words, and the positions of unknown ones. */
export async function dropUnknown(
  lexicon: Lexicon,
  phrase: Phrase,
  isBegun: boolean,
): Promise<{ phrase: Phrase; unknown: number[] }> {
  await lexicon.look(phrase.plain);
  const isWhole = (word: string) => lexicon.knows(word) || splitCompound(word) !== undefined || /^\d+$/.test(word);
  const splits = phrase.plain.filter((word) => !isWhole(word)).flatMap(splitsOf);
  await lexicon.look(splits.flatMap(([first, second]) => [first, first.replace(/[ns]$/, ''), second]));
  const unknown = new Set(
    phrase.plain.flatMap((word, at) => (isWhole(word) || lexicon.parts(word) !== undefined ? [] : [at])),
  );
  const last = phrase.plain.length - 1;
  if (isBegun && unknown.has(last) && (await lexicon.completions(phrase.plain[last] ?? '', 1)).length > 0)
    unknown.delete(last);
  return { phrase: keepAt(phrase, (at) => !unknown.has(at)), unknown: [...unknown] };
}

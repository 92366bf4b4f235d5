import { addAll, type Bits, isEmpty, keepCommon, noBits } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { readWords } from './read-words.ts';
import { LONGEST_NAME, type Meaning, meanings } from './synonyms.ts';
import { KEY_LETTERS, type Part } from './vocabulary.ts';

/** Pieces that answer one word: `named` say it where they are named, `found` are all that it may mean. */
type Sense = { named: Bits; found: Bits };

export type Understood = {
  senses: Sense[];
  /** The words as they were taken, when that differs from what was typed. */
  corrected?: string;
  /** The words that mean something here, when others mean nothing. */
  known?: string;
};

const MOST_WORDS = 12;

/**
 * Finds out which pieces each word of a search means: those that say it, its synonyms in three languages, the colour or
 * the category that it names. Two may be one that is written apart. The last word may be only begun, unless pieces are
 * named by it as it stands; an unknown one is taken apart, or for a misspelt one.
 */
export function understandWords(index: ListingIndex, text: string): Understood {
  const typed = withoutBegun(readWords(text).slice(0, MOST_WORDS));
  const senses: Sense[] = [];
  const taken: string[] = [];
  const known: string[] = [];
  let corrected = false;
  for (let at = 0; at < typed.length; ) {
    const several = severalAsOne(index, typed, at);
    if (several) {
      senses.push(several.sense);
      taken.push(...several.said);
      known.push(...several.said);
      at += several.said.length;
      continue;
    }
    const word = typed[at] ?? '';
    at += 1;
    const last = at === typed.length;
    const whole = index.words.knows(word) ? senseOf(index, [word]) : undefined;
    const completions = last && !isName(word, whole) ? index.words.completions(word) : [];
    if (whole) senses.push(completions.length > 1 ? anyOf(index, [word, ...completions]) : whole);
    else if (completions.length > 0) senses.push(anyOf(index, completions));
    else {
      const parts = index.words.parts(word);
      const meant = parts ? undefined : index.words.nearest(word);
      for (const part of parts ?? [meant ?? word]) senses.push(senseOf(index, [part]));
      if (meant !== undefined) corrected = true;
      if (!parts && meant === undefined) {
        taken.push(word);
        continue;
      }
      taken.push(meant ?? word);
      known.push(meant ?? word);
      continue;
    }
    taken.push(word);
    known.push(word);
  }
  return {
    senses,
    ...(corrected ? { corrected: taken.join(' ') } : {}),
    ...(known.length > 0 && known.length < taken.length ? { known: known.join(' ') } : {}),
  };
}

/** Whether a word is whole as it stands: a description says many that only begin what is asked for, as `book` does a bookcase. */
const isName = (word: string, sense: Sense | undefined): boolean =>
  sense !== undefined && (meanings.has(word) || !isEmpty(sense.named));

/** One letter at the end says nothing yet of the word that it begins. */
const withoutBegun = (words: readonly string[]) =>
  (words.at(-1)?.length ?? 0) < KEY_LETTERS && /\p{L}$/u.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;

/** The most words from here on that are one name in the table of synonyms, or two that are also written as one. */
function severalAsOne(index: ListingIndex, words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 1; length--) {
    const said = words.slice(at, at + length);
    if (meanings.has(said.join(' '))) return { said, sense: senseOf(index, said) };
  }
  const said = words.slice(at, at + 2);
  return said.length > 1 && index.words.knows(said.join('')) ? { said, sense: writtenApart(index, said) } : undefined;
}

/** What two words mean that may be one, as in `night stand`: the one word, or both of the two. */
function writtenApart(index: ListingIndex, words: readonly string[]): Sense {
  const [sense, other] = words.map((word) => senseOf(index, [word])) as [Sense, Sense];
  const joined = senseOf(index, [words.join('')]);
  for (const part of ['named', 'found'] as const) {
    keepCommon(sense[part], other[part]);
    addAll(sense[part], joined[part]);
  }
  return sense;
}

function senseOf(index: ListingIndex, name: readonly string[]): Sense {
  const named = noBits(index.room);
  addSaying(index, name, ['strong', 'place'], named);
  const found = named.slice();
  const meaning = meanings.get(name.join(' '));
  const value = meaning?.value && index.bits[meaning.value.facet].get(meaning.value.value);
  // Who names a category means its pieces, not all that mention it.
  if (meaning?.value?.facet !== 'category') addSaying(index, name, ['weak'], found);
  for (const same of meaning?.same ?? []) addSaying(index, same.split(' '), partsOf(meaning), found);
  if (value) {
    addAll(found, value);
    if (meaning?.value?.facet !== 'category') addAll(named, value);
  }
  return { named, found };
}

/**
 * Where another word for the same counts: never in a place, for Mesa is no table, and Santa Rosa is not pink. A word that
 * means much besides, as rust does besides orange, counts in the name alone.
 */
const partsOf = (meaning: Meaning | undefined): readonly Part[] =>
  meaning?.inName || meaning?.value?.facet === 'category' || meaning?.value?.facet === 'colour'
    ? ['strong']
    : ['strong', 'weak'];

/** Adds the pieces that say all of these words to a set. */
function addSaying(index: ListingIndex, words: readonly string[], parts: readonly Part[], to: Bits) {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return index.words.addSaying(first, parts, to);
  const all = noBits(index.room);
  index.words.addSaying(first, parts, all);
  for (const word of rest) {
    const those = noBits(index.room);
    index.words.addSaying(word, parts, those);
    keepCommon(all, those);
  }
  addAll(to, all);
}

function anyOf(index: ListingIndex, words: readonly string[]): Sense {
  const sense: Sense = { named: noBits(index.room), found: noBits(index.room) };
  for (const word of words) {
    const { named, found } = senseOf(index, [word]);
    addAll(sense.named, named);
    addAll(sense.found, found);
  }
  return sense;
}

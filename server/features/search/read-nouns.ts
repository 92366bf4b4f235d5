import type { Kind } from './kinds.ts';
import { boundaries, LONGEST_NAME, type Name, names, splitCompound } from './names.ts';
import { languages, plainWord, splitWords } from './read-words.ts';

/** A text as its words, with the part of the sentence that each stands in. */
export type Phrase = {
  written: string[];
  plain: string[];
  part: number[];
  /** Of each word, how many commas and prepositions stand before it. */
  breaks: number[];
  /** Of each part, whether a preposition leads to it: what stands there is not what the text names. */
  aside: boolean[];
};

const joints = new Set(languages.flatMap((language) => splitWords(language.joints)));
const numberOfSeveral = /^(?:[2-9]|1[0-2])$/;
const PUNCTUATION = /[,;:()|/+&.]|\s[-–—]\s/;

type Read = { plain: string; isBoundary: boolean; isJoint: boolean };

const MOST_READ = 100_000;
/** Texts say the same words again and again. */
const wordsRead = new Map<string, Read>();

function readWord(word: string): Read {
  const known = wordsRead.get(word);
  if (known) return known;
  const plain = plainWord(word);
  const isBoundary = boundaries.has(word);
  const read = { plain: isBoundary && !names.has(plain) ? '' : plain, isBoundary, isJoint: joints.has(word) };
  if (wordsRead.size < MOST_READ) wordsRead.set(word, read);
  return read;
}

/** Splits a text where a comma or a preposition begins something else. */
export function readPhrase(text: string): Phrase {
  const phrase: Phrase = { written: [], plain: [], part: [], breaks: [], aside: [] };
  let isAside = false;
  let breaks = -1;
  for (const piece of text.split(PUNCTUATION)) {
    isAside = false;
    breaks += 1;
    phrase.aside.push(isAside);
    for (const word of splitWords(piece)) {
      if (word === '') continue;
      const { plain, isBoundary, isJoint } = readWord(word);
      isAside ||= isBoundary;
      if (isBoundary) breaks += 1;
      if (isBoundary || isJoint) phrase.aside.push(isAside);
      if (plain === '') continue;
      phrase.written.push(word);
      phrase.plain.push(plain);
      phrase.part.push(phrase.aside.length - 1);
      phrase.breaks.push(breaks);
    }
  }
  return phrase;
}

/** A name in a text, from one word up to before another; `first` is what a German compound puts before it. */
export type Found = { from: number; to: number; name: Name; first?: string };

/** The first words of the names of furniture, its parts and its sets, each with the most words that such a name has. */
const nouns = new Map<string, number>();
for (const { words, sense } of names.values())
  if (sense.of === 'kind' || sense.of === 'accessory' || sense.of === 'set')
    nouns.set(words[0] ?? '', Math.max(nouns.get(words[0] ?? '') ?? 0, words.length));

const isNoun = ({ sense }: Name) => sense.of === 'kind' || sense.of === 'accessory' || sense.of === 'set';

const MOST_COMPOUNDS = 50_000;
/** Texts say the same compounds again and again. */
const compounds = new Map<string, ReturnType<typeof splitCompound>>();

function compoundOf(word: string): ReturnType<typeof splitCompound> {
  if (word.length < 7) return undefined;
  if (compounds.has(word)) return compounds.get(word);
  const compound = splitCompound(word);
  if (compounds.size < MOST_COMPOUNDS) compounds.set(word, compound);
  return compound;
}

/** The longest name that begins at a word. None reaches over a comma or a preposition, unless it has one itself. */
export function nameAt({ plain, breaks }: Phrase, from: number, longest = LONGEST_NAME): Found | undefined {
  for (let to = Math.min(plain.length, from + longest); to > from; to--) {
    const isOne = to === from + 1;
    const name = names.get(isOne ? (plain[from] ?? '') : plain.slice(from, to).join(' '));
    if (name && (isOne || name.hasBreak || breaks[from] === breaks[to - 1])) return { from, to, name };
  }
  return undefined;
}

function nounAt(phrase: Phrase, from: number): Found | undefined {
  const word = phrase.plain[from] ?? '';
  const longest = nouns.get(word);
  if (longest !== undefined) {
    for (let length = longest; length > 0; length--) {
      const found = nameAt(phrase, from, length);
      if (found && isNoun(found.name)) return found;
    }
    return undefined;
  }
  const compound = compoundOf(word);
  return compound && { from, to: from + 1, name: compound.head, first: compound.first };
}

/** The names of furniture, its parts and its sets in a text. Two may share a word: a corner sofa bed is both. */
export function readNouns(phrase: Phrase): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < phrase.plain.length; from++) {
    const noun = nounAt(phrase, from);
    const before = found.at(-1);
    if (noun && !(before && before.to >= noun.to)) found.push(noun);
  }
  return found;
}

/** @property head what a text names, several where names share words */
export type Head = { head: Found[]; isPart: boolean; isSet: boolean };

/** What a text names: the last noun before a preposition, in Spanish the first. */
export function readHead(phrase: Phrase, found: readonly Found[]): Head {
  let isSet = false;
  for (let part = 0; part < phrase.aside.length; part++) {
    if (phrase.aside[part]) continue;
    const here = found.filter(({ from }) => phrase.part[from] === part);
    const things = here.filter(({ name }) => name.sense.of !== 'set');
    isSet ||= things.length < here.length;
    const chosen = headOf(things);
    if (!chosen) continue;
    const head = chosen.name.sense.of === 'kind' ? [...sharing(things, chosen), chosen] : [chosen];
    isSet ||= isSeveral(phrase, chosen);
    return { head, isPart: chosen.name.sense.of === 'accessory', isSet };
  }
  return { head: [], isPart: false, isSet };
}

/** In Spanish the thing comes first; elsewhere it comes last. */
function headOf(things: readonly Found[]): Found | undefined {
  const [first] = things;
  return first?.name.partsFirst && things.every(({ name }) => name.partsFirst) ? first : things.at(-1);
}

const sharing = (things: readonly Found[], chosen: Found) =>
  things.filter(({ from, to, name }) => from < chosen.from && to > chosen.from && name.sense.of === 'kind');

/** Whether a number stands before a plural. */
function isSeveral({ written, plain, part }: Phrase, { from, to }: Found): boolean {
  if (!/s$/.test(written[to - 1] ?? '')) return false;
  for (let at = from - 1; at >= 0 && part[at] === part[from]; at--)
    if (numberOfSeveral.test(plain[at] ?? '')) return true;
  return false;
}

/** The kinds that names are of, each once. */
export const kindsOf = (found: readonly Found[]): Kind[] => [
  ...new Set(found.flatMap(({ name }) => (name.sense.of === 'kind' ? [name.sense.kind] : []))),
];

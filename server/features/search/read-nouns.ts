import { readOnce } from '../../platform/text/read-once.ts';
import type { Kind } from './kinds.ts';
import { boundaries, type Name, names, splitCompound } from './names.ts';
import { foldWords, languages, plainWord, splitWords } from './read-words.ts';

export type Phrase = {
  written: string[];
  plain: string[];
  part: number[];
  breaks: number[];
  /** Whether a part follows a preposition, so is not the main thing. */
  modifiers: boolean[];
};

const linkWords = new Set(languages.flatMap((language) => splitWords(language.nounLinks)));
/** `chairs`, `sillas`, `Esszimmerstühle` */
const SEVERAL = /s$|(?:stuhle|tische|schranke|regale|banke|betten|hocker)n?$/;
const numberOfSeveral = /^(?:[2-9]|1[0-2])$/;
const PUNCTUATION = /[,;:()|/+&.]|\s[-–—]\s/;

type Read = { plain: string; isBoundary: boolean; isLinkWord: boolean };

const readWord = readOnce((word): Read => {
  const plain = plainWord(word);
  const isBoundary = boundaries.has(word);
  return { plain: isBoundary && !names.has(plain) ? '' : plain, isBoundary, isLinkWord: linkWords.has(word) };
}, 100_000);

/** Splits a text at commas and prepositions. */
export function readPhrase(text: string): Phrase {
  const phrase: Phrase = { written: [], plain: [], part: [], breaks: [], modifiers: [] };
  let isModifier = false;
  let breaks = -1;
  for (const part of foldWords(text).split(PUNCTUATION)) {
    isModifier = false;
    breaks += 1;
    phrase.modifiers.push(isModifier);
    for (const word of splitWords(part)) {
      if (word === '') continue;
      const { plain, isBoundary, isLinkWord } = readWord(word);
      isModifier ||= isBoundary;
      if (isBoundary) breaks += 1;
      if (isBoundary || isLinkWord) phrase.modifiers.push(isModifier);
      if (plain === '') continue;
      phrase.written.push(word);
      phrase.plain.push(plain);
      phrase.part.push(phrase.modifiers.length - 1);
      phrase.breaks.push(breaks);
    }
  }
  return phrase;
}

/** A name from word `from` to before `to`; `first` is the first part of a German compound. */
export type Found = { from: number; to: number; name: Name; first?: string };

const nouns = new Map<string, number>();
const isNoun = ({ sense }: Name) => sense.of === 'kind' || sense.of === 'accessory' || sense.of === 'set';
for (const [key, name] of names) {
  const [first = '', ...more] = key.split(' ');
  if (isNoun(name)) nouns.set(first, Math.max(nouns.get(first) ?? 0, 1 + more.length));
}

const MOST_JOINED = 3;
const SHORTEST_COMPOUND = 7;
const readCompound = readOnce(splitCompound, 50_000);
const compoundOf = (word: string) => (word.length < SHORTEST_COMPOUND ? undefined : readCompound(word));

/** Two neighbouring words may be one: `book case`, `bed side table`. */
function joinedKind(plain: readonly string[], from: number, to: number): Name | undefined {
  const words = plain.slice(from, to);
  for (let at = 1; at < words.length; at++) {
    const name = names.get(
      [...words.slice(0, at - 1), `${words[at - 1]}${words[at]}`, ...words.slice(at + 1)].join(' '),
    );
    if (name?.sense.of === 'kind') return name;
  }
  return undefined;
}

/** Returns the longest name at a word. */
export function nameAt({ plain, breaks }: Phrase, from: number, longest: number): Found | undefined {
  for (let to = Math.min(plain.length, from + longest); to > from; to--) {
    const isOne = to === from + 1;
    const name =
      names.get(isOne ? (plain[from] ?? '') : plain.slice(from, to).join(' ')) ?? joinedKind(plain, from, to);
    if (name && (isOne || name.hasBreak || breaks[from] === breaks[to - 1])) return { from, to, name };
  }
  return undefined;
}

function nounAt(phrase: Phrase, from: number): Found | undefined {
  const word = phrase.plain[from] ?? '';
  const isJoined = [2, MOST_JOINED].some((length) => joinedKind(phrase.plain, from, from + length));
  const longest = nouns.get(word) ?? (isJoined ? MOST_JOINED : undefined);
  if (longest !== undefined) {
    for (let length = Math.max(longest, MOST_JOINED); length > 0; length--) {
      const found = nameAt(phrase, from, length);
      if (found && isNoun(found.name)) return found;
    }
    return undefined;
  }
  const compound = compoundOf(word);
  return compound && { from, to: from + 1, name: compound.head, first: compound.first };
}

/** Returns all nouns, which may overlap: a corner sofa bed is both. */
export function readNouns(phrase: Phrase): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < phrase.plain.length; from++) {
    const noun = nounAt(phrase, from);
    const before = found.at(-1);
    if (noun && !(before && before.to >= noun.to)) found.push(noun);
  }
  return found;
}

export type Head = {
  /** The main nouns, several when they overlap. */
  head: Found[];
  isPart: boolean;
  isSet: boolean;
};

/** Returns the main noun: the last before a preposition, in Spanish the first. */
export function readHead(phrase: Phrase, found: readonly Found[]): Head {
  let isSet = false;
  for (let part = 0; part < phrase.modifiers.length; part++) {
    if (phrase.modifiers[part]) continue;
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

function headOf(things: readonly Found[]): Found | undefined {
  const [first] = things;
  return first?.name.partsFirst && things.every(({ name }) => name.partsFirst) ? first : things.at(-1);
}

const sharing = (things: readonly Found[], chosen: Found) =>
  things.filter(({ from, to, name }) => from < chosen.from && to > chosen.from && name.sense.of === 'kind');

function isSeveral({ written, plain, part }: Phrase, { from, to }: Found): boolean {
  if (!SEVERAL.test(written[to - 1] ?? '')) return false;
  for (let at = from - 1; at >= 0 && part[at] === part[from]; at--)
    if (numberOfSeveral.test(plain[at] ?? '')) return true;
  return false;
}

export const kindsOf = (found: readonly Found[]): Kind[] => [
  ...new Set(found.flatMap(({ name }) => (name.sense.of === 'kind' ? [name.sense.kind] : []))),
];

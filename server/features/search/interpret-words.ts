import type { SearchSet } from '../../ports/search-engine.ts';
import { isPlaceName } from '../places/find-places.ts';
import { addLimits } from './add-limits.ts';
import {
  anyOf,
  type Concept,
  conceptBeside,
  conceptOfKind,
  conceptOfName,
  conceptOfWord,
  conceptOfWords,
} from './concepts.ts';
import { hasExtent } from './extents.ts';
import type { Kind } from './kinds.ts';
import { formsOf, type Lexicon } from './lexicon.ts';
import { LONGEST_NAME, type Name, names } from './names.ts';
import { joinedAt, splitNumber } from './query-words.ts';
import type { Limits } from './read-limits.ts';
import { type Found, nameAt, type Phrase, readHead, readNouns } from './read-nouns.ts';
import { inTitle, or } from './search-sets.ts';

/** `small oak table in Portland` needs a table, oak and Portland, and wishes a small one. */
export type Meaning = {
  needed: Concept[];
  /** Results that match come first. */
  wished: SearchSet[];
  /** First when nothing matches all needs: slightly above the price, slightly too large. */
  nearly: SearchSet[];
  roughly: SearchSet[];
  /** Several when names overlap. */
  kinds: { kind: Kind; concept: Concept }[];
  wantsPart: boolean;
  wantsSet: boolean;
  limits: Limits;
};

/** While the words are read from left to right. */
type Reading = {
  lexicon: Lexicon;
  phrase: Phrase;
  nouns: readonly Found[];
  head: readonly Found[];
  /** The last word may go on. */
  isBegun: boolean;
  meaning: Meaning;
  plainWords: { word: string; isPlace: boolean; concept: Concept }[];
};

/** Returns the meaning of all words together. */
export async function interpret(
  lexicon: Lexicon,
  { phrase, limits, isBegun }: { phrase: Phrase; limits: Limits; isBegun: boolean },
): Promise<Meaning> {
  await lexicon.load([...phrase.plain, ...phrase.plain.flatMap((_, at) => joinedAt(phrase, at))]);
  const nouns = readNouns(phrase);
  const { head, isPart, isSet } = readHead(phrase, nouns);
  const meaning: Meaning = {
    needed: [],
    wished: [],
    nearly: [],
    roughly: [],
    kinds: [],
    wantsPart: isPart,
    wantsSet: isSet,
    limits,
  };
  const reading: Reading = { lexicon, phrase, nouns, head, isBegun, meaning, plainWords: [] };
  for (let at = 0; at < phrase.plain.length; )
    at = readKind(reading, at) ?? readPlace(reading, at) ?? readName(reading, at) ?? (await readPlainWord(reading, at));
  addPlainWords(reading);
  addLimits(meaning, limits);
  return meaning;
}

/** @returns where the next words begin; undefined without a kind */
function readKind(reading: Reading, at: number): number | undefined {
  const { nouns, head, meaning } = reading;
  const noun = nouns.find(({ from }) => from === at);
  if (noun?.name.sense.of !== 'kind') return undefined;
  const { kind } = noun.name.sense;
  if (head.includes(noun) && !meaning.wantsPart)
    meaning.kinds.push({ kind, concept: orJoined(reading, noun, conceptOfKind(kind)) });
  else if (head.some(({ name }) => isOfKind(kind, name)))
    meaning.wished.push(conceptOfWords(reading.phrase.plain.slice(noun.from, noun.to)).named);
  else meaning.needed.push(orJoined(reading, noun, conceptBeside(kind)));
  if (noun.first !== undefined) addFirstPart(meaning, noun.first);
  for (const word of reading.phrase.plain.slice(noun.from, noun.to - 1))
    if (isOfKind(kind, names.get(word))) meaning.wished.push(conceptOfWords([word]).named);
  // Overlapping names share words.
  const next = nouns.find(({ from }) => from > at);
  return next && next.from < noun.to ? next.from : noun.to;
}

/** `Chesterfield sofa` is one thing, named twice. */
const isOfKind = (kind: Kind, name: Name | undefined): boolean => name?.sense.of === 'kind' && name.sense.kind === kind;

/** Adds the first part of a German compound: `eichen` of `eichentisch`. */
function addFirstPart({ needed, wished }: Meaning, first: string): void {
  const forms = formsOf(first);
  const known = forms.find((form) => names.has(form));
  // `Spiegelschrank`
  if (known !== undefined) needed.push(anyOf([conceptOfWord(known), conceptOfWords([first])]));
  else wished.push(anyOf(forms.map((form) => conceptOfWords([form]))).found);
}

const LONGEST_PLACE = 3;

/** Reads a town of several words: `santa rosa`. */
function readPlace({ phrase: { plain }, meaning }: Reading, at: number): number | undefined {
  for (let to = Math.min(at + LONGEST_PLACE, plain.length); to > at + 1; to--) {
    const words = plain.slice(at, to);
    if (!isPlaceName(words.join(' '))) continue;
    meaning.needed.push(conceptOfWords(words));
    return to;
  }
  return undefined;
}

function readName(reading: Reading, at: number): number | undefined {
  const { phrase, nouns, meaning } = reading;
  const nextKind = nouns.find(({ from, name }) => from > at && name.sense.of === 'kind')?.from ?? phrase.plain.length;
  const found = nameAt(phrase, at, Math.min(LONGEST_NAME, nextKind - at));
  if (!found) return undefined;
  const { sense, same } = found.name;
  if (sense.of === 'extent')
    meaning.wished.push(or([hasExtent(sense.extent), ...same.map((words) => conceptOfWords(words).named)]));
  else if (sense.of === 'set') meaning.wantsSet = true;
  else {
    const concept = conceptOfName(found.name);
    if (concept?.isNeeded) meaning.needed.push(orJoined(reading, found, concept));
    else if (concept) meaning.wished.push(concept.found);
  }
  return found.to;
}

async function readPlainWord({ lexicon, phrase, isBegun, plainWords }: Reading, at: number): Promise<number> {
  const word = phrase.plain[at] ?? '';
  const joined = knownJoined(lexicon, phrase, { from: at, to: at + 1 });
  const isLast = at === phrase.plain.length - 1;
  const concept = await conceptOfPlainWord(lexicon, word, { joined, isBegun: isBegun && isLast });
  plainWords.push({ word, isPlace: isPlaceName(word), concept });
  return at + 1;
}

/**
 * A plain word may mean itself, a part of a joined or split word, a beginning, or the usual spelling. These only add,
 * so that no listing can hide others.
 */
async function conceptOfPlainWord(
  lexicon: Lexicon,
  word: string,
  { joined, isBegun }: { joined: readonly string[]; isBegun: boolean },
): Promise<Concept> {
  await lexicon.loadParts([word]);
  const apart = lexicon.parts(word).map((words): Concept => {
    const named = inTitle(words);
    return { found: named, named, isNeeded: true };
  });
  const longer = isBegun ? await lexicon.completions(word) : [];
  const usual = await lexicon.usualSpellings(word);
  const others = new Set([...longer, ...usual]);
  others.delete(word);
  const number = splitNumber(word);
  const asWritten = [...[word, ...joined].map((one) => [one]), ...(number.length > 0 ? [number] : [])];
  return anyOf([...asWritten.map(conceptOfWords), ...apart, ...[...others].map(conceptOfWord)]);
}

/** Numbers, and words beside a kind or look, only improve the rank; places always count. */
function addPlainWords({ meaning, phrase, plainWords }: Reading): void {
  const { kinds, needed, wished } = meaning;
  const hasOther = kinds.length + needed.length > 0;
  for (const { word, isPlace, concept } of plainWords) {
    if (isCount(word)) continue;
    if (hasOther && !isPlace) wished.push(concept.named, concept.found);
    else needed.push({ ...concept, named: conceptOfWords([word]).named });
  }
  for (const word of phrase.plain) if (isCount(word)) wished.push(conceptOfWords([word]).named);
}

const isCount = (word: string) => /^\d{1,3}$/.test(word);

/** Listings join these: `kilnshelf` for `kiln shelf`. */
const knownJoined = (lexicon: Lexicon, phrase: Phrase, { from, to }: Pick<Found, 'from' | 'to'>): string[] =>
  [from - 1, to - 1].flatMap((at) => joinedAt(phrase, at)).filter((word) => lexicon.count(word) > 0);

const orJoined = (
  { lexicon, phrase }: Pick<Reading, 'lexicon' | 'phrase'>,
  place: Pick<Found, 'from' | 'to'>,
  concept: Concept,
): Concept => ({
  ...concept,
  found: or([concept.found, ...knownJoined(lexicon, phrase, place).map((word) => conceptOfWords([word]).found)]),
});

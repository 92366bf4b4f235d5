import type { SearchSet } from '../../ports/search-engine.ts';
import { isPlaceName } from '../places/find-places.ts';
import {
  anyOf,
  type Concept,
  conceptBeside,
  conceptOfKind,
  conceptOfName,
  conceptOfWord,
  conceptOfWords,
} from './concepts.ts';
import { hasExtent, hasLength, hasSize, loosened, NEARLY } from './extents.ts';
import type { Kind } from './kinds.ts';
import { formsOf, type Lexicon } from './lexicon.ts';
import { LONGEST_NAME, names } from './names.ts';
import { gluedAt } from './query-words.ts';
import type { Limits } from './read-limits.ts';
import { type Found, nameAt, type Phrase, readHead, readNouns } from './read-nouns.ts';
import { inTitle, or, priced } from './search-sets.ts';

/** Up to this factor, a higher price ranks before the rest. */
const A_LITTLE = 1.25;

export type Meaning = {
  needed: Concept[];
  wished: SearchSet[];
  nearly: SearchSet[];
  kinds: { kind: Kind; concept: Concept }[];
  wantsPart: boolean;
  wantsSet: boolean;
  limits: Limits;
};

type PlainWord = { word: string; isPlace: boolean; concept: Concept };

/** Returns the meaning of all words together. */
export async function interpret(lexicon: Lexicon, phrase: Phrase, limits: Limits, isBegun: boolean): Promise<Meaning> {
  const nouns = readNouns(phrase);
  await lexicon.load([...phrase.plain, ...phrase.plain.flatMap((_, at) => gluedAt(phrase, at))]);
  const { head, isPart, isSet } = readHead(phrase, nouns);
  const meaning: Meaning = {
    needed: [],
    wished: [],
    nearly: [],
    kinds: [],
    wantsPart: isPart,
    wantsSet: isSet,
    limits,
  };
  const plainWords: PlainWord[] = [];
  const nounFrom = new Map(nouns.map((noun) => [noun.from, noun]));
  for (let at = 0; at < phrase.plain.length; ) {
    const noun = nounFrom.get(at);
    const isWhole = noun && noun.name.sense.of === 'kind';
    if (isWhole) {
      takeKind(meaning, noun, head.includes(noun), (concept) => orGlued(lexicon, concept, phrase, noun));
      const next = nouns.find(({ from }) => from > at);
      // Overlapping names share words.
      at = next && next.from < noun.to ? next.from : noun.to;
      continue;
    }
    const place = placeAt(phrase, at);
    if (place) {
      meaning.needed.push(conceptOfWords(place));
      at += place.length;
      continue;
    }
    const found = nameAt(phrase, at, Math.min(LONGEST_NAME, nextKind(nouns, at, phrase) - at));
    const word = phrase.plain[at] ?? '';
    if (!found) {
      const isLast = at === phrase.plain.length - 1;
      const concept = await conceptOfPlainWord(
        lexicon,
        word,
        knownGlued(lexicon, phrase, { from: at, to: at + 1 }),
        isBegun && isLast,
      );
      plainWords.push({ word, isPlace: isPlaceName(word), concept });
      at += 1;
      continue;
    }
    at = found.to;
    const { sense } = found.name;
    if (sense.of === 'extent')
      meaning.wished.push(
        or([hasExtent(sense.extent), ...found.name.same.map((words) => conceptOfWords(words).named)]),
      );
    else if (sense.of === 'set') meaning.wantsSet = true;
    else {
      const concept = conceptOfName(found.name);
      if (concept?.isNeeded) meaning.needed.push(orGlued(lexicon, concept, phrase, found));
      else if (concept) meaning.wished.push(concept.found);
    }
  }
  addPlainWords(meaning, phrase, plainWords);
  addLimits(meaning);
  return meaning;
}

/** Listings write these together with a neighbor: `kilnshelf` for `kiln shelf`. */
const knownGlued = (lexicon: Lexicon, phrase: Phrase, { from, to }: Pick<Found, 'from' | 'to'>): string[] =>
  [from - 1, to - 1].flatMap((at) => gluedAt(phrase, at)).filter((word) => lexicon.count(word) > 0);

const orGlued = (lexicon: Lexicon, concept: Concept, phrase: Phrase, place: Pick<Found, 'from' | 'to'>): Concept => ({
  ...concept,
  found: or([concept.found, ...knownGlued(lexicon, phrase, place).map((word) => conceptOfWords([word]).found)]),
});

const LONGEST_PLACE = 3;

/** Returns the words of a town's name that has several: `santa rosa`. */
function placeAt({ plain }: Phrase, at: number): string[] | undefined {
  for (let to = Math.min(at + LONGEST_PLACE, plain.length); to > at + 1; to--)
    if (isPlaceName(plain.slice(at, to).join(' '))) return plain.slice(at, to);
  return undefined;
}

function takeKind(meaning: Meaning, { name, first }: Found, isHead: boolean, orGluedOf: (concept: Concept) => Concept) {
  if (name.sense.of !== 'kind') return;
  const { kind } = name.sense;
  if (isHead && !meaning.wantsPart) meaning.kinds.push({ kind, concept: orGluedOf(conceptOfKind(kind)) });
  else meaning.needed.push(orGluedOf(conceptBeside(kind)));
  if (first === undefined) return;
  const known = formsOf(first).find((one) => names.has(one));
  if (known !== undefined) meaning.needed.push(conceptOfWord(known));
  else meaning.wished.push(anyOf(formsOf(first).map((one) => conceptOfWords([one]))).found);
}

const nextKind = (nouns: readonly Found[], at: number, phrase: Phrase): number =>
  nouns.find(({ from, name }) => from > at && name.sense.of === 'kind')?.from ?? phrase.plain.length;

/**
 * A word that is no name may mean itself, a part of a joined or split word, a beginning, or the usual spelling. All of
 * these only add, so that no listing can hide others.
 */
async function conceptOfPlainWord(
  lexicon: Lexicon,
  word: string,
  glued: readonly string[],
  isBegun: boolean,
): Promise<Concept> {
  await lexicon.loadParts([word]);
  const apart = lexicon.parts(word).map((words): Concept => {
    const named = inTitle(words);
    return { found: named, named, isNeeded: true };
  });
  const more = isBegun ? await lexicon.completions(word) : [];
  const usual = await lexicon.usualSpellings(word);
  return anyOf([
    ...[word, ...glued].map((one) => conceptOfWords([one])),
    ...apart,
    ...[...new Set([...more, ...usual])].filter((one) => one !== word).map(conceptOfWord),
  ]);
}

/** Numbers, and words beside a kind or look, only improve the rank, unless they say where it is. */
function addPlainWords(meaning: Meaning, phrase: Phrase, plainWords: readonly PlainWord[]) {
  const hasOther = meaning.kinds.length + meaning.needed.length > 0;
  for (const { word, isPlace, concept } of plainWords) {
    if (isCount(word)) continue;
    const exact = conceptOfWords([word]);
    if (hasOther && !isPlace) meaning.wished.push(concept.named, concept.found);
    else meaning.needed.push({ ...concept, named: exact.named });
  }
  for (const word of phrase.plain) if (isCount(word)) meaning.wished.push(conceptOfWords([word]).named);
}

const isCount = (word: string) => /^\d{1,3}$/.test(word);

function addLimits({ needed, wished, nearly, limits }: Meaning) {
  const { price, about, lengths, bounds, exact } = limits;
  if (price) {
    const found = priced(price.low, price.high);
    needed.push({ found, named: found, isNeeded: true });
    nearly.push(priced(0, Math.round(price.high * A_LITTLE)));
  }
  if (about !== undefined) wished.push(priced(0, Math.round(about * A_LITTLE)));
  for (const length of lengths) wished.push(hasLength(length));
  for (const bound of bounds) {
    const found = hasSize(bound);
    needed.push({ found, named: found, isNeeded: true });
    nearly.push(hasSize(loosened(bound)));
  }
  for (const size of exact) wished.push(hasSize(loosened(size, NEARLY)));
}

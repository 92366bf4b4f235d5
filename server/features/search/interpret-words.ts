import type { SearchSet } from '../../ports/search-engine.ts';
import {
  anyOf,
  type Concept,
  conceptBeside,
  conceptOfKind,
  conceptOfName,
  conceptOfWord,
  conceptOfWords,
} from './concepts.ts';
import { atMost, hasExtent, hasLength } from './extents.ts';
import type { Kind } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { LONGEST_NAME, names } from './names.ts';
import type { Limits } from './read-limits.ts';
import { type Found, nameAt, type Phrase, readHead, readNouns } from './read-nouns.ts';
import { or, priced } from './search-sets.ts';

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

type PlainWord = { word: string; concept: Concept };

/** Returns the meaning of a search's words together. */
export async function interpret(lexicon: Lexicon, phrase: Phrase, limits: Limits, isBegun: boolean): Promise<Meaning> {
  const nouns = readNouns(phrase);
  await lexicon.look([...phrase.plain, ...nouns.flatMap(({ first }) => (first ? formsOf(first) : []))]);
  await lexicon.lookAtColours(coloursIn(phrase, nouns));
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
      takeKind(lexicon, meaning, noun, head.includes(noun));
      const next = nouns.find(({ from }) => from > at);
      // Overlapping names share words.
      at = next && next.from < noun.to ? next.from : noun.to;
      continue;
    }
    const found = nameAt(phrase, at, Math.min(LONGEST_NAME, nextKind(nouns, at, phrase) - at));
    const word = phrase.plain[at] ?? '';
    if (!found) {
      const isLast = at === phrase.plain.length - 1;
      plainWords.push({ word, concept: await conceptOfPlainWord(lexicon, word, isBegun && isLast) });
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
      const concept = conceptOfName(lexicon, found.name);
      if (concept?.isNeeded) meaning.needed.push(concept);
      else if (concept) meaning.wished.push(concept.found);
    }
  }
  await addPlainWords(lexicon, meaning, phrase, plainWords);
  addLimits(meaning);
  return meaning;
}

const formsOf = (first: string): string[] => [first, first.replace(/[ns]$/, '')];

/** Returns every name that might be read as a colour. */
function coloursIn(phrase: Phrase, nouns: readonly Found[]) {
  const single = nouns.flatMap(({ first }) => (first ? formsOf(first) : [])).flatMap((word) => names.get(word) ?? []);
  const found = phrase.plain.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME }, (__, i) => nameAt(phrase, at, i + 1)?.name ?? []).flat(),
  );
  return [...single, ...found];
}

function takeKind(lexicon: Lexicon, meaning: Meaning, { name, first }: Found, isHead: boolean) {
  if (name.sense.of !== 'kind') return;
  const { kind } = name.sense;
  if (isHead && !meaning.wantsPart) meaning.kinds.push({ kind, concept: conceptOfKind(kind) });
  else meaning.needed.push(conceptBeside(kind));
  if (first === undefined) return;
  const said = formsOf(first).find((one) => names.has(one) || lexicon.count(one) > 0);
  if (said !== undefined) meaning.needed.push(conceptOfWord(lexicon, said));
}

const nextKind = (nouns: readonly Found[], at: number, phrase: Phrase): number =>
  nouns.find(({ from, name }) => from > at && name.sense.of === 'kind')?.from ?? phrase.plain.length;

/** Returns a word's concept: a prefix while it is typed, unless listings use the exact word. */
async function conceptOfPlainWord(lexicon: Lexicon, word: string, isBegun: boolean): Promise<Concept> {
  const whole = conceptOfWords([word]);
  if (!isBegun || lexicon.isNamed(word)) return whole;
  const more = (await lexicon.completions(word)).filter((one) => one !== word);
  if (more.length === 0) return whole;
  await lexicon.lookAtColours(more.flatMap((one) => names.get(one) ?? []));
  return anyOf([whole, ...more.map((one) => conceptOfWord(lexicon, one))]);
}

/** Numbers, and words that describe a kind or look, only improve the rank. */
async function addPlainWords(lexicon: Lexicon, meaning: Meaning, phrase: Phrase, plainWords: readonly PlainWord[]) {
  const hasOther = meaning.kinds.length + meaning.needed.length > 0;
  const words = plainWords.filter(({ word }) => !isCount(word));
  const isSaid = hasOther ? await lexicon.meets(words.map(({ concept }) => concept.named)) : [];
  for (const [at, { concept }] of words.entries()) {
    if (hasOther && !isSaid[at]) meaning.wished.push(concept.found);
    else meaning.needed.push(concept);
  }
  for (const word of phrase.plain) if (isCount(word)) meaning.wished.push(conceptOfWords([word]).named);
}

const isCount = (word: string) => /^\d{1,3}$/.test(word);

function addLimits({ needed, wished, nearly, limits }: Meaning) {
  const { price, about, lengths, widest } = limits;
  if (price) {
    const found = priced(price.low, price.high);
    needed.push({ found, named: found, isNeeded: true });
    nearly.push(priced(0, Math.round(price.high * A_LITTLE)));
  }
  if (about !== undefined) wished.push(priced(0, Math.round(about * A_LITTLE)));
  for (const length of lengths) wished.push(hasLength(length));
  if (widest !== undefined) wished.push(atMost('width', widest));
}

import { addAll, type Bitmap, isEmpty, keepCommon, keepWithin, meets } from './bitmap.ts';
import {
  anyOf,
  type Concept,
  conceptBeside,
  conceptOfKind,
  conceptOfName,
  conceptOfWord,
  conceptOfWords,
} from './concepts.ts';
import { hasExtent, hasLength } from './extents.ts';
import type { Kind } from './kinds.ts';
import type { Extent } from './language/search-language.ts';
import type { ListingIndex } from './listing-index.ts';
import { LONGEST_NAME, names } from './names.ts';
import type { Limits } from './read-limits.ts';
import { type Found, nameAt, type Phrase, readHead, readNouns } from './read-nouns.ts';
import { withinPrices } from './within-prices.ts';

/** Factor up to which a higher price ranks before the rest. */
const A_LITTLE = 1.25;

export type Meaning = {
  needed: Concept[];
  wished: ((among: Bitmap) => Bitmap)[];
  nearly: ((among: Bitmap) => Bitmap)[];
  kinds: { kind: Kind; concept: Concept }[];
  wantsPart: boolean;
  wantsSet: boolean;
  limits: Limits;
};

type PlainWord = { word: string; concept: Concept };

/** What the words of a search mean, taken together. */
export function interpret(
  index: ListingIndex,
  phrase: Phrase,
  limits: Limits,
  isBegun: boolean,
  onSale: Bitmap,
): Meaning {
  const nouns = readNouns(phrase);
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
      takeKind(index, meaning, noun, head.includes(noun));
      const next = nouns.find(({ from }) => from > at);
      // Overlapping names share words.
      at = next && next.from < noun.to ? next.from : noun.to;
      continue;
    }
    const found = nameAt(phrase, at, Math.min(LONGEST_NAME, nextKind(nouns, at, phrase) - at));
    const word = phrase.plain[at] ?? '';
    if (!found) {
      plainWords.push({ word, concept: conceptOfPlainWord(index, word, isBegun && at === phrase.plain.length - 1) });
      at += 1;
      continue;
    }
    at = found.to;
    const { sense } = found.name;
    if (sense.of === 'extent') meaning.wished.push(wishForExtent(index, sense.extent, found.name.same));
    else if (sense.of === 'set') meaning.wantsSet = true;
    else {
      const concept = conceptOfName(index, found.name);
      if (concept?.isNeeded) meaning.needed.push(concept);
      else if (concept) meaning.wished.push(wishFor(concept.found));
    }
  }
  addPlainWords(index, meaning, phrase, plainWords, onSale);
  addLimits(index, meaning);
  return meaning;
}

const wishFor =
  (bits: Bitmap) =>
  (among: Bitmap): Bitmap => {
    const common = among.slice();
    keepCommon(common, bits);
    return common;
  };

function wishForExtent(index: ListingIndex, extent: Extent, same: readonly (readonly string[])[]) {
  return (among: Bitmap): Bitmap => {
    const has = hasExtent(index, extent, among);
    for (const words of same) {
      const said = among.slice();
      keepCommon(said, conceptOfWords(index, words).named);
      addAll(has, said);
    }
    return has;
  };
}

function takeKind(index: ListingIndex, meaning: Meaning, { name, first }: Found, isHead: boolean) {
  if (name.sense.of !== 'kind') return;
  const { kind } = name.sense;
  if (isHead && !meaning.wantsPart) meaning.kinds.push({ kind, concept: conceptOfKind(index, kind) });
  else meaning.needed.push(conceptBeside(index, kind));
  if (first === undefined) return;
  const said = [first, first.replace(/[ns]$/, '')].find((one) => names.has(one) || index.words.count(one) > 0);
  if (said !== undefined) meaning.needed.push(conceptOfWord(index, said));
}

const nextKind = (nouns: readonly Found[], at: number, phrase: Phrase): number =>
  nouns.find(({ from, name }) => from > at && name.sense.of === 'kind')?.from ?? phrase.plain.length;

/** Returns the concept of a plain word, as a prefix while it is being typed, unless listings use the exact word. */
function conceptOfPlainWord(index: ListingIndex, word: string, isBegun: boolean): Concept {
  const whole = conceptOfWords(index, [word]);
  if (!isBegun || !isEmpty(whole.named)) return whole;
  const more = index.words.completions(word).filter((one) => one !== word);
  return more.length === 0 ? whole : anyOf(index, [whole, ...more.map((one) => conceptOfWord(index, one))]);
}

/** Numbers, and description words beside a kind or look, only improve the rank. */
function addPlainWords(
  index: ListingIndex,
  meaning: Meaning,
  phrase: Phrase,
  plainWords: readonly PlainWord[],
  onSale: Bitmap,
) {
  const hasOther = meaning.kinds.length + meaning.needed.length > 0;
  for (const { word, concept } of plainWords) {
    if (isCount(word)) continue;
    const isSaid = meets(concept.named, onSale);
    if (!isSaid && hasOther) meaning.wished.push(wishFor(concept.found));
    else meaning.needed.push(concept);
  }
  for (const word of phrase.plain) if (isCount(word)) meaning.wished.push(wishFor(conceptOfWords(index, [word]).named));
}

const isCount = (word: string) => /^\d{1,3}$/.test(word);

function addLimits(index: ListingIndex, { needed, wished, nearly, limits }: Meaning) {
  const { price, about, lengths, widest } = limits;
  if (price) {
    const found = withinPrices(index, index.alive, price.low, price.high);
    needed.push({ found, named: found, isNeeded: true });
    nearly.push((among) => withinPrices(index, among, 0, Math.round(price.high * A_LITTLE)));
  }
  if (about !== undefined) wished.push((among) => withinPrices(index, among, 0, Math.round(about * A_LITTLE)));
  for (const length of lengths) wished.push((among) => hasLength(index, length, among));
  if (widest !== undefined)
    wished.push((among) => {
      const fits = among.slice();
      keepWithin(fits, index.sides.width, 1, widest);
      return fits;
    });
}

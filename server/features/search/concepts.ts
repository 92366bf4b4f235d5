import { conditions } from '../../../shared/domain/listing.ts';
import { addAll, type Bitmap, emptyBitmap, isEmpty, keepCommon } from './bitmap.ts';
import type { Kind } from './kinds.ts';
import type { Age, Room } from './language/search-language.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Name, names } from './names.ts';
import type { Part } from './vocabulary.ts';

/**
 * The meaning of a part of a search, as read-only sets.
 * @property named matches by title or fact
 * @property isNeeded required; otherwise only affects the order
 * @property is and `like`: exact matches and substitutes of a kind
 */
export type Concept = { found: Bitmap; named: Bitmap; isNeeded: boolean; is?: Bitmap; like?: Bitmap };

const kindsOfRoom: Record<Room, readonly Kind[]> = {
  'living room': [
    'sofa',
    'coffee table',
    'armchair',
    'tv stand',
    'sideboard',
    'bookcase',
    'side table',
    'display cabinet',
  ],
  bedroom: ['bed', 'wardrobe', 'nightstand', 'chest of drawers', 'dressing table'],
  'dining room': ['dining table', 'dining chair', 'sideboard', 'hutch', 'display cabinet'],
  kitchen: ['hutch', 'dining table', 'dining chair', 'bar stool', 'trolley'],
  office: ['desk', 'office chair', 'bookcase'],
  hall: ['console table', 'shoe cabinet', 'coat rack', 'bench'],
  nursery: ['cot', 'bunk bed', 'high chair'],
  bathroom: [],
};

const decadesOf: Record<Age, readonly string[]> = {
  vintage: ['before-1900', '1900s', '1910s', '1920s', '1930s', '1940s', '1950s', '1960s', '1970s', '1980s'],
  antique: ['before-1900', '1900s', '1910s', '1920s'],
  new: [],
};
const asNew = conditions.slice(0, 1);

/** Returns a kind's exact matches, substitutes and mentions. */
export function conceptOfKind(index: ListingIndex, kind: Kind): Concept {
  const { is, like, found } = index.kinds;
  const none = emptyBitmap(0);
  const own = is.get(kind) ?? none;
  return { found: found.get(kind) ?? none, named: own, isNeeded: true, is: own, like: like.get(kind) ?? none };
}

/** Returns mentions of a kind beside another thing: the chairs of `table with chairs`. */
export function conceptBeside(index: ListingIndex, kind: Kind): Concept {
  const named = index.kinds.named.get(kind) ?? emptyBitmap(index.room);
  return { found: named, named, isNeeded: true };
}

/** Returns the concept of a non-kind name; undefined without meaning. */
export function conceptOfName(index: ListingIndex, { words, sense, same }: Name): Concept | undefined {
  const said = (parts: readonly Part[], all = same) => saying(index, all, parts);
  switch (sense.of) {
    case 'value': {
      const named = said(['strong']);
      for (const { facet, value } of sense.values) addAll(named, index.bits[facet].get(value) ?? named);
      // Descriptions mention many colors that are not the listing's.
      if (sense.values[0]?.facet === 'colour' && !isEmpty(named)) return { found: named, named, isNeeded: true };
      const found = named.slice();
      addAll(found, sense.values[0]?.facet === 'colour' ? saying(index, [words], ['weak']) : said(['weak']));
      // A group such as wood also matches any text mention.
      return { found, named, isNeeded: sense.values.length === 1 };
    }
    case 'feature': {
      const named = said(['strong']);
      return { found: named, named, isNeeded: true };
    }
    case 'room': {
      const found = said(['strong']);
      const named = found.slice();
      for (const kind of kindsOfRoom[sense.room]) addAll(found, index.kinds.is.get(kind) ?? found);
      return { found, named, isNeeded: false };
    }
    case 'age': {
      const found = said(['strong']);
      const named = found.slice();
      for (const decade of decadesOf[sense.age]) addAll(found, index.bits.decade.get(decade) ?? found);
      if (sense.age === 'new')
        for (const condition of asNew) addAll(found, index.bits.condition.get(condition) ?? found);
      return { found, named, isNeeded: false };
    }
    case 'accessory':
      return conceptOfWords(index, words);
    default:
      return undefined;
  }
}

/** What says all of some words. */
export function conceptOfWords(index: ListingIndex, words: readonly string[]): Concept {
  const named = saying(index, [words], ['strong', 'place']);
  const found = named.slice();
  addAll(found, saying(index, [words], ['weak']));
  return { found, named, isNeeded: true };
}

/** What one word means, whatever it is. */
export function conceptOfWord(index: ListingIndex, word: string): Concept {
  const name = names.get(word);
  if (name?.sense.of === 'kind') return conceptOfKind(index, name.sense.kind);
  return (name && conceptOfName(index, name)) ?? conceptOfWords(index, [word]);
}

/** What means any of several concepts. */
export function anyOf(index: ListingIndex, concepts: readonly Concept[]): Concept {
  const either: Required<Concept> = {
    ...{ found: emptyBitmap(index.room), named: emptyBitmap(index.room), isNeeded: true },
    ...{ is: emptyBitmap(index.room), like: emptyBitmap(index.room) },
  };
  for (const { found, named, is, like } of concepts) {
    addAll(either.found, found);
    addAll(either.named, named);
    if (is) addAll(either.is, is);
    if (like) addAll(either.like, like);
  }
  return either;
}

function saying(index: ListingIndex, all: readonly (readonly string[])[], parts: readonly Part[]): Bitmap {
  const said = emptyBitmap(index.room);
  for (const words of all) {
    const [only = ''] = words;
    if (words.length === 1) index.words.addSaying(only, parts, said);
    else if (words.every((word) => index.words.count(word) > 0)) addAll(said, sayingEach(index, words, parts));
  }
  return said;
}

function sayingEach(index: ListingIndex, words: readonly string[], parts: readonly Part[]): Bitmap {
  const [first = '', ...rest] = words;
  const all = emptyBitmap(index.room);
  index.words.addSaying(first, parts, all);
  for (const word of rest) {
    const those = emptyBitmap(index.room);
    index.words.addSaying(word, parts, those);
    keepCommon(all, those);
  }
  return all;
}

/** Intersects concepts; read-only. */
export function allOf([first, ...rest]: readonly Concept[]): Bitmap {
  if (!first || rest.length === 0) return first?.found ?? emptyBitmap(0);
  const all = first.found.slice();
  for (const { found } of rest) keepCommon(all, found);
  return all;
}

import { conditions } from '../../../shared/domain/listing.ts';
import type { SearchSet, TextPart } from '../../ports/search-engine.ts';
import type { Kind } from './kinds.ts';
import type { Age, Room } from './language/search-language.ts';
import { type Name, names } from './names.ts';
import { ofColour, withAnyWords } from './own-colours.ts';
import { and, ofKind, or, valued, valuedAny, withWords } from './search-sets.ts';

/** The meaning of a part of a search. */
export type Concept = {
  found: SearchSet;
  /** They come first. */
  named: SearchSet;
  /** Otherwise it only affects the order. */
  isNeeded: boolean;
  /** Listings of the kind. */
  is?: SearchSet;
  /** What people take instead of the kind. */
  like?: SearchSet;
};

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
export const conceptOfKind = (kind: Kind): Concept => ({
  found: ofKind('found', kind),
  named: ofKind('is', kind),
  isNeeded: true,
  is: ofKind('is', kind),
  like: ofKind('like', kind),
});

/** Mentions beside another thing: the chairs of `table with chairs`. */
export function conceptBeside(kind: Kind): Concept {
  const named = ofKind('named', kind);
  return { found: named, named, isNeeded: true };
}

/** Undefined without meaning. */
export function conceptOfName(name: Name): Concept | undefined {
  const { words, sense, same } = name;
  const said = (parts: readonly TextPart[]) => withAnyWords(same, parts);
  switch (sense.of) {
    case 'value': {
      const colour = ofColour(name);
      if (colour) return { ...colour, isNeeded: true };
      const named = or([said(['title']), ...sense.values.map(({ facet, value }) => valued(facet, value))]);
      const found = or([named, said(['description'])]);
      // A group such as wood also matches any text mention.
      return { found, named, isNeeded: sense.values.length === 1 };
    }
    case 'feature': {
      const named = said(['title']);
      return { found: named, named, isNeeded: true };
    }
    case 'room': {
      const named = said(['title']);
      const found = or([named, ...kindsOfRoom[sense.room].map((kind) => ofKind('is', kind))]);
      return { found, named, isNeeded: false };
    }
    case 'age': {
      const named = said(['title']);
      const decades = valuedAny('decade', decadesOf[sense.age]);
      const found = or([named, decades, ...(sense.age === 'new' ? [valuedAny('condition', asNew)] : [])]);
      return { found, named, isNeeded: false };
    }
    case 'accessory':
      return conceptOfWords(words);
    default:
      return undefined;
  }
}

/** Needs all of the words. */
export function conceptOfWords(words: readonly string[]): Concept {
  const named = withWords(words, ['title', 'place']);
  return { found: or([named, withWords(words, ['description'])]), named, isNeeded: true };
}

/** Takes the name that the word is, else the word itself. */
export function conceptOfWord(word: string): Concept {
  const name = names.get(word);
  if (name?.sense.of === 'kind') return conceptOfKind(name.sense.kind);
  return (name && conceptOfName(name)) ?? conceptOfWords([word]);
}

export const anyOf = (concepts: readonly Concept[]): Concept => ({
  found: or(concepts.map(({ found }) => found)),
  named: or(concepts.map(({ named }) => named)),
  isNeeded: true,
  is: or(concepts.flatMap(({ is }) => is ?? [])),
  like: or(concepts.flatMap(({ like }) => like ?? [])),
});

export const allOf = (concepts: readonly Concept[]): SearchSet =>
  concepts.length === 0 ? or([]) : and(concepts.map(({ found }) => found));

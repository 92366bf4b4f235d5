import { addAll, type Bitmap, emptyBitmap, keepCommon, keepHolding, meets } from './bitmap.ts';
import { allOf, type Concept, conceptOfKind } from './concepts.ts';
import type { Meaning } from './interpret-words.ts';
import { type Kind, relativesOf } from './kinds.ts';
import type { ListingIndex } from './listing-index.ts';
import { names } from './names.ts';
import type { Phrase } from './read-nouns.ts';
import type { Understood } from './understood.ts';
import { pairMask } from './word-pairs.ts';

/** Maximum concepts counted individually; more make no visible difference. */
const MOST_COUNTED = 6;

/** What is found, and in which order. */
export function decideMatches(
  index: ListingIndex,
  meaning: Meaning,
  phrase: Phrase,
  hasUnknown: boolean,
  onSale: Bitmap,
): Understood {
  const kinds = meaning.kinds.map(({ kind, concept }) => nearestKind(index, kind, concept, onSale));
  const isOther = kinds.some((concept, i) => concept !== meaning.kinds[i]?.concept);
  const needed = [...kinds, ...meaning.needed];
  if (needed.length === 0) {
    if (meaning.wished.length > 0) return findWished(index, meaning, onSale);
    // Unknown words match nothing; words without meaning match all.
    return { ...(hasUnknown ? { found: emptyBitmap(index.room) } : {}), first: () => [], isClosest: false };
  }
  const known = needed.filter(({ found }) => meets(found, onSale));
  const { found, isAll } = findAll(index, needed, known, kinds, onSale);
  const first = () => [
    meaning.wantsPart ? index.kinds.parts : index.kinds.things,
    ...(isAll
      ? []
      : levelsOf(found, [...known.map((concept) => concept.found), ...meaning.nearly.map((wish) => wish(found))])),
    ...(isOther ? [index.kinds.unsaid] : []),
    ...kinds.flatMap(({ is, like }) => (is && like ? [is, like] : [])),
    ...(isOneName(phrase) ? [] : [saidInOrder(index, found, phrase)]),
    ...levelsOf(
      found,
      meaning.needed.filter((concept) => concept.named !== concept.found).map(({ named }) => named),
    ),
    ...levelsOf(
      found,
      meaning.wished.map((wish) => wish(found)),
    ),
    ...(kinds.length > 0 ? [saidLiterally(index, phrase)] : []),
    meaning.wantsSet ? index.kinds.several : index.kinds.single,
  ];
  return { found, first, isClosest: !isAll || isOther || hasUnknown };
}

const isOneName = (phrase: Phrase): boolean => phrase.plain.length < 2 || names.has(phrase.plain.join(' '));

/** With only a size, room or age, that becomes the requirement. */
function findWished(index: ListingIndex, meaning: Meaning, onSale: Bitmap): Understood {
  const all = meaning.wished.map((wish) => wish(index.alive));
  const known = all.filter((bits) => meets(bits, onSale));
  const [some, ...more] = known.length > 0 ? known : all;
  const found = some?.slice() ?? emptyBitmap(index.room);
  for (const other of more) addAll(found, other);
  return { found, first: () => [index.kinds.things, ...levelsOf(found, all)], isClosest: false };
}

/** Returns listings with everything; else all of the kind; else those with anything. */
function findAll(
  index: ListingIndex,
  needed: readonly Concept[],
  known: readonly Concept[],
  kinds: readonly Concept[],
  onSale: Bitmap,
): { found: Bitmap; isAll: boolean } {
  if (known.length === 0) return { found: allOf(needed), isAll: true };
  const all = allOf(known);
  if (known.length === needed.length && meets(all, onSale)) return { found: all, isAll: true };
  const ofKind = known.filter((concept) => kinds.includes(concept));
  const [oneKind] = ofKind;
  if (oneKind) {
    const together = allOf(ofKind);
    return { found: meets(together, onSale) ? together : oneKind.found, isAll: false };
  }
  const some = emptyBitmap(index.room);
  for (const { found } of known) addAll(some, found);
  return { found: some, isAll: false };
}

function nearestKind(index: ListingIndex, kind: Kind, concept: Concept, onSale: Bitmap): Concept {
  const nearest = new Set<Kind>([kind]);
  for (const one of nearest) {
    const { is, like } = relativesOf(one);
    for (const other of [...is, ...like]) nearest.add(other);
    const near = one === kind ? concept : conceptOfKind(index, one);
    if (meets(near.found, onSale)) return near;
  }
  return concept;
}

function saidInOrder(index: ListingIndex, found: Bitmap, phrase: Phrase): Bitmap {
  const inOrder = found.slice();
  keepHolding(inOrder, index.pairs, pairMask(phrase.plain));
  return inOrder;
}

/** Returns listings with each word as typed, without synonyms. */
function saidLiterally(index: ListingIndex, phrase: Phrase): Bitmap {
  const [first = '', ...more] = phrase.plain;
  const literal = emptyBitmap(index.room);
  index.words.addSaying(first, ['strong'], literal);
  for (const word of more) {
    const saying = emptyBitmap(index.room);
    index.words.addSaying(word, ['strong'], saying);
    keepCommon(literal, saying);
  }
  return literal;
}

/** Groups by number of matching sets: all, all but one, and so on. */
function levelsOf(found: Bitmap, sets: readonly Bitmap[]): Bitmap[] {
  if (sets.length < 2) return [...sets];
  const atLeast: Bitmap[] = [found];
  for (const set of sets.slice(0, MOST_COUNTED))
    for (let count = atLeast.length; count > 0; count--) {
      const more = (atLeast[count - 1] as Bitmap).slice();
      keepCommon(more, set);
      const before = atLeast[count];
      if (before) addAll(more, before);
      atLeast[count] = more;
    }
  return atLeast.slice(1).reverse();
}

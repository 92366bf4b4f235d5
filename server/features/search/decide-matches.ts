import type { SearchSet } from '../../ports/search-engine.ts';
import { allOf, type Concept, conceptOfKind } from './concepts.ts';
import type { Meaning } from './interpret-words.ts';
import { type Kind, relativesOf } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { names } from './names.ts';
import type { Phrase } from './read-nouns.ts';
import { inTitle, marked, none, or, withWords } from './search-sets.ts';
import type { Understood } from './understood.ts';

/** More make no visible difference. */
const MOST_COUNTED = 6;

/** Decides what is found, and in which order. */
export async function decideMatches(
  lexicon: Lexicon,
  meaning: Meaning,
  { phrase, hasUnknown }: { phrase: Phrase; hasUnknown: boolean },
): Promise<Understood> {
  const kinds = await Promise.all(meaning.kinds.map(({ kind, concept }) => nearestKind(lexicon, kind, concept)));
  const isOther = kinds.some((concept, i) => concept !== meaning.kinds[i]?.concept);
  const needed = [...kinds, ...meaning.needed];
  const { better = [] } = meaning.limits;
  if (needed.length === 0) {
    if (meaning.wished.length > 0) return findWished(lexicon, meaning, hasUnknown);
    if (better.length > 0) return { found: or(better), first: [marked('thing')], isClosest: hasUnknown };
    // Unknown words match nothing; words without meaning match all.
    return { ...(hasUnknown ? { found: none } : {}), first: [], isClosest: false };
  }
  const meets = await lexicon.meets(needed.map(({ found }) => found));
  const known = needed.filter((_, at) => meets[at]);
  const { found, isAll } = await findAll(lexicon, needed, { known, kinds });
  const levels = levelsOf([...known.map((concept) => concept.found), ...meaning.nearly]);
  const first = [
    marked(meaning.wantsPart ? 'part' : 'thing'),
    ...better,
    ...(isAll ? [] : levels),
    ...(isOther ? [marked('unsaid')] : []),
    ...kinds.flatMap(({ is, like }) => (is && like ? [is, like] : [])),
    ...(isOneName(phrase) ? [] : [inTitle(phrase.plain)]),
    ...levelsOf(meaning.needed.filter((concept) => concept.named !== concept.found).map(({ named }) => named)),
    ...levelsOf(meaning.wished),
    ...levelsOf(meaning.roughly),
    // With each word as typed.
    ...(kinds.length > 0 ? [titledAs(phrase)] : []),
    marked(meaning.wantsSet ? 'set' : 'single'),
  ];
  const isClosest = !isAll || isOther || hasUnknown;
  const inPart = { found: anyPart(meaning), first: [...levels, ...first] };
  return { found, first, isClosest, ...(isClosest ? {} : { inPart }) };
}

/** Returns listings of the kinds and their relatives; else with any of the words. */
function anyPart({ kinds, needed }: Meaning): SearchSet {
  const related = kinds.flatMap(({ kind, concept }) => [concept, ...relatedTo(kind).map(conceptOfKind)]);
  return or((kinds.length > 0 ? related : needed).map(({ found }) => found));
}

/** `Gamingchair` is a gaming chair. */
const titledAs = (phrase: Phrase): SearchSet =>
  or(
    [phrase.plain, ...(isOneName(phrase) ? [[phrase.plain.join('')]] : [])].map((words) => withWords(words, ['title'])),
  );

const isOneName = (phrase: Phrase): boolean => phrase.plain.length < 2 || names.has(phrase.plain.join(' '));

/** With only a size, room or age, that is required. */
async function findWished(
  lexicon: Lexicon,
  { wished, limits: { better = [] } }: Meaning,
  isClosest: boolean,
): Promise<Understood> {
  const meets = await lexicon.meets(wished);
  const known = wished.filter((_, at) => meets[at]);
  const found = or(known.length > 0 ? known : wished);
  return { found, first: [marked('thing'), ...better, ...levelsOf(wished)], isClosest };
}

/** Returns listings with everything; else of the kind; else with anything. */
async function findAll(
  lexicon: Lexicon,
  needed: readonly Concept[],
  { known, kinds }: { known: readonly Concept[]; kinds: readonly Concept[] },
): Promise<{ found: SearchSet; isAll: boolean }> {
  if (known.length === 0) return { found: allOf(needed), isAll: true };
  const all = allOf(known);
  const ofKind = known.filter((concept) => kinds.includes(concept));
  const together = allOf(ofKind);
  const [hasAll, hasTogether] = await lexicon.meets([all, together]);
  if (known.length === needed.length && hasAll) return { found: all, isAll: true };
  const [oneKind] = ofKind;
  if (oneKind) return { found: hasTogether ? together : oneKind.found, isAll: false };
  return { found: or(known.map(({ found }) => found)), isAll: false };
}

/** Returns the kind, or the first related one on sale. */
async function nearestKind(lexicon: Lexicon, kind: Kind, concept: Concept): Promise<Concept> {
  const [isOnSale] = await lexicon.meets([concept.found]);
  if (isOnSale) return concept;
  const related = relatedTo(kind).map(conceptOfKind);
  const meets = await lexicon.meets(related.map(({ found }) => found));
  return related.find((_, at) => meets[at]) ?? concept;
}

/** Returns the nearest first. */
function relatedTo(kind: Kind): Kind[] {
  const nearest = new Set<Kind>([kind]);
  for (const one of nearest) {
    const { is, like } = relativesOf(one);
    for (const other of [...is, ...like]) nearest.add(other);
  }
  return [...nearest].slice(1);
}

/** Groups by matching sets: all, all but one, and so on. */
function levelsOf(sets: readonly SearchSet[]): SearchSet[] {
  if (sets.length < 2) return [...sets];
  const counted = sets.slice(0, MOST_COUNTED);
  return counted.map((_, i): SearchSet => ({ of: 'atLeast', count: counted.length - i, sets: counted }));
}

import { categoryOf, type Kind, kinds, relativesOf } from './kinds.ts';
import { type Found, kindsOf, type Phrase, readHead, readNouns, readPhrase } from './read-nouns.ts';
import { type KindMark, kindMark } from './search-sets.ts';

type Closure = { is: readonly Kind[]; like: readonly Kind[] };

function closureOf(kind: Kind): Closure {
  const is = new Set<Kind>([kind]);
  for (const one of is) for (const more of relativesOf(one).is) is.add(more);
  const like = new Set<Kind>(relativesOf(kind).like);
  for (const one of like) for (const more of relativesOf(one).is) like.add(more);
  return { is: [...is], like: [...like].filter((one) => !is.has(one)) };
}
const closures = new Map(kinds.map((kind) => [kind, closureOf(kind)]));

const WORDS_OF_DESCRIPTION = 300;

const categoryKinds = new Map<string | undefined, Kind>(kinds.map((kind) => [categoryOf(kind), kind]));

type ListingKinds = { phrase: Phrase; marks: ReadonlySet<string>; compounds: readonly string[] };

/**
 * Reads its title, else its description.
 * @returns the parsed title, marks for search, and first parts of German compounds
 */
export function readListingKinds(title: string, category: string, description: string): ListingKinds {
  const phrase = readPhrase(title);
  const nouns = readNouns(phrase);
  const { head, isPart, isSet } = readHead(phrase, nouns);
  const marks = new Set([isSet ? 'set' : 'single', isPart ? 'part' : 'thing']);
  const mark = (as: KindMark, some: readonly Kind[] | undefined) => {
    for (const kind of some ?? []) marks.add(kindMark(as, kind)).add(kindMark('found', kind));
  };
  const whole = categoryKinds.get(category);
  if (whole) marks.add(kindMark('found', whole));
  for (const kind of kindsOf(nouns)) mark('named', closures.get(kind)?.is);
  if (!isPart) markKinds(head, { description, category }, { mark, markUnsaid: () => marks.add('unsaid') });
  return { phrase, marks, compounds: nouns.flatMap(({ first }) => first ?? []) };
}

function markKinds(
  head: readonly Found[],
  { description, category }: { description: string; category: string },
  { mark, markUnsaid }: { mark: (as: KindMark, some: readonly Kind[] | undefined) => void; markUnsaid: () => void },
) {
  // The last name decides: a corner sofa bed is a bed.
  const own = kindsOf(head.slice(-1));
  for (const kind of own) {
    mark('is', closures.get(kind)?.is);
    mark('like', closures.get(kind)?.like);
  }
  const near = own.length > 0 ? kindsOf(head.slice(0, -1)) : kindsInDescription(description, category);
  for (const kind of near) mark('like', closures.get(kind)?.is);
  if (own.length + near.length > 0) return;
  // They match every kind of their category.
  markUnsaid();
  const whole = categoryKinds.get(category);
  if (whole) mark('like', [whole]);
}

function kindsInDescription(description: string, category: string): Kind[] {
  const nouns = readNouns(readPhrase(description.slice(0, WORDS_OF_DESCRIPTION)));
  const [first] = kindsOf(nouns).filter((kind) => isOf(kind, category));
  return first ? [first] : [];
}

function isOf(kind: Kind, category: string): boolean {
  const { is, like } = closures.get(kind) ?? { is: [], like: [] };
  return [...is, ...like].some((one) => categoryOf(one) === category);
}

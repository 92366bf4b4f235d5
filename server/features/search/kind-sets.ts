import { add, type Bitmap, emptyBitmap, widen } from './bitmap.ts';
import { categoryOf, type Kind, kinds, relativesOf } from './kinds.ts';
import { type Found, kindsOf, type Phrase, readHead, readNouns, readPhrase } from './read-nouns.ts';

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

export class KindSets {
  #room: number;
  /** Exact matches, substitutes, mentions, and all together. */
  readonly is = new Map<Kind, Bitmap>();
  readonly like = new Map<Kind, Bitmap>();
  readonly named = new Map<Kind, Bitmap>();
  readonly found = new Map<Kind, Bitmap>();
  /** Parts and accessories, and other non-furniture. */
  parts: Bitmap;
  things: Bitmap;
  /** Several listings for one price, and all others. */
  several: Bitmap;
  single: Bitmap;
  /** Listings without a stated kind; they match every kind of their category. */
  unsaid: Bitmap;

  constructor(room: number) {
    this.#room = room;
    [this.parts, this.things] = [emptyBitmap(room), emptyBitmap(room)];
    [this.several, this.single, this.unsaid] = [emptyBitmap(room), emptyBitmap(room), emptyBitmap(room)];
  }

  /**
   * Learns the kind from the title, else the description.
   * @returns the parsed title, and first parts of German compounds
   */
  learn(
    listing: number,
    title: string,
    category: string,
    description: string,
  ): { phrase: Phrase; compounds: readonly string[] } {
    const phrase = readPhrase(title);
    const nouns = readNouns(phrase);
    const { head, isPart, isSet } = readHead(phrase, nouns);
    const whole = categoryKinds.get(category);
    if (whole) add(this.#setOf(this.found, whole), listing);
    for (const kind of kindsOf(nouns)) this.#add(this.named, closures.get(kind)?.is, listing);
    add(isSet ? this.several : this.single, listing);
    add(isPart ? this.parts : this.things, listing);
    if (!isPart) this.#learnKinds(listing, head, description, category);
    return { phrase, compounds: nouns.flatMap(({ first }) => first ?? []) };
  }

  #learnKinds(listing: number, head: readonly Found[], description: string, category: string) {
    // The last name decides: a corner sofa bed is a sofa bed.
    const own = kindsOf(head.slice(-1));
    for (const kind of own) {
      this.#add(this.is, closures.get(kind)?.is, listing);
      this.#add(this.like, closures.get(kind)?.like, listing);
    }
    const near = own.length > 0 ? kindsOf(head.slice(0, -1)) : kindsInDescription(description, category);
    for (const kind of near) this.#add(this.like, closures.get(kind)?.is, listing);
    if (own.length + near.length > 0) return;
    add(this.unsaid, listing);
    const whole = categoryKinds.get(category);
    if (whole) this.#add(this.like, [whole], listing);
  }

  #add(sets: Map<Kind, Bitmap>, some: readonly Kind[] | undefined, listing: number) {
    for (const kind of some ?? []) {
      add(this.#setOf(sets, kind), listing);
      add(this.#setOf(this.found, kind), listing);
    }
  }

  widen(room: number): void {
    this.#room = room;
    for (const sets of [this.is, this.like, this.named, this.found])
      for (const [kind, bits] of sets) sets.set(kind, widen(bits, room));
    for (const set of ['parts', 'things', 'several', 'single', 'unsaid'] as const) this[set] = widen(this[set], room);
  }

  #setOf(sets: Map<Kind, Bitmap>, kind: Kind): Bitmap {
    const bits = sets.get(kind) ?? emptyBitmap(this.#room);
    sets.set(kind, bits);
    return bits;
  }
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

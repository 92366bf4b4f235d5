import { lettersOf, Spelling, type Spelt } from '../../platform/text/spelling.ts';
import { weightOf } from '../../platform/text/word-weight.ts';
import type { TextPart, WordUse } from '../../ports/search-engine.ts';
import type { Bitmap } from './bitmap.ts';
import { InvertedIndex } from './inverted-index.ts';

const textParts: readonly TextPart[] = ['title', 'place', 'description'];

/** `sellers` grows when another seller than the last uses the word: nobody alone can raise it, and it needs no list. */
type Entry = Spelt & { sellers: number; lastSeller: number } & { [part in TextPart]?: InvertedIndex | undefined };

/** Length of the lookup key. */
const KEY_LETTERS = 2;
const MOST_LOOKED_AT = 5_000;
/** About a millisecond, before other work. */
const WORDS_PER_STEP = 200;
/** Against flooding: above, only titles and places add words. */
const usualMost = { fromDescriptions: 300_000, all: 600_000 };

export class Vocabulary {
  #entries = new Map<string, Entry>();
  #byStart = new Map<string, Entry[]>();
  #spelling = new Spelling<Entry>();
  readonly #most: typeof usualMost;

  constructor(most = usualMost) {
    this.#most = most;
  }

  /** @param seller a number; two may share one */
  learn(word: string, listing: number, { part, seller }: { part: TextPart; seller: number }): void {
    const entry = this.#entries.get(word) ?? this.#add(word, part);
    if (!entry) return;
    if (entry.sellers === 0 || entry.lastSeller !== seller) {
      entry.sellers += 1;
      entry.lastSeller = seller;
    }
    // Static names: a dynamic lookup would slow this loop.
    if (part === 'title') {
      entry.title ??= new InvertedIndex();
      entry.title.push(listing);
    } else if (part === 'place') {
      entry.place ??= new InvertedIndex();
      entry.place.push(listing);
    } else {
      entry.description ??= new InvertedIndex();
      entry.description.push(listing);
    }
  }

  addSaying(word: string, parts: readonly TextPart[], bits: Bitmap): void {
    const entry = this.#entries.get(word);
    for (const part of parts) entry?.[part]?.addTo(bits);
  }

  use(word: string): WordUse | undefined {
    const entry = this.#entries.get(word);
    return entry && countsOf(entry);
  }

  completions(start: string, limit: number): WordUse[] {
    if (start.length < KEY_LETTERS) return [];
    const begun: Entry[] = [];
    const all = this.#byStart.get(start.slice(0, KEY_LETTERS)) ?? [];
    for (let at = 0; at < all.length && at < MOST_LOOKED_AT; at++) {
      const entry = all[at] as Entry;
      if (entry.word.startsWith(start) && countOf(entry) > 0) begun.push(entry);
    }
    return begun
      .sort((a, b) => sellersOf(b) - sellersOf(a) || countOf(b) - countOf(a))
      .slice(0, limit)
      .map(countsOf);
  }

  /** Without words of a single description, which may be misspelled. */
  nearest(word: string, limit: number): WordUse[] {
    const weigh = (entry: Entry) => {
      const count = countOf(entry);
      return count < 2 && !entry.title && !entry.place ? 0 : weightOf(countsOf(entry));
    };
    return this.#spelling.nearest(word, weigh, limit).map(countsOf);
  }

  /** Also removes unused words. Stops after each step, for other work. */
  *remove(gone: Bitmap): Generator<void> {
    let read = 0;
    for (const [word, entry] of this.#entries) {
      for (const part of textParts) {
        entry[part]?.drop(gone);
        if (entry[part]?.count === 0) entry[part] = undefined;
      }
      if (countOf(entry) === 0) this.#entries.delete(word);
      if (++read % WORDS_PER_STEP === 0) yield;
    }
    const isKnown = (entry: Entry) => this.#entries.get(entry.word) === entry;
    yield* this.#spelling.filter(isKnown);
    for (const [key, entries] of this.#byStart) {
      const kept = entries.filter(isKnown);
      if (kept.length === 0) this.#byStart.delete(key);
      else if (kept.length < entries.length) this.#byStart.set(key, kept);
      yield;
    }
  }

  #add(word: string, part: TextPart): Entry | undefined {
    const most = part === 'description' ? this.#most.fromDescriptions : this.#most.all;
    if (this.#entries.size >= most) return undefined;
    const entry: Entry = { word, letters: lettersOf(word), sellers: 0, lastSeller: 0 };
    this.#entries.set(word, entry);
    this.#spelling.add(entry);
    const key = word.slice(0, KEY_LETTERS);
    const others = this.#byStart.get(key);
    if (others) others.push(entry);
    else this.#byStart.set(key, [entry]);
    return entry;
  }
}

const namedOf = ({ title, place }: Entry) => (title?.count ?? 0) + (place?.count ?? 0);
const countOf = (entry: Entry) => namedOf(entry) + (entry.description?.count ?? 0);
/** Removed listings do not lower it. */
const sellersOf = (entry: Entry) => Math.min(entry.sellers, countOf(entry));
const countsOf = (entry: Entry): WordUse => ({
  word: entry.word,
  named: namedOf(entry),
  all: countOf(entry),
  sellers: sellersOf(entry),
});

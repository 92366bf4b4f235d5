import type { Bitmap } from './bitmap.ts';
import { InvertedIndex } from './inverted-index.ts';
import { names } from './names.ts';
import { plainWord, splitWords } from './read-words.ts';
import { lettersOf, Spelling, type Spelt } from './spelling.ts';

export type Part = 'strong' | 'place' | 'weak';
type Entry = Spelt & { isName: boolean; strong?: InvertedIndex; place?: InvertedIndex; weak?: InvertedIndex };

/** Length of the lookup key. */
export const KEY_LETTERS = 2;
/** Maximum words learned per text, against flooding. */
const MOST_LEARNT = 400;
const MOST_WRITTEN = 100_000;
const MOST_COMPLETIONS = 40;
const MOST_LOOKED_AT = 5_000;
/** Extra weight of a known name, so that it precedes rare words. */
const NAME_WEIGHT = 3;

/** All words of listings, by part: title, location, description. Includes synonyms. */
export class Vocabulary {
  #entries = new Map<string, Entry>();
  #byStart = new Map<string, Entry[]>();
  #written = new Map<string, Entry | undefined>();

  #spelling = new Spelling<Entry>();

  constructor() {
    for (const { words } of names.values()) for (const word of words) this.#entry(word, true);
  }

  /** Learns the words of a listing's text; listings must come in ascending order. */
  learn(text: string, listing: number, part: Part): void {
    let learnt = 0;
    for (const word of splitWords(text)) {
      if (word === '') continue;
      if (++learnt > MOST_LEARNT) return;
      const entry = this.#written.get(word) ?? this.#meet(word);
      if (!entry) continue;
      // Static property names: a dynamic lookup would slow this loop.
      if (part === 'strong') {
        entry.strong ??= new InvertedIndex();
        entry.strong.push(listing);
      } else if (part === 'place') {
        entry.place ??= new InvertedIndex();
        entry.place.push(listing);
      } else {
        entry.weak ??= new InvertedIndex();
        entry.weak.push(listing);
      }
    }
  }

  knows(word: string): boolean {
    return this.#entries.has(word);
  }

  addSaying(word: string, parts: readonly Part[], bits: Bitmap): void {
    const entry = this.#entries.get(word);
    for (const part of parts) entry?.[part]?.addTo(bits);
  }

  completions(start: string, limit = MOST_COMPLETIONS): string[] {
    if (start.length < KEY_LETTERS) return [];
    const begun: Entry[] = [];
    const all = this.#byStart.get(start.slice(0, KEY_LETTERS)) ?? [];
    for (let at = 0; at < all.length && at < MOST_LOOKED_AT; at++) {
      const entry = all[at] as Entry;
      if (entry.word.startsWith(start)) begun.push(entry);
    }
    return begun
      .sort((a, b) => countOf(b) - countOf(a))
      .slice(0, limit)
      .map(({ word }) => word);
  }

  count(word: string): number {
    const entry = this.#entries.get(word);
    return entry ? countOf(entry) : 0;
  }

  /** Splits a German compound into two known words: `ledersofa`, `eichentisch`. */
  parts(word: string): [string, string] | undefined {
    for (let at = word.length - 3; at >= 3; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (!this.knows(second)) continue;
      const known = [first, first.replace(/[ns]$/, '')].find((one) => one.length >= 3 && this.knows(one));
      if (known) return [known, second];
    }
    return undefined;
  }

  /** Returns likely corrections. Words of a single description may be misspelled and are excluded. */
  nearest(word: string, limit: number): string[] {
    const weigh = (entry: Entry) => {
      const count = countOf(entry);
      return isSaidOnce(entry, count) ? 0 : count + (entry.isName ? NAME_WEIGHT : 0);
    };
    return this.#spelling.nearest(word, weigh, limit).map((entry) => entry.word);
  }

  #meet(written: string): Entry | undefined {
    if (this.#written.has(written)) return undefined;
    const word = plainWord(written);
    const entry = word === '' ? undefined : this.#entry(word);
    if (this.#written.size < MOST_WRITTEN) this.#written.set(written, entry);
    return entry;
  }

  #entry(word: string, isName = false): Entry {
    const known = this.#entries.get(word);
    if (known) return known;
    const entry: Entry = { word, letters: lettersOf(word), isName };
    this.#entries.set(word, entry);
    this.#spelling.add(entry);
    const key = word.slice(0, KEY_LETTERS);
    const others = this.#byStart.get(key);
    if (others) others.push(entry);
    else this.#byStart.set(key, [entry]);
    return entry;
  }
}

const countOf = ({ strong, place, weak }: Entry) => (strong?.count ?? 0) + (place?.count ?? 0) + (weak?.count ?? 0);

const isSaidOnce = ({ isName, strong, place }: Entry, count: number) => !isName && !strong && !place && count < 2;

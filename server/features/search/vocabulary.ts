import type { Bits } from './bitmap.ts';
import { Postings } from './inverted-index.ts';
import { names } from './names.ts';
import { plainWord, splitWords } from './read-words.ts';
import { lettersOf, Spelling, type Spelt } from './spelling.ts';

/** Where a piece says a word: in its name, in its place, or where it is described. */
export type Part = 'strong' | 'place' | 'weak';
type Entry = Spelt & { isName: boolean; strong?: Postings; place?: Postings; weak?: Postings };

/** Letters by which words are looked up; fewer begin too many. */
export const KEY_LETTERS = 2;
/** Words of one text that are learnt: more than a person writes of a piece, and few enough for whoever floods the shop. */
const MOST_LEARNT = 400;
const MOST_WRITTEN = 100_000;
const MOST_COMPLETIONS = 40;
/** Words that are looked at for those that begin as one was begun. */
const MOST_LOOKED_AT = 5_000;
/** A name counts as if so many pieces said it, so that it goes before what a single one says. */
const NAME_WEIGHT = 3;

/**
 * Every word that pieces say, with the pieces that say it: `strong` where it names the piece, `place` where it says where
 * the piece is, `weak` where it only describes it. Knows the words of the synonyms too, so that they need no correction.
 */
export class Vocabulary {
  #entries = new Map<string, Entry>();
  #byStart = new Map<string, Entry[]>();
  /** Texts say the same words again and again: each as it was written, nothing for one that finds nothing. */
  #written = new Map<string, Entry | undefined>();

  #spelling = new Spelling<Entry>();

  constructor() {
    for (const { words } of names.values()) for (const word of words) this.#entry(word, true);
  }

  /** Learns the words that a piece says in a text. Pieces come in rising order. */
  learn(text: string, piece: number, part: Part): void {
    let learnt = 0;
    for (const word of splitWords(text)) {
      if (word === '') continue;
      if (++learnt > MOST_LEARNT) return;
      const entry = this.#written.get(word) ?? this.#meet(word);
      if (!entry) continue;
      // Each field by its own name: one that is looked up by a text slows this loop down.
      if (part === 'strong') {
        entry.strong ??= new Postings();
        entry.strong.push(piece);
      } else if (part === 'place') {
        entry.place ??= new Postings();
        entry.place.push(piece);
      } else {
        entry.weak ??= new Postings();
        entry.weak.push(piece);
      }
    }
  }

  knows(word: string): boolean {
    return this.#entries.has(word);
  }

  /** Adds the pieces that say a word to a set. */
  addSaying(word: string, parts: readonly Part[], bits: Bits): void {
    const entry = this.#entries.get(word);
    for (const part of parts) entry?.[part]?.addTo(bits);
  }

  /** Words that begin so, those that most pieces say first. */
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

  /** How many pieces say a word. */
  count(word: string): number {
    const entry = this.#entries.get(word);
    return entry ? countOf(entry) : 0;
  }

  /** Two known words that a compound is made of, as German makes them: `ledersofa`, `eichentisch`. */
  parts(word: string): [string, string] | undefined {
    for (let at = word.length - 3; at >= 3; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (!this.knows(second)) continue;
      const known = [first, first.replace(/[ns]$/, '')].find((one) => one.length >= 3 && this.knows(one));
      if (known) return [known, second];
    }
    return undefined;
  }

  /**
   * The known words that were probably meant by a misspelt one, the likeliest first. What stands in a single description
   * may be misspelt itself, or made up, and is never meant.
   */
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

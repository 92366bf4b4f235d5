import type { Bits } from './bits.ts';
import { Postings } from './postings.ts';
import { plainWord, splitWords } from './read-words.ts';
import { meanings } from './synonyms.ts';

/** Where a piece says a word: in its name, in its place, or where it is described. */
export type Part = 'strong' | 'place' | 'weak';
type Entry = { word: string; letters: number; strong?: Postings; place?: Postings; weak?: Postings };

/** Letters by which words are looked up; fewer begin too many. */
export const KEY_LETTERS = 2;
const MOST_WRITTEN = 100_000;
const MOST_COMPLETIONS = 40;
/** Below this many letters a slip makes another word. */
const SHORTEST_FORGIVEN = 4;
const LONG_WORD = 8;

/**
 * Every word that pieces say, with the pieces that say it: `strong` where it names the piece, `place` where it says where
 * the piece is, `weak` where it only describes it. Knows the words of the synonyms too, so that they need no correction.
 */
export class Vocabulary {
  #entries = new Map<string, Entry>();
  #byStart = new Map<string, Entry[]>();
  /** Texts say the same words again and again: each as it was written, nothing for one that finds nothing. */
  #written = new Map<string, Entry | undefined>();

  constructor() {
    for (const name of meanings.keys()) for (const word of name.split(' ')) this.#entry(word);
  }

  /** Learns the words that a piece says in a text. Pieces come in rising order. */
  learn(text: string, piece: number, part: Part): void {
    for (const word of splitWords(text)) {
      if (word === '') continue;
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
  completions(start: string): string[] {
    if (start.length < KEY_LETTERS) return [];
    return (this.#byStart.get(start.slice(0, KEY_LETTERS)) ?? [])
      .filter(({ word }) => word.startsWith(start))
      .sort((a, b) => countOf(b) - countOf(a))
      .slice(0, MOST_COMPLETIONS)
      .map(({ word }) => word);
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

  /** The known word that was probably meant: one slip away, two in a long word; the one that most pieces say. */
  nearest(word: string): string | undefined {
    if (word.length < SHORTEST_FORGIVEN || /\d/.test(word)) return undefined;
    const most = word.length >= LONG_WORD ? 2 : 1;
    const letters = lettersOf(word);
    let best: { entry: Entry; slips: number } | undefined;
    for (const entry of this.#entries.values()) {
      if (Math.abs(entry.word.length - word.length) > most || differing(entry.letters, letters) > 2 * most) continue;
      const slips = slipsBetween(entry.word, word, most);
      if (slips > most) continue;
      if (!best || slips < best.slips || (slips === best.slips && countOf(entry) > countOf(best.entry)))
        best = { entry, slips };
    }
    return best?.entry.word;
  }

  #meet(written: string): Entry | undefined {
    if (this.#written.has(written)) return undefined;
    const word = plainWord(written);
    const entry = word === '' ? undefined : this.#entry(word);
    if (this.#written.size < MOST_WRITTEN) this.#written.set(written, entry);
    return entry;
  }

  #entry(word: string): Entry {
    const known = this.#entries.get(word);
    if (known) return known;
    const entry: Entry = { word, letters: lettersOf(word) };
    this.#entries.set(word, entry);
    const key = word.slice(0, KEY_LETTERS);
    const others = this.#byStart.get(key);
    if (others) others.push(entry);
    else this.#byStart.set(key, [entry]);
    return entry;
  }
}

const countOf = ({ strong, place, weak }: Entry) => (strong?.count ?? 0) + (place?.count ?? 0) + (weak?.count ?? 0);

/** Which letters a word has, a bit each: most words can be ruled out by that. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function differing(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many letters were left out, added, changed or exchanged with their neighbour; more than `most` is not counted out. */
function slipsBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

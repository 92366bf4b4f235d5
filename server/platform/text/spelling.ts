export type Spelt = { word: string; letters: number };

/** Shorter words are not corrected. */
const SHORTEST_FORGIVEN = 4;
/** Two typos from here on, also in the first letter. */
const LONG_WORD = 8;
const KEY_LETTERS = 3;
/** Per word. */
const MAX_COMPARED = 6_000;
const MAX_WEIGHED = 600;

/** Returns how many typos of a word are corrected: 0 to 2. */
export function maxEdits(word: string): number {
  if (word.length < SHORTEST_FORGIVEN || /\d/.test(word)) return 0;
  return word.length >= LONG_WORD ? 2 : 1;
}

/** Words by beginning, by end, and by both with length: bounds the cost of a correction. */
export class Spelling<S extends Spelt> {
  #byKey = new Map<string, S[]>();

  add(entry: S): void {
    if (entry.word.length < SHORTEST_FORGIVEN - 1) return;
    for (const key of [startOf(entry.word), endOf(entry.word), endsOf(entry.word, entry.word.length)]) {
      const others = this.#byKey.get(key);
      if (others) others.push(entry);
      else this.#byKey.set(key, [entry]);
    }
  }

  /** Stops after each step, for other work. */
  *filter(isPresent: (entry: S) => boolean): Generator<void> {
    for (const [key, entries] of this.#byKey) {
      const present = entries.filter(isPresent);
      if (present.length === 0) this.#byKey.delete(key);
      else if (present.length < entries.length) this.#byKey.set(key, present);
      yield;
    }
  }

  /**
   * Returns words that differ by one typo, or two in long words.
   * @param weigh frequency; 0 excludes
   */
  nearest(word: string, weigh: (entry: S) => number, limit: number): S[] {
    const most = maxEdits(word);
    if (most === 0) return [];
    const letters = lettersOf(word);
    const near = new Map<S, { entry: S; edits: number; weight: number }>();
    let [compared, weighed] = [0, 0];
    for (const key of this.#keysOf(word, most))
      for (const entry of this.#byKey.get(key) ?? []) {
        if (++compared > MAX_COMPARED || weighed > MAX_WEIGHED) break;
        if (Math.abs(entry.word.length - word.length) > most) continue;
        if (differingLetters(entry.letters, letters) > 2 * most) continue;
        if (near.has(entry) || !mayBeginLike(entry.word, word)) continue;
        const weight = weigh(entry);
        if (weight === 0) continue;
        weighed += 1;
        const edits = editDistance(entry.word, word, most);
        if (edits > 0 && edits <= most) near.set(entry, { entry, edits, weight });
      }
    return [...near.values()]
      .sort((a, b) => a.edits - b.edits || b.weight - a.weight)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }

  #keysOf(word: string, most: number): string[] {
    const lengths = Array.from({ length: 2 * most + 1 }, (_, i) => word.length - most + i);
    return [startOf(word), startOf(swapStart(word)), endOf(word), ...lengths.map((length) => endsOf(word, length))];
  }
}

/** `osfa` shares no beginning or end with `sofa`. */
export const swapStart = (word: string): string => `${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`;
const startOf = (word: string) => `^${word.slice(0, KEY_LETTERS)}`;
const endOf = (word: string) => `${word.slice(-KEY_LETTERS)}$`;
const endsOf = (word: string, length: number) => `${word[0]}${length}${word.at(-1)}`;

/** `rote` is not `lote`, but `osfa` is `sofa`. */
const mayBeginLike = (known: string, typed: string): boolean =>
  known[0] === typed[0] || typed.length >= LONG_WORD || (known[0] === typed[1] && known[1] === typed[0]);

/** Returns the letters of a word as a bitmask, for fast exclusion. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Damerau-Levenshtein distance; stops beyond `most`. */
export function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

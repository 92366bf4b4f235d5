import { lettersOf, Spelling } from '../../platform/text/spelling.ts';
import type { SearchEngine, SearchSet, WordUse } from '../../ports/search-engine.ts';
import { names } from './names.ts';
import { onSale } from './search-sets.ts';

const NAME_WEIGHT = 3;
const MOST_COMPLETIONS = 40;
/** Shorter beginnings are not completed. */
export const KEY_LETTERS = 2;
/** Minimum factor by which a word is more frequent than its misspelling. */
const USUAL = 3;
/** A long name of ours is always meant; a short one, while few listings have the spelling. */
const LONG_NAME = 6;
const FEW = 10;
/** Candidates per guess, from which the best are chosen. */
const CANDIDATES = 4;

const nameWords = [...new Set([...names.values()].flatMap(({ words }) => words))].sort();
const isNameWord = new Set(nameWords);
const namesByStart = new Map<string, string[]>();
const nameSpelling = new Spelling<{ word: string; letters: number }>();
for (const word of nameWords) {
  nameSpelling.add({ word, letters: lettersOf(word) });
  const key = word.slice(0, KEY_LETTERS);
  namesByStart.set(key, [...(namesByStart.get(key) ?? []), word]);
}

type WordSource = Pick<SearchEngine, 'uses' | 'completions' | 'spelledLike' | 'meets'>;

/** Caches what the engine knows about the words of one search. */
export class Lexicon {
  readonly #engine: WordSource;
  readonly #uses = new Map<string, WordUse>();
  readonly #usual = new Map<string, string[]>();

  constructor(engine: WordSource) {
    this.#engine = engine;
  }

  async load(words: readonly string[]): Promise<void> {
    const asked = [...new Set(words)].filter((word) => word !== '' && !this.#uses.has(word));
    if (asked.length === 0) return;
    const found = new Map((await this.#engine.uses(asked)).map((use) => [use.word, use]));
    for (const word of asked) this.#uses.set(word, found.get(word) ?? { word, named: 0, all: 0 });
  }

  count(word: string): number {
    return this.#uses.get(word)?.all ?? 0;
  }

  knows(word: string): boolean {
    return isNameWord.has(word) || this.count(word) > 0;
  }

  /** Pairs that a word may be made of: `ledersofa`, `inkwell`. All were looked up. */
  parts(word: string): [string, string][] {
    return splitsOf(word).flatMap(([first, second]): [string, string][] => {
      if (!this.knows(second)) return [];
      return formsOf(first).flatMap((one): [string, string][] =>
        one.length >= 3 && this.knows(one) ? [[one, second]] : [],
      );
    });
  }

  async loadParts(words: readonly string[]): Promise<void> {
    await this.load(words.flatMap(splitsOf).flatMap(([first, second]) => [...formsOf(first), second]));
  }

  async completions(start: string, limit = MOST_COMPLETIONS): Promise<string[]> {
    if (start.length < KEY_LETTERS) return [];
    const used = await this.#engine.completions(start, limit);
    for (const use of used) this.#uses.set(use.word, use);
    const known = new Set(used.map(({ word }) => word));
    const begun = namesByStart.get(start.slice(0, KEY_LETTERS)) ?? [];
    const unused = begun.filter((word) => word.startsWith(start) && !known.has(word));
    return [...known, ...unused].slice(0, limit);
  }

  /** Returns words that may have been meant, best first. */
  async guesses(word: string, limit: number): Promise<string[]> {
    const own = nameSpelling.nearest(word, () => 1, CANDIDATES * limit).map((name) => name.word);
    const used = await this.#engine.spelledLike(word, CANDIDATES * limit);
    for (const use of used) this.#uses.set(use.word, use);
    await this.load(own);
    const known = new Map(
      [...own, ...used.map((use) => use.word)].map((one) => [one, { word: one, letters: lettersOf(one) }]),
    );
    const spelling = new Spelling<{ word: string; letters: number }>();
    for (const entry of known.values()) spelling.add(entry);
    const weigh = (entry: { word: string }) => this.count(entry.word) + (isNameWord.has(entry.word) ? NAME_WEIGHT : 0);
    return spelling.nearest(word, weigh, limit).map((guess) => guess.word);
  }

  async usualSpellings(word: string): Promise<string[]> {
    if (this.count(word) === 0) return [];
    const known = this.#usual.get(word);
    if (known) return known;
    // Names of ours first: a listing may use a word that is spelled still more alike.
    const own = nameSpelling.nearest(word, () => 1, 1).map((name) => name.word);
    const guessed = new Set([...own, ...(await this.guesses(word, 1))]);
    const usual = [...guessed].filter((guess) => guess !== word && this.#isUsual(guess, word));
    this.#usual.set(word, usual);
    return usual;
  }

  #isUsual(guess: string, word: string): boolean {
    const isOurs = isNameWord.has(guess) && (word.length >= LONG_NAME || this.count(word) < FEW);
    return isOurs || this.count(guess) >= USUAL * this.count(word);
  }

  meets(sets: readonly SearchSet[]): Promise<boolean[]> {
    return sets.length === 0 ? Promise.resolve([]) : this.#engine.meets(sets, onSale);
  }
}

/** A German compound may join its parts with an n or s. */
export const formsOf = (first: string): string[] => [...new Set([first, first.replace(/[ns]$/, '')])];

/** Returns the ways to split a word in two, the longest beginning first. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = word.length - 3; at >= 3; at--) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

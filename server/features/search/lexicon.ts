import { editDistance, lettersOf, maxEdits, Spelling } from '../../platform/text/spelling.ts';
import { weightOf } from '../../platform/text/word-weight.ts';
import type { SearchEngine, SearchSet, WordUse } from '../../ports/search-engine.ts';
import { names, splitCompound } from './names.ts';
import { onSale } from './search-sets.ts';

const NAME_WEIGHT = 3;
const MOST_COMPLETIONS = 40;
/** Shorter beginnings are not completed. */
export const KEY_LETTERS = 2;
/** A word is at least so many times as frequent as its misspelling. */
const USUAL = 3;
const MOST_USUAL = 3;
const CANDIDATES = 4;

const nameWords = [
  ...new Set([...names].flatMap(([key, { words }]) => (key.includes(' ') ? words : [key, ...words]))),
].sort();
const isNameWord = new Set(nameWords);
const namesByStart = new Map<string, string[]>();
const nameSpelling = new Spelling<{ word: string; letters: number }>();
for (const word of nameWords) {
  nameSpelling.add({ word, letters: lettersOf(word) });
  const key = word.slice(0, KEY_LETTERS);
  namesByStart.set(key, [...(namesByStart.get(key) ?? []), word]);
}

type WordSource = Pick<SearchEngine, 'uses' | 'completions' | 'spelledLike' | 'meets'>;

/** Caches the engine's knowledge of one search's words. */
export class Lexicon {
  readonly #engine: WordSource;
  readonly #uses = new Map<string, WordUse>();
  readonly #usual = new Map<string, string[]>();
  readonly #typed = new Map<string, string>();

  constructor(engine: WordSource) {
    this.#engine = engine;
  }

  async load(words: readonly string[]): Promise<void> {
    const asked = [...new Set(words)].filter((word) => word !== '' && !this.#uses.has(word));
    if (asked.length === 0) return;
    const found = new Map((await this.#engine.uses(asked)).map((use) => [use.word, use]));
    for (const word of asked) this.#uses.set(word, found.get(word) ?? { word, named: 0, all: 0, sellers: 0 });
  }

  count(word: string): number {
    return this.#uses.get(word)?.all ?? 0;
  }

  #weigh(word: string): number {
    const use = this.#uses.get(word);
    return use ? weightOf(use) : 0;
  }

  /** Listings or sellers decide. A word of one seller never replaces one of several, however many listings have it. */
  #isMoreUsual(guess: string, typed: string): boolean {
    const [known, given] = [this.#uses.get(guess), this.#uses.get(typed)];
    if (!known) return false;
    const { all = 0, sellers = 0 } = given ?? {};
    return known.all >= USUAL * all || known.sellers >= USUAL * sellers || (sellers === 1 && known.sellers > 1);
  }

  knows(word: string): boolean {
    return isNameWord.has(word) || this.count(word) > 0;
  }

  /** `schrebtisch` is no compound, `loveset` no two words. */
  isMisspelledKind(word: string): boolean {
    const first = splitCompound(word)?.first;
    if (this.knows(word) || (first !== undefined && formsOf(first).some((form) => this.knows(form)))) return false;
    const near = nameSpelling.nearest(word, () => 1, CANDIDATES).map((name) => name.word);
    return near.some((name) => names.get(name)?.sense.of === 'kind' && editDistance(name, word, 1) === 1);
  }

  /** Used by listings, and none of our names. */
  isOnlyUsed(word: string): boolean {
    return !isNameWord.has(word) && this.count(word) > 0;
  }

  /** Returns our names that may be meant, best first. */
  async guessNames(word: string, limit: number): Promise<string[]> {
    const guesses = await this.guesses(word, CANDIDATES * limit);
    return guesses.filter((guess) => isNameWord.has(guess)).slice(0, limit);
  }

  /** A word's possible parts (`ledersofa`, `inkwell`), all looked up. */
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

  /** Returns all our names that begin so, then the words of most sellers. */
  async completions(start: string, limit = MOST_COMPLETIONS): Promise<string[]> {
    if (start.length < KEY_LETTERS) return [];
    const used = await this.#engine.completions(start, limit);
    for (const use of used) this.#uses.set(use.word, use);
    const begun = namesByStart.get(start.slice(0, KEY_LETTERS)) ?? [];
    const own = begun.filter((word) => word.startsWith(start));
    const others = used.flatMap(({ word }) => (isNameWord.has(word) ? [] : [word]));
    return [...own, ...others.slice(0, Math.max(0, limit - own.length))];
  }

  /** The best first. */
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
    const weigh = (entry: { word: string }) => this.#weigh(entry.word) + (isNameWord.has(entry.word) ? NAME_WEIGHT : 0);
    return spelling.nearest(word, weigh, limit).map((guess) => guess.word);
  }

  /** Notes what a guess replaces: it may be a common misspelling itself. */
  guessed(guess: string, typed: string): void {
    this.#typed.set(guess, typed);
    this.#usual.delete(guess);
  }

  /** Returns other meanings of a word. Includes our names, so that no misspelling replaces them. */
  async usualSpellings(word: string): Promise<string[]> {
    if (this.count(word) === 0) return [];
    const known = this.#usual.get(word);
    if (known) return known;
    const usual = new Set<string>();
    for (const typed of new Set([word, this.#typed.get(word) ?? word])) {
      for (const { word: own } of nameSpelling.nearest(typed, () => 1, MOST_USUAL)) usual.add(own);
      const typos = likelyTypos(typed);
      await this.load(typos);
      for (const typo of typos) if (this.knows(typo)) usual.add(typo);
      const [guess] = await this.guesses(typed, 1);
      if (guess !== undefined && this.#isMoreUsual(guess, typed)) usual.add(guess);
    }
    usual.delete(word);
    this.#usual.set(word, [...usual]);
    return [...usual];
  }

  meets(sets: readonly SearchSet[]): Promise<boolean[]> {
    return sets.length === 0 ? Promise.resolve([]) : this.#engine.meets(sets, onSale);
  }
}

/** Swaps, doubles or halves letters, or writes `ue` for `u`: that seldom makes another word. */
function likelyTypos(word: string): string[] {
  if (maxEdits(word) === 0) return [];
  const typos = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    const umlaut = !/[aou]/.test(letter)
      ? []
      : [`${before}${letter}${after.startsWith('e') ? after.slice(1) : `e${after}`}`];
    return [
      swapped,
      `${before}${letter}${letter}${after}`,
      ...(after.startsWith(letter) ? [before + after] : []),
      ...umlaut,
    ];
  });
  return [...new Set(typos)].filter((typo) => typo !== word);
}

/** German compounds may join with an n or s. */
export const formsOf = (first: string): string[] => [...new Set([first, first.replace(/[ns]$/, '')])];

/** The longest beginning first. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = word.length - 3; at >= 3; at--) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

import { editDistance, maxEdits } from '../../platform/text/spelling.ts';
import { allOf } from './concepts.ts';
import { interpret } from './interpret-words.ts';
import type { Lexicon } from './lexicon.ts';
import { names } from './names.ts';
import { filterAt, joinedAt } from './query-words.ts';
import type { Limits } from './read-limits.ts';
import type { Phrase } from './read-nouns.ts';
import { languages, readWords } from './read-words.ts';
import { or } from './search-sets.ts';

const ordinary = new Set(languages.flatMap((language) => readWords(language.ordinary)));
const isOrdinary = (phrase: Phrase, at: number) => ordinary.has(phrase.plain[at] ?? '');

const MOST_CORRECTED = 4;
const MOST_GUESSES = 3;

/**
 * Replaces unknown words with similar known ones that find listings, else with a kind of ours, whose relatives may.
 * @param query.known the phrase without words at `unknown`
 * @param query.isNamed only our names replace them
 * @returns the words, and how many were corrected
 */
export async function correctWords(
  lexicon: Lexicon,
  typed: Phrase,
  {
    known,
    unknown,
    limits,
    isBegun,
    isNamed,
  }: { known: Phrase; unknown: readonly number[]; limits: Limits; isBegun: boolean; isNamed?: true },
): Promise<{ phrase: Phrase; corrected: number }> {
  let [phrase, corrected] = [typed, 0];
  const left = new Set(unknown);
  for (const at of unknown.filter((one) => !isOrdinary(typed, one)).slice(0, MOST_CORRECTED)) {
    const given = phrase.plain[at] ?? '';
    const guesses = await (isNamed ? lexicon.guessNames(given, MOST_GUESSES) : lexicon.guesses(given, MOST_GUESSES));
    const kinds = isNamed ? [] : guesses.filter(isKind).slice(0, 1);
    for (const [n, word] of [...guesses, ...kinds].entries()) {
      lexicon.guessed(word, typed.plain[at] ?? '');
      const guessed = putWord(phrase, at, word);
      const tried = filterAt(guessed, (one) => one === at || !left.has(one));
      const meaning = await interpret(lexicon, { phrase: tried, limits, isBegun });
      const needed = [...meaning.kinds.map(({ concept }) => concept), ...meaning.needed];
      const [found] = await lexicon.meets([needed.length === 0 && isRoom(word) ? or(meaning.wished) : allOf(needed)]);
      if (!found && n < guesses.length) continue;
      phrase = guessed;
      left.delete(at);
      corrected += 1;
      break;
    }
  }
  return { phrase: corrected === 0 ? known : filterAt(phrase, (at) => !left.has(at)), corrected };
}

/** `offcie` of `offcie chiar` */
const isRoom = (word: string) => names.get(word)?.sense.of === 'room';

const isKind = (word: string) => names.get(word)?.sense.of === 'kind';

const putWord = (phrase: Phrase, at: number, word: string): Phrase => ({
  ...phrase,
  written: phrase.written.with(at, word),
  plain: phrase.plain.with(at, word),
});

function isRestSimilar(guess: string, { one, other }: { one: string; other: string }): boolean {
  const rest = [guess.startsWith(other), guess.endsWith(other)].flatMap((has, n) =>
    has ? [n === 0 ? guess.slice(other.length) : guess.slice(0, -other.length)] : [],
  );
  return rest.length === 0 || rest.some((part) => editDistance(part, one, 2) <= Math.max(1, maxEdits(one)));
}

/** Joins a word with a neighbor when both together misspell a kind of ours: `bok case` is a bookcase. */
export async function joinMisspelled(
  lexicon: Lexicon,
  phrase: Phrase,
  unknown: readonly number[],
): Promise<Phrase | undefined> {
  const doubted = unknown.filter((at) => !isOrdinary(phrase, at)).slice(0, MOST_CORRECTED);
  for (const { at, from } of doubted.flatMap((at) => [at - 1, at].map((from) => ({ at, from })))) {
    const [typed] = joinedAt(phrase, from);
    if (typed === undefined) continue;
    const [one, other] = [phrase.plain[at] ?? '', phrase.plain[at === from ? from + 1 : from] ?? ''];
    const guesses = await lexicon.guessNames(typed, MOST_GUESSES);
    const kind = guesses.find((guess) => isKind(guess) && isRestSimilar(guess, { one, other }));
    if (kind === undefined) continue;
    return filterAt(putWord(phrase, from, kind), (at) => at !== from + 1);
  }
  return undefined;
}

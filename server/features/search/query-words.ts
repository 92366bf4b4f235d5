import { formsOf, KEY_LETTERS, type Lexicon } from './lexicon.ts';
import { names, splitCompound, splitNames } from './names.ts';
import type { Phrase } from './read-nouns.ts';

const MOST_WORDS = 12;

export const shorten = (phrase: Phrase): Phrase => filterAt(phrase, (at) => at < MOST_WORDS);

/** Drops a single trailing letter, which is no useful prefix yet. */
export function withoutBegun(phrase: Phrase, text: string): Phrase {
  const last = phrase.plain.at(-1) ?? '';
  // `sofá en L`
  if (names.has(phrase.plain.slice(-2).join(' '))) return phrase;
  if (last.length >= KEY_LETTERS || !/\p{L}$/u.test(last) || !/\p{L}\s*$/u.test(text)) return phrase;
  return filterAt(phrase, (at) => at < phrase.plain.length - 1);
}

export const filterAt = (phrase: Phrase, keep: (at: number) => boolean): Phrase => ({
  modifiers: phrase.modifiers,
  written: phrase.written.filter((_, at) => keep(at)),
  plain: phrase.plain.filter((_, at) => keep(at)),
  part: phrase.part.filter((_, at) => keep(at)),
  breaks: phrase.breaks.filter((_, at) => keep(at)),
});

/** Returns a word written together with the next one: `ward robe`, `ink well`. */
export function joinedAt({ plain }: Phrase, at: number): string[] {
  const [one, other] = [plain[at], plain[at + 1]];
  return one !== undefined && other !== undefined ? [one + other] : [];
}

/** `EA217`, and `70234911` for 702.349.11. */
export function splitNumber(word: string): string[] {
  const [, ...parts] = /^(\d{3})(\d{3})(\d{2})$/.exec(word) ?? /^(\p{L}{1,4})(\d{2,5})$/u.exec(word) ?? [];
  return parts;
}

/** Splits our own words that were written together, and drops unknown ones; undefined without any. */
export function apart(phrase: Phrase, unknown: readonly number[]): { phrase: Phrase; hasUnknown: boolean } | undefined {
  const split = phrase.plain.map(splitNames);
  if (split.every((words) => words === undefined)) return undefined;
  const left = phrase.plain.flatMap((word, at) => {
    const words = split[at] ?? (unknown.includes(at) ? [] : [word]);
    return words.map((plain) => ({ at, plain, isSplit: split[at] !== undefined }));
  });
  return {
    phrase: {
      modifiers: phrase.modifiers,
      written: left.map(({ at, plain, isSplit }) => (isSplit ? plain : (phrase.written[at] ?? plain))),
      plain: left.map(({ plain }) => plain),
      part: left.map(({ at }) => phrase.part[at] ?? 0),
      breaks: left.map(({ at }) => phrase.breaks[at] ?? 0),
    },
    hasUnknown: unknown.some((at) => split[at] === undefined),
  };
}

/** Returns known words, and the positions of unknown ones. */
export async function removeUnknown(
  lexicon: Lexicon,
  phrase: Phrase,
  isBegun: boolean,
): Promise<{ phrase: Phrase; unknown: number[] }> {
  await lexicon.load([...phrase.plain, ...phrase.plain.flatMap((_, at) => joinedAt(phrase, at))]);
  await lexicon.load(phrase.plain.flatMap((word) => formsOf(splitCompound(word)?.first ?? '')));
  const isWhole = (word: string) =>
    lexicon.knows(word) ||
    names.has(word) ||
    /^\d+$/.test(word) ||
    (splitCompound(word) !== undefined && !lexicon.isMisspelledKind(word));
  const isJoined = (at: number) =>
    [at - 1, at].flatMap((from) => joinedAt(phrase, from)).some((word) => lexicon.knows(word));
  await lexicon.loadParts(phrase.plain.filter((word) => !isWhole(word)));
  await lexicon.load(phrase.plain.flatMap(splitNumber));
  const isNumber = (parts: readonly string[]) => parts.length > 0 && parts.every((part) => lexicon.count(part) > 0);
  const hasParts = (word: string) => lexicon.parts(word).length > 0 && !lexicon.isMisspelledKind(word);
  const unknown = new Set(
    phrase.plain.flatMap((word, at) =>
      isWhole(word) || isJoined(at) || hasParts(word) || isNumber(splitNumber(word)) ? [] : [at],
    ),
  );
  const last = phrase.plain.length - 1;
  if (isBegun && unknown.has(last) && (await lexicon.completions(phrase.plain[last] ?? '', 1)).length > 0)
    unknown.delete(last);
  return { phrase: filterAt(phrase, (at) => !unknown.has(at)), unknown: [...unknown] };
}

import type { Language } from '../domain/language.ts';

/** The build leaves a browser one language (tools/split-words.mjs). */
export type Text<Said = string> = Readonly<Record<'en', Said> & Record<Exclude<Language, 'en'>, NoInfer<Said>>>;

/** A text with a missing, extra or differently typed language does not compile. */
export type Texts<Said> = { readonly [Key in keyof Said]: Text<Said[Key]> | (Texts<Said[Key]> & Group) };

/** Excludes a text without one of the languages, a string and a function. */
type Group = { readonly [Key in Language | 'charAt' | 'bind']?: never };

/** Checks a part's texts. */
export const texts = <Said>(part: Texts<Said>): Texts<Said> => part;

/** Reads whole texts and those the build reduced. */
export const textIn = <Said extends string | ((...given: never) => unknown)>(
  text: Text<Said> | Said,
  language: Language,
): Said => (isText(text) ? text[language] : text);

export function textsIn<Said>(group: Texts<Said>, language: Language): Said;
export function textsIn(group: unknown, language: Language): unknown {
  if (typeof group !== 'object' || group === null) return group;
  if (isText(group)) return group[language];
  if (Array.isArray(group)) return group.map((part) => textsIn(part, language));
  return Object.fromEntries(Object.entries(group).map(([key, part]) => [key, textsIn(part, language)]));
}

const isText = <Said>(text: Text<Said> | unknown): text is Text<Said> =>
  typeof text === 'object' && text !== null && 'en' in text;

import type { Language } from '../domain/language.ts';

/** A text in each language, side by side. The build leaves a browser one of them (tools/split-words.mjs). */
export type Text<Said = string> = Readonly<Record<'en', Said> & Record<Exclude<Language, 'en'>, NoInfer<Said>>>;

/** Texts in groups. One that lacks a language, has another, or is of another type there does not compile. */
export type Texts<Said> = { readonly [Key in keyof Said]: Text<Said[Key]> | (Texts<Said[Key]> & Group) };

/** Neither a text that lacks a language, nor one in no language: a string or a function. */
type Group = { readonly [Key in Language | 'charAt' | 'bind']?: never };

/** Checks texts that are a part of others. */
export const texts = <Said>(part: Texts<Said>): Texts<Said> => part;

/** Returns a text in a language, or as it is when the build has left one. */
export const textIn = <Said extends string | ((...given: never) => unknown)>(
  text: Text<Said> | Said,
  language: Language,
): Said => (isText(text) ? text[language] : text);

/** Returns all texts of a group in a language. */
export function textsIn<Said>(group: Texts<Said>, language: Language): Said;
export function textsIn(group: unknown, language: Language): unknown {
  if (typeof group !== 'object' || group === null) return group;
  if (isText(group)) return group[language];
  if (Array.isArray(group)) return group.map((part) => textsIn(part, language));
  return Object.fromEntries(Object.entries(group).map(([key, part]) => [key, textsIn(part, language)]));
}

const isText = <Said>(text: Text<Said> | unknown): text is Text<Said> =>
  typeof text === 'object' && text !== null && 'en' in text;

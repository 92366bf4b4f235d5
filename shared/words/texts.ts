import type { Language } from '../domain/language.ts';

/** A text in each language, side by side. The browser's build leaves one of them (tools/split-words.mjs). */
export type Text<Said = string> = Readonly<Record<Language, Said>>;

/** A text's type without its wording: any string, and functions with the same arguments. */
type Reworded<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Reworded<Answer>
    : { readonly [Key in keyof Said]: Reworded<Said[Key]> };

/** A tree of texts. A text that lacks a language, has another, or is of another type there does not compile. */
export type Texts<Tree> = Tree extends { readonly en: infer English }
  ? Text<Reworded<English>> & { readonly [Other in Exclude<keyof Tree, Language>]: never }
  : Tree extends string | ((...given: never) => unknown)
    ? never
    : { readonly [Key in keyof Tree]: Texts<Tree[Key]> };

/** A tree of texts in one language. */
export type Said<Tree> = Tree extends { readonly en: infer English }
  ? Reworded<English>
  : { readonly [Key in keyof Tree]: Said<Tree[Key]> };

/** Checks a tree of texts, such as a part of an area. */
export const texts = <const Tree extends object>(tree: Tree & Texts<Tree>): Tree => tree;

/** Returns a text in a language, or as it is when the build has left one. */
export const textIn = <Said extends string | ((...given: never) => unknown)>(
  text: Text<Said> | Said,
  language: Language,
): Said => (isText(text) ? text[language] : text);

/** Returns all texts of a tree in a language. */
export function textsIn<Tree>(tree: Tree, language: Language): Said<Tree>;
export function textsIn(tree: unknown, language: Language): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (isText(tree)) return tree[language];
  if (Array.isArray(tree)) return tree.map((part) => textsIn(part, language));
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, textsIn(part, language)]));
}

const isText = <Said>(text: Text<Said> | unknown): text is Text<Said> =>
  typeof text === 'object' && text !== null && 'en' in text;

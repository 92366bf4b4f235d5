import type { defaultLanguage, Language } from '../../shared/domain/language.ts';
import type { Refusals } from '../platform/i18n/refusal-text.ts';
import type * as english from './en/index.ts';

/** All the words of one more language. A text that is missing does not compile, nor one that nobody asked for. */
export type Dictionary = { readonly [Area in keyof typeof english]: (typeof english)[Area] } & {
  readonly refusals: Refusals;
};

/** The languages whose words come from a dictionary. */
export type Translated = Exclude<Language, typeof defaultLanguage>;

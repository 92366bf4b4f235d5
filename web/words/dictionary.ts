import type { defaultLanguage, Language } from '../../shared/domain/language.ts';
import type { Refusals } from '../platform/i18n/refusals.ts';
import type * as english from './en/index.ts';

/** All words of a language. Missing or extra texts do not compile. */
export type Dictionary = { readonly [Area in keyof typeof english]: (typeof english)[Area] } & {
  readonly refusals: Refusals;
};

export type Translated = Exclude<Language, typeof defaultLanguage>;

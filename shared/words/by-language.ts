import { type Language, languages } from '../domain/language.ts';
import { type Texts, textsIn } from './texts.ts';

/** Returns texts by language, for mails and other texts outside of a page. */
export const byLanguage = <Said>(group: Texts<Said>): Readonly<Record<Language, Said>> =>
  Object.fromEntries(languages.map((language) => [language, textsIn(group, language)])) as Record<Language, Said>;

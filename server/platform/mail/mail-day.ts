import { type Language, locales } from '../../../shared/domain/language.ts';

/** Writes a day in full, in the shop's time zone. */
export const mailDay = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at);

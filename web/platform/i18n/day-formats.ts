import { byLocale, pageLocale } from './formats.ts';

const calendarDay = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const yearDay = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const wholeMonth = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** With year, independent of the reader's zone. */
export const showDayOf = (iso: string): string => yearDay(pageLocale()).format(new Date(iso));

/** `2026-01-31`, independent of the zone. */
export const showDay = (day: string): string => calendarDay(pageLocale()).format(new Date(day));

/** `2026-11`: `November 2026`. */
export const showMonth = (month: string): string => wholeMonth(pageLocale()).format(new Date(`${month}-01`));

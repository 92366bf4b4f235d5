import { type Currency, decimalsOf, shopCurrency } from '../../../shared/domain/currency.ts';
import { defaultLanguage, type Language, locales } from '../../../shared/domain/language.ts';
import { type Cents, formatPrice, moneyFormat, toMajor } from '../../../shared/domain/money.ts';
import { spoken } from './spoken.ts';

/** Makes a format once for each locale that somebody reads in. */
function byLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

/** The same for money, whose format also depends on the currency of the shop. */
function byCurrency(make: (locale: string, currency: Currency) => Intl.NumberFormat) {
  const formats = new Map<Currency, (locale: string) => Intl.NumberFormat>();
  return (locale: string) => {
    const currency = shopCurrency();
    const format = formats.get(currency) ?? byLocale((of) => make(of, currency));
    formats.set(currency, format);
    return format(locale);
  };
}

const money = byCurrency(moneyFormat);
const exactMoney = byCurrency((locale, currency) => {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
});
const whole = byLocale((locale) => new Intl.NumberFormat(locale));
const clock = byLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const calendarDay = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const yearDay = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const decimal = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** The locale that server and browser agree on. */
const pageLocale = () => locales[spoken().language];

/** The reader's own variety of the spoken language, such as British English, where their browser names one. */
const readerLocale = () => navigator.languages.find((tag) => tag.split('-')[0] === spoken().language) ?? pageLocale();

/**
 * Money in the shop's currency, written as the spoken language does: `$1,250.50`, `1.250,50 €`. Dollars in English need no
 * format of the browser's: to build its first one takes as long as a tenth of all that a page does until it is alive.
 */
export const showMoney = (cents: Cents): string =>
  spoken().language === defaultLanguage ? formatPrice(cents) : money(pageLocale()).format(toMajor(cents));

const unitNames: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  en: { USD: 'dollars', EUR: 'euros', GBP: 'pounds', JPY: 'yen' },
  de: { USD: 'Dollar', EUR: 'Euro', GBP: 'Pfund', JPY: 'Yen' },
  es: { USD: 'dólares', EUR: 'euros', GBP: 'libras', JPY: 'yenes' },
};

/** What people call amounts of the shop's currency: `dollars`, `Euro`, else its code. */
export const currencyName = (): string => unitNames[spoken().language][shopCurrency()] ?? shopCurrency();

/** Two prices as one types them in the spoken language: `80` and `1.250,50`, in yen `8.000` and `80.000`. */
export function exampleAmounts(): [low: string, high: string] {
  if (decimalsOf(shopCurrency()) === 0) return [showCount(8000), showCount(80_000)];
  return ['80', spoken().language === defaultLanguage ? '1,250.50' : '1.250,50'];
}

/** The same with its decimals, also where there are none: `$480.00`. */
export const showExactMoney = (cents: Cents): string => exactMoney(pageLocale()).format(toMajor(cents));

/**
 * A whole number, 0 or more, grouped as the spoken language does. What has no groups needs no format of the browser's, for
 * the reason above.
 */
export const showCount = (count: number): string => (count < 1000 ? String(count) : whole(pageLocale()).format(count));

/** A number with one decimal. */
export const showNumber = (number: number): string => decimal(pageLocale()).format(number);

/** A plain number such as `1250.50` as one types it in the spoken language: `1250,50`. */
export const asTyped = (plain: string): string =>
  spoken().language === defaultLanguage ? plain : plain.replace('.', decimal(pageLocale()).format(0.5).charAt(1));

/** The time of day in the reader's own zone and manner. For the browser only: a server knows neither. */
export const showTime = (iso: string): string => clock(readerLocale()).format(new Date(iso));

/** The date in the reader's own zone and manner. For the browser only. */
export const showDate = (iso: string): string => day(readerLocale()).format(new Date(iso));

/** The day of a moment, the same everywhere, with its year. */
export const showDayOf = (iso: string): string => yearDay(pageLocale()).format(new Date(iso));

/** A day such as `2026-01-31`, the same everywhere. */
export const showDay = (day: string): string => calendarDay(pageLocale()).format(new Date(day));

import { type Currency, decimalsOf } from '../../../shared/domain/currency.ts';
import { defaultLanguage, locales } from '../../../shared/domain/language.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { formatPrice, moneyFormat, shopCurrency, toMajor } from '../shop-money.ts';
import { textSettings } from './text-settings.ts';

/** Caches a format per locale. */
export function byLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

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
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
});
const whole = byLocale((locale) => new Intl.NumberFormat(locale));
const list = byLocale((locale) => new Intl.ListFormat(locale));
const clock = byLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const decimal = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export const pageLocale = () => locales[textSettings().language];

/** The reader's variety, such as British English. */
export const readerLocale = () =>
  navigator.languages.find((tag) => tag.split('-')[0] === textSettings().language) ?? pageLocale();

/** `$1,250.50`, `1.250,50 €`. English dollars avoid Intl, whose first use takes a tenth of hydration time. */
export const showMoney = (cents: Cents): string =>
  textSettings().language === defaultLanguage ? formatPrice(cents) : money(pageLocale()).format(toMajor(cents));

/** `$480.00` */
export const showExactMoney = (cents: Cents): string => exactMoney(pageLocale()).format(toMajor(cents));

/** Avoids Intl below 1000, since its first use is slow. */
export const showCount = (count: number): string => (count < 1000 ? String(count) : whole(pageLocale()).format(count));

export const showNumber = (number: number): string => decimal(pageLocale()).format(number);

/** `1250.50` in an input: `1250,50`. */
export const asTyped = (plain: string): string =>
  textSettings().language === defaultLanguage ? plain : plain.replace('.', decimal(pageLocale()).format(0.5).charAt(1));

export const showList = (parts: readonly string[]): string => list(pageLocale()).format(parts);

/** In the reader's zone and locale. Browser only. */
export const showTime = (iso: string): string => clock(readerLocale()).format(new Date(iso));

/** In the reader's zone and locale. Browser only. */
export const showDate = (iso: string): string => day(readerLocale()).format(new Date(iso));

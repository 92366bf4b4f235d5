import type { Currency } from '../domain/currency.ts';
import { decimalsOf } from '../domain/currency.ts';
import { defaultLanguage, type Language, locales } from '../domain/language.ts';
import { type Cents, formatPrice, toMajor, writeMoney } from '../domain/money.ts';

/** Money, with the sign of its currency unless it is an example of what to type. */
type Amount = { cents: Cents; currency: Currency; plain?: true | undefined };

/** A name or a text stays as it is; numbers and money are written as the language writes them. */
export type ShownValue = string | number | Amount;

export function showValue(value: ShownValue, language: Language): string {
  if (typeof value === 'string') return value;
  const locale = locales[language];
  // As the wire has always said it.
  if (typeof value === 'number' && language === defaultLanguage) return String(value);
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 6 }).format(value);
  const { cents, currency, plain } = value;
  if (plain) return plainAmount(locale, currency).format(toMajor(cents, currency));
  return language === defaultLanguage ? formatPrice(cents, currency) : writeMoney(cents, locale, currency);
}

const plainAmount = (locale: string, currency: Currency) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
    trailingZeroDisplay: 'stripIfInteger',
  });

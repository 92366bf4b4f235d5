import { type Currency, decimalsOf } from './currency.ts';
import { toMajor } from './money.ts';
import { lakhGroups, parsePrice, plainText, signPattern } from './typed-price.ts';

/** A separator before three digits groups; before one or two last digits it starts decimals. */
const numberIn = (currency: Currency) =>
  String.raw`(\d{1,3}(?:[.,'’\s]\d{3})+${lakhGroups(currency)}|\d+)(?:[.,](\d{1,2}))?`;

/**
 * Parses an amount of any locale: `1500`, `$1,500`, `1.500,50 €`.
 * @returns whole currency units; undefined if invalid
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const sign = signPattern(currency);
  const amount = new RegExp(String.raw`^${sign}?\s*${numberIn(currency)}\s*${sign}?$`, 'i');
  const [, whole = '', decimals] = amount.exec(plainText(text)) ?? [];
  const units = whole.replace(/\D/g, '');
  const isWhole = decimalsOf(currency) === 0 && decimals === undefined;
  const price = parsePrice(isWhole ? units : `${units}.${decimals ?? '0'}`, currency);
  return price === undefined ? undefined : toMajor(price, currency);
}

import { type Currency, decimalsOf, shopCurrency } from './currency.ts';
import { parsePrice, signPattern, toMajor } from './money.ts';

/** Before three digits a separator groups them; before one or two at the end it begins the decimals. */
const NUMBER = String.raw`(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?`;

/**
 * Reads an amount as people write it, in whatever language and country: `1500`, `$1,500`, `1.500,50 €`, `1 500 $`.
 * @returns whole units of the currency, such as dollars, or undefined when the text is not a price
 */
export function readAmount(text: string, currency: Currency = shopCurrency()): number | undefined {
  const sign = signPattern(currency);
  const amount = new RegExp(String.raw`^${sign}?\s*${NUMBER}\s*${sign}?$`, 'i');
  const [, whole = '', decimals] = amount.exec(text.trim()) ?? [];
  const units = whole.replace(/\D/g, '');
  const isWhole = decimalsOf(currency) === 0 && decimals === undefined;
  const price = parsePrice(isWhole ? units : `${units}.${decimals ?? '0'}`, currency);
  return price === undefined ? undefined : toMajor(price, currency);
}

import type { Currency } from './currency.ts';
import { toMinor, wirePrice } from './money.ts';
import { readAmount } from './read-amount.ts';
import { parsePrice } from './typed-price.ts';

/** Converts a decimal comma: `1.250,50` becomes `1250.50`. Other text stays. */
export function plainPrice(text: string, currency: Currency): string {
  const amount = parsePrice(text, currency) === undefined ? readAmount(text, currency) : undefined;
  return amount === undefined ? text : wirePrice(toMinor(amount, currency), currency);
}

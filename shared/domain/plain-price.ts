import { parsePrice, toMinor, wirePrice } from './money.ts';
import { readAmount } from './read-amount.ts';

/**
 * A price written where a comma begins the decimals, as the API takes it, which knows the English writing alone:
 * `1.250,50` becomes `1250.50`. What both read stays as it is, and so does what is no price, for the server to say so.
 */
export function plainPrice(text: string): string {
  const amount = parsePrice(text) === undefined ? readAmount(text) : undefined;
  return amount === undefined ? text : wirePrice(toMinor(amount));
}

import { parsePrice, toMinor, wirePrice } from './money.ts';
import { readAmount } from './read-amount.ts';

/** Converts a decimal comma: `1.250,50` becomes `1250.50`. Other text stays. */
export function plainPrice(text: string): string {
  const amount = parsePrice(text) === undefined ? readAmount(text) : undefined;
  return amount === undefined ? text : wirePrice(toMinor(amount));
}

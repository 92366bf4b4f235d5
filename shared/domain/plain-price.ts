import { parsePrice, wirePrice } from './money.ts';
import { readDollars } from './read-dollars.ts';

/**
 * A price written where a comma begins the cents, as the API takes it, which knows the writing of dollars alone:
 * `1.250,50` becomes `1250.50`. What both read stays as it is, and so does what is no price, for the server to say so.
 */
export function plainPrice(text: string): string {
  const dollars = parsePrice(text) === undefined ? readDollars(text) : undefined;
  return dollars === undefined ? text : wirePrice(Math.round(dollars * 100));
}

import { parsePrice } from './money.ts';

/** Whatever stands before three digits groups them; before one or two at the end, a point or a comma begins the cents. */
const AMOUNT = /^\$?\s*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*\$?$/;

/**
 * Reads an amount as people write it, in whatever language and country: `1500`, `$1,500`, `1.500,50`, `1 500 $`.
 * @returns dollars, or undefined when the text is not a price
 */
export function readDollars(text: string): number | undefined {
  const [, whole = '', cents = '0'] = AMOUNT.exec(text.trim()) ?? [];
  const price = parsePrice(`${whole.replace(/\D/g, '')}.${cents}`);
  return price === undefined ? undefined : price / 100;
}

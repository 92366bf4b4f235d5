import { parsePrice } from '../../shared/domain/money.ts';
import { showMoney } from '../language/formats.ts';

/** Writes a price of the wire as a person reads it: `1250.50` becomes `$1,250.50`. */
export function showPrice(wire: string): string {
  const cents = parsePrice(wire);
  return cents === undefined ? `$${wire}` : showMoney(cents);
}

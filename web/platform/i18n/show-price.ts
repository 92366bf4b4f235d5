import { readWirePrice } from '../shop-money.ts';
import { showMoney } from './formats.ts';

/** Formats an API price: `1250.50` becomes `$1,250.50`; an invalid one becomes empty. */
export function showPrice(wire: string): string {
  const cents = readWirePrice(wire);
  return cents === undefined ? '' : showMoney(cents);
}

import { currencySign } from '../../../shared/domain/money.ts';
import { readWirePrice, shopCurrency } from '../shop-money.ts';
import { showExactMoney, showMoney } from './formats.ts';

/** Formats an API price: `1250.50` becomes `$1,250.50`; an invalid one becomes empty. */
export function showPrice(wire: string): string {
  const cents = readWirePrice(wire);
  return cents === undefined ? '' : showMoney(cents);
}

/** Formats with cents: `480` becomes `$480.00`. */
export function showExactPrice(wire: string): string {
  const cents = readWirePrice(wire);
  return cents === undefined ? `${currencySign(shopCurrency())}${wire}` : showExactMoney(cents);
}

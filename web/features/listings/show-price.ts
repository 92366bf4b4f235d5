import { shopCurrency } from '../../../shared/domain/currency.ts';
import { currencySign, parsePrice } from '../../../shared/domain/money.ts';
import { showExactMoney, showMoney } from '../../platform/i18n/formats.ts';

/** Writes a price of the wire as a person reads it: `1250.50` becomes `$1,250.50`; what is no price becomes nothing. */
export function showPrice(wire: string): string {
  const cents = parsePrice(wire);
  return cents === undefined ? '' : showMoney(cents);
}

/** The same with its cents, for what is charged: `480` becomes `$480.00`. */
export function showExactPrice(wire: string): string {
  const cents = parsePrice(wire);
  return cents === undefined ? `${currencySign(shopCurrency())}${wire}` : showExactMoney(cents);
}

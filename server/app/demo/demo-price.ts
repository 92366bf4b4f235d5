import { decimalsOf, shopCurrency } from '../../../shared/domain/currency.ts';
import { type Cents, minPrice } from '../../../shared/domain/money.ts';

/** Returns the same number in every currency; whole hundreds without a minor unit. */
export const demoPrice = (cents: Cents): Cents =>
  decimalsOf(shopCurrency()) === 0 ? Math.round(cents / 100) * 100 : Math.max(cents, minPrice());

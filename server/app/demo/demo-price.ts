import { decimalsOf } from '../../../shared/domain/currency.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { minPrice } from '../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';

/** Returns the same number in every currency; whole hundreds without a minor unit. */
export const demoPrice = (cents: Cents): Cents =>
  decimalsOf(shopCurrency()) === 0 ? Math.round(cents / 100) * 100 : Math.max(cents, minPrice());

import type { Currency } from '../../../shared/domain/currency.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import { hasAmounts, holdCurrency, lockCurrency, replaceCurrency } from './currency-store.ts';

const JUST_CHANGED = 'The currency of the shop has just changed. Check the price and try again.';
const IS_FIXED =
  'The currency can be changed only while there is no listing and no purchase, since every price is counted in it.';

/**
 * Fixes the currency before a listing is written.
 * @throws conflict when it changed meanwhile
 */
export async function recordCurrency(tx: Tx): Promise<void> {
  if ((await holdCurrency(tx, shopCurrency())) !== shopCurrency())
    throw new Failure('conflict', { message: JUST_CHANGED });
}

/**
 * Changes the shop's currency.
 * @throws conflict once a listing or purchase exists
 */
export async function changeCurrency(tx: Tx, currency: Currency): Promise<void> {
  await lockCurrency(tx);
  if (await hasAmounts(tx)) throw new Failure('conflict', { message: IS_FIXED, fields: { currency: IS_FIXED } });
  await replaceCurrency(tx, currency);
}

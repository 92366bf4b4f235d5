import type { Currency } from '../../../shared/domain/currency.ts';
import { Failure } from '../../../shared/errors.ts';
import { settingRefusals } from '../../../shared/words/refusals/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import { fixCurrency, hasAmounts, lockCurrency, replaceCurrency } from './currency-store.ts';

const JUST_CHANGED = settingRefusals.currencyJustChanged();
const IS_FIXED = settingRefusals.currencyFixed();

/**
 * Fixes the currency before an amount is written, and compares it with this process's copy, which may be outdated.
 * @throws conflict when it changed meanwhile
 */
export async function recordCurrency(tx: Tx): Promise<void> {
  if ((await fixCurrency(tx, shopCurrency())) !== shopCurrency())
    throw new Failure('conflict', { reason: JUST_CHANGED });
}

/**
 * Changes the shop's currency.
 * @throws conflict once a listing or purchase exists
 */
export async function changeCurrency(tx: Tx, currency: Currency): Promise<void> {
  await lockCurrency(tx);
  if (await hasAmounts(tx)) throw new Failure('conflict', { reason: IS_FIXED, fields: { currency: IS_FIXED } });
  await replaceCurrency(tx, currency);
}

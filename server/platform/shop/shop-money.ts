import type { Currency } from '../../../shared/domain/currency.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import * as money from '../../../shared/domain/money.ts';
import { shopCurrency } from './shop-values.ts';

/** Money in the shop's currency, unless another one is named. */

export const minPrice = (currency: Currency = shopCurrency()): Cents => money.minPrice(currency);

/** Converts whole units, such as dollars, to minor units. */
export const toMinor = (amount: number): Cents => money.toMinor(amount, shopCurrency());

export const toMajor = (cents: Cents): number => money.toMajor(cents, shopCurrency());

export const readWirePrice = (wire: string): Cents | undefined => money.readWirePrice(wire, shopCurrency());

export const wirePrice = (cents: Cents): string => money.wirePrice(cents, shopCurrency());

export const formatPrice = (cents: Cents, currency: Currency = shopCurrency()): string =>
  money.formatPrice(cents, currency);

/** Takes whole units. */
export const moneyFormat = (locale: string): Intl.NumberFormat => money.moneyFormat(locale, shopCurrency());

/** The refusal formats it in the reader's language. */
export const shownMoney = (cents: Cents): { cents: Cents; currency: Currency } => ({ cents, currency: shopCurrency() });

export const writeMoney = (cents: Cents, locale: string): string => money.writeMoney(cents, locale, shopCurrency());

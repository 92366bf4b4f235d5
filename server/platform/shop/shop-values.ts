import type { ShopValues } from '../../../shared/contract/call.ts';
import { defaultCategories, type ShopCategory } from '../../../shared/domain/category.ts';
import { type Currency, DEFAULT_CURRENCY } from '../../../shared/domain/currency.ts';

/** A copy of the settings, for code without services. */
let known: ShopValues = { currency: DEFAULT_CURRENCY, categories: defaultCategories };

/** This process's copy. */
export const shopValues = (): ShopValues => known;

export const shopCurrency = (): Currency => known.currency;

/** Includes hidden ones. */
export const shopCategories = (): readonly ShopCategory[] => known.categories;

/** Call it only from the loader of settings. */
export function setShopValues(values: Partial<ShopValues>): void {
  known = { ...known, ...values };
}

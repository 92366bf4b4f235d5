import type { ShopValues } from '../../../shared/contract/call.ts';
import { plainCategories, type ShopCategory } from '../../../shared/domain/category.ts';
import { type Currency, DEFAULT_CURRENCY } from '../../../shared/domain/currency.ts';

/** A copy of what the settings say, for code that writes and reads amounts and categories everywhere. */
let known: ShopValues = { currency: DEFAULT_CURRENCY, categories: plainCategories };

export const shopValues = (): ShopValues => known;

export const shopCurrency = (): Currency => known.currency;

/** Returns the shop's categories, hidden ones too. */
export const shopCategories = (): readonly ShopCategory[] => known.categories;

/** Only for the code that loads the settings. */
export function setShopValues(values: Partial<ShopValues>): void {
  known = { ...known, ...values };
}

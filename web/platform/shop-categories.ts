import type { Category, ShopCategory } from '../../shared/domain/category.ts';
import * as categories from '../../shared/domain/category.ts';
import { shop } from './shop.ts';

export const shopCategories = (): readonly ShopCategory[] => shop().categories;

/** Returns the categories that people choose from. */
export const offeredCategories = (): ShopCategory[] => categories.offeredCategories(shopCategories());

export const findCategory = (name: Category): ShopCategory | undefined =>
  categories.findCategory(name, shopCategories());

/** Finds a category, ignoring case and separator. */
export const parseCategory = (text: string): Category | undefined => categories.parseCategory(text, shopCategories());

export const categorySlug = (name: Category): string => categories.categorySlug(name, shopCategories());

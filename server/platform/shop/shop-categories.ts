import type { Category, ShopCategory } from '../../../shared/domain/category.ts';
import * as categories from '../../../shared/domain/category.ts';
import { shopCategories } from './shop-values.ts';

export const offeredCategories = (): ShopCategory[] => categories.offeredCategories(shopCategories());

export const findCategory = (name: Category): ShopCategory | undefined =>
  categories.findCategory(name, shopCategories());

export const parseCategory = (text: string): Category | undefined => categories.parseCategory(text, shopCategories());

export const categorySlug = (name: Category): string => categories.categorySlug(name, shopCategories());

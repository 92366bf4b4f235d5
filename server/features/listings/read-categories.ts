import type { CategoryCard } from '../../../shared/contract/listings/categories.ts';
import { offeredCategories } from '../../platform/shop/shop-categories.ts';

/** Returns the categories that people choose from, in the order of the screen. */
export const readCategories = (): CategoryCard[] =>
  offeredCategories().map(({ slug, name, picture }) => ({ id: slug, category: name, picture }));

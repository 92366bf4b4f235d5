import type { CategoryCard } from '../../../shared/contract/listings.ts';
import { categories, categoryPicture, categorySlug } from '../../../shared/domain/category.ts';

/** The six categories of spec §9, in the order of the screen. Their pictures ship with Settee. */
export const readCategories = (): CategoryCard[] =>
  categories.map((category) => ({
    _id: categorySlug(category),
    category,
    imageURL: categoryPicture(category),
  }));

import type { Category } from '../../../shared/domain/category.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { words } from '../../words.ts';
import { findCategory } from '../shop-categories.ts';
import { textSettings } from './text-settings.ts';

/** The operator's name in the current language; undefined for the software's own word. */
function ownName(category: Category): string | undefined {
  const names = findCategory(category)?.names;
  return (
    names?.[textSettings().language] ??
    (Object.hasOwn(words.category.names, category) ? undefined : (names?.en ?? category))
  );
}

export const categoryName = (category: Category) =>
  ownName(category) ?? lookUp(words.category.names, category) ?? category;

/** Names a category for texts that know the plurals of original ones. */
export const categoryWord = (category: Category) => ownName(category) ?? category;

/** Returns the sentence under a category's name. */
export const categoryLede = (category: Category): string => {
  const own = ownName(category);
  return own === undefined ? (lookUp(words.collection.lede, category) ?? category) : words.collection.ledeOf(own);
};

/** Returns the display name of a condition; keeps a seller's own words. */
export const conditionName = (condition: string) => lookUp(words.listing.conditions, condition) ?? condition;

import type { Language } from './language.ts';

/** Of a new shop, in screen order. They can be hidden, never removed. */
export const originalCategories = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'] as const;
export type OriginalCategory = (typeof originalCategories)[number];

/** Fixed name in calls and database. */
export type Category = string;

export type ShopCategory = {
  /** In URLs: `dressing-table`. */
  slug: string;
  name: Category;
  /** The operator's; else the software's word, or `name`. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Its URL; empty for none. */
  picture: string;
  /** Takes no new listings and is not shown. */
  hidden: boolean;
};

export const MAX_CATEGORIES = 60;

/** Empty without Latin letters and digits. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The URL of a picture that comes with the software. */
export const originalPicture = (slug: string): string => `/images/demo/category-${slug}.webp`;

/** Of a shop without changes. */
export const defaultCategories: readonly ShopCategory[] = originalCategories.map((name) => {
  const slug = slugOf(name);
  return { slug, name, names: {}, picture: originalPicture(slug), hidden: false };
});

/** Leaves out hidden categories. */
export const offeredCategories = (all: readonly ShopCategory[]): ShopCategory[] => all.filter(({ hidden }) => !hidden);

/** Finds by the fixed name. */
export const findCategory = (name: Category, all: readonly ShopCategory[]): ShopCategory | undefined =>
  all.find((category) => category.name === name);

const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ');

/** Ignores case and separator: `dressing-table`, `Dressing Table`. */
export function parseCategory(text: string, all: readonly ShopCategory[]): Category | undefined {
  const folded = plain(text);
  return all.find(({ slug, name }) => plain(name) === folded || plain(slug) === folded)?.name;
}

/** For URLs, also of a category that no longer exists. */
export const categorySlug = (name: Category, all: readonly ShopCategory[]): string =>
  findCategory(name, all)?.slug ?? slugOf(name);

/** Empty for none. */
export const categoryPicture = (name: Category, all: readonly ShopCategory[]): string =>
  findCategory(name, all)?.picture ?? '';

import type { Language } from './language.ts';

/** The categories of a new shop, in the order of the screen. They can be hidden, never removed. */
export const originalCategories = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'] as const;
export type OriginalCategory = (typeof originalCategories)[number];

/** A category's fixed name in calls and in the database. */
export type Category = string;

export type ShopCategory = {
  /** Its part of a URL, such as `dressing-table`. */
  slug: string;
  name: Category;
  /** The operator's names; without one, the software's word or `name` is shown. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Its URL; empty for none. */
  picture: string;
  /** Takes no new listings and is not shown; its listings stay. */
  hidden: boolean;
};

export const MAX_CATEGORIES = 60;

/** Returns the slug of an English name; empty without Latin letters and digits. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const originalPicture = (slug: string): string => `/images/demo/category-${slug}.webp`;

/** The categories of a shop that changed none. */
export const plainCategories: readonly ShopCategory[] = originalCategories.map((name) => {
  const slug = slugOf(name);
  return { slug, name, names: {}, picture: originalPicture(slug), hidden: false };
});

export const offeredCategories = (all: readonly ShopCategory[]): ShopCategory[] => all.filter(({ hidden }) => !hidden);

export const findCategory = (name: Category, all: readonly ShopCategory[]): ShopCategory | undefined =>
  all.find((category) => category.name === name);

const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ');

/** Ignores case and separator: `dressing-table`, `Dressing Table`. */
export function parseCategory(text: string, all: readonly ShopCategory[]): Category | undefined {
  const asked = plain(text);
  return all.find(({ slug, name }) => plain(name) === asked || plain(slug) === asked)?.name;
}

export const categorySlug = (name: Category, all: readonly ShopCategory[]): string =>
  findCategory(name, all)?.slug ?? slugOf(name);

/** Returns an empty URL for none. */
export const categoryPicture = (name: Category, all: readonly ShopCategory[]): string =>
  findCategory(name, all)?.picture ?? '';

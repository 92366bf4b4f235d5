import type { Language } from './language.ts';

/** The categories that a new shop has, in the order of the screen. They can be hidden, never removed. */
export const originalCategories = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'] as const;
export type OriginalCategory = (typeof originalCategories)[number];

/** The name that a category keeps in calls and in the database, whatever it is called on screen. */
export type Category = string;

/** A category of the shop. */
export type ShopCategory = {
  /** Its part of an address, such as `dressing-table`. */
  slug: string;
  name: Category;
  /** What the operator calls it; a language without a name has the software's own word or `name`. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** The address of its picture; empty where there is none. */
  picture: string;
  /** Takes no new listings and stands in no list of categories. Its listings stay where they are. */
  hidden: boolean;
};

/** The most categories that a shop can have. */
export const MAX_CATEGORIES = 60;

/** The slug that a new category gets from its English name; empty for a name without Latin letters and digits. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The picture that ships with the software for an original category. */
export const originalPicture = (slug: string): string => `/images/demo/category-${slug}.webp`;

/** The categories of a shop about which nobody has decided anything. */
export const plainCategories: readonly ShopCategory[] = originalCategories.map((name) => {
  const slug = slugOf(name);
  return { slug, name, names: {}, picture: originalPicture(slug), hidden: false };
});

let source = (): readonly ShopCategory[] => plainCategories;

/** The categories of the shop that this process serves, or that this page belongs to, hidden ones too. */
export const shopCategories = (): readonly ShopCategory[] => source();

/** The categories that people choose from, in the order of the screen. */
export const offeredCategories = (): ShopCategory[] => shopCategories().filter(({ hidden }) => !hidden);

/** Says where the categories of the shop are known: on the server its settings, in a page its profile. */
export function readCategoriesFrom(known: () => readonly ShopCategory[]): void {
  source = known;
}

/** Sets the categories of the shop. Only the code that reads the settings of the shop calls it. */
export const setShopCategories = (known: readonly ShopCategory[]): void => readCategoriesFrom(() => known);

/** A category of the shop by the name that it keeps. */
export const findCategory = (name: Category): ShopCategory | undefined =>
  shopCategories().find((category) => category.name === name);

const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ');

/** Finds a category whatever the case or the separator in an address: `dressing-table`, `Dressing Table`. */
export function parseCategory(text: string): Category | undefined {
  const asked = plain(text);
  return shopCategories().find(({ slug, name }) => plain(name) === asked || plain(slug) === asked)?.name;
}

/** The stable id of a category, and its part of an address: `dressing-table`. */
export const categorySlug = (name: Category): string => findCategory(name)?.slug ?? slugOf(name);

/** The address of a category's picture; empty where there is none. */
export const categoryPicture = (name: Category): string => findCategory(name)?.picture ?? '';

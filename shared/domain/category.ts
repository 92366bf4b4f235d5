/** The fixed list of spec §9. The order is the order on screen. */
export const categories = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'] as const;

export type Category = (typeof categories)[number];

/** Finds the category whatever the case or the separator in an address: `dressing-table`, `Dressing Table`. */
export function parseCategory(text: string): Category | undefined {
  const plain = text.trim().toLowerCase().replaceAll('-', ' ');
  return categories.find((category) => category.toLowerCase() === plain);
}

/** The stable id and file name of a category: `dressing-table`. */
export const categorySlug = (category: Category) => category.toLowerCase().replaceAll(' ', '-');

/** The picture of a category; it ships with Settee. */
export const categoryPicture = (category: Category) => `/images/demo/category-${categorySlug(category)}.webp`;

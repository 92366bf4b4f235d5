import type { CategoryList, EditedCategory } from '../../../shared/contract/settings/categories.ts';
import type { ShopCategory } from '../../../shared/domain/category.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { textSettings } from '../../platform/i18n/text-settings.ts';
import { words } from '../../words.ts';

/** A new one has no slug; `key` identifies it. */
export type CategoryDraft = Omit<EditedCategory, 'slug'> & { key: string; slug?: string };

export const draftsOf = ({ categories }: CategoryList): CategoryDraft[] =>
  categories.map((category) => ({ ...category, key: category.slug }));

let added = 0;

/** Returns a category that is not saved yet. */
export const newDraft = (): CategoryDraft => ({
  key: `new-${++added}`,
  name: '',
  names: {},
  picture: '',
  hidden: false,
  isOriginal: false,
  isUsed: false,
});

/** Gives new categories their slugs, in what was typed while `sent` was saved. */
export function withSlugs(
  typed: readonly CategoryDraft[],
  sent: readonly CategoryDraft[],
  { categories }: CategoryList,
) {
  const slugs = new Map(sent.map(({ key }, at) => [key, categories[at]?.slug]));
  return typed.map((draft) => {
    const slug = draft.slug ?? slugs.get(draft.key);
    return slug ? { ...draft, slug } : draft;
  });
}

/** Returns the request body. */
export const bodyOf = (version: number, drafts: readonly CategoryDraft[]) => ({
  version,
  categories: drafts.map(({ slug, names, picture, hidden }) => ({ ...(slug ? { slug } : {}), names, picture, hidden })),
});

/** Returns the categories as pages know them. */
export const shownOf = ({ categories }: CategoryList): ShopCategory[] =>
  categories.map(({ slug, name, names, picture, hidden }) => ({ slug, name, names, picture, hidden }));

/** Returns the name on screen. */
export function draftName({ name, names, isOriginal }: CategoryDraft): string {
  const own = names[textSettings().language]?.trim();
  if (own) return own;
  if (isOriginal) return lookUp(words.category.names, name) ?? name;
  return names.en?.trim() || name || words.categorySettings.unnamed;
}

/** Groups errors by key, then by field, such as `names.en`. */
export function errorsByKey(fields: Readonly<Partial<Record<string, string>>>, sent: readonly CategoryDraft[]) {
  const errors = new Map<string, Record<string, string>>();
  for (const [path, message] of Object.entries(fields)) {
    const [, at, field] = /^categories\.(\d+)\.(.+)$/.exec(path) ?? [];
    const key = sent[Number(at)]?.key;
    if (key && field && message) errors.set(key, { ...errors.get(key), [field]: message });
  }
  return errors;
}

import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { slugOf } from '../../../shared/domain/category.ts';
import { type Language, languages } from '../../../shared/domain/language.ts';
import { invalidFields } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { categoryRefusals } from '../../../shared/words/refusals/categories.ts';
import type { CategoryRow } from './category-store.ts';

type Sent = ParsedInput<Contract['changeShopCategories']>['body']['categories'][number];

/** `row`: as saved before, if it was. */
export type CheckedCategory = {
  slug: string;
  name: string;
  names: Partial<Record<Language, string>>;
  picture: string;
  hidden: boolean;
  row: CategoryRow | undefined;
};

const TAKEN = categoryRefusals.nameTaken();

/**
 * Checks a sent list, and gives new categories their slug and name.
 * @throws invalid_input beside each field, such as `categories.6.names.en`
 */
export function checkCategories(sent: readonly Sent[], saved: readonly CategoryRow[]): CheckedCategory[] {
  const missing = refuseMissing(sent, saved);
  if (missing) throw invalidFields({ categories: missing });
  const wrong: Record<string, Refusal> = {};
  const checked = sent.map((category) => withRow(category, saved));
  const isTwice = new Set(checked.map(({ slug }) => slug)).size < checked.length;
  for (const [at, { slug, names, picture, row }] of checked.entries()) {
    const refuse = (field: string, refused: Refusal) => {
      wrong[`categories.${at}.${field}`] ??= refused;
    };
    const isOriginal = row?.is_original ?? false;
    if (!isOriginal && !names.en) refuse('names.en', categoryRefusals.englishNameNeeded());
    else if (slug === '') refuse('names.en', categoryRefusals.latinNameNeeded());
    if (isTwice && checked.findIndex((other) => other.slug === slug) !== at) refuse('names.en', TAKEN);
    for (const language of languages)
      if (names[language] && checked.findIndex(({ names: other }) => isSame(other[language], names[language])) !== at)
        refuse(`names.${language}`, TAKEN);
    if (!isOriginal && picture === '' && !(row && row.url === null))
      refuse('picture', categoryRefusals.pictureNeeded());
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return checked;
}

function refuseMissing(sent: readonly Sent[], saved: readonly CategoryRow[]): Refusal | undefined {
  const has = (all: readonly { slug?: string | undefined }[], wanted: string) =>
    all.some(({ slug }) => slug === wanted);
  if (sent.some(({ slug }) => slug !== undefined && !has(saved, slug))) return categoryRefusals.gone();
  if (saved.some(({ slug, is_original }) => is_original && !has(sent, slug))) return categoryRefusals.originalStays();
  return undefined;
}

function withRow({ slug, names: sent, picture, hidden }: Sent, saved: readonly CategoryRow[]): CheckedCategory {
  const names = Object.fromEntries(Object.entries(sent).filter(([, name]) => name !== ''));
  const row = saved.find((one) => one.slug === slug);
  const name = row?.name ?? sent.en ?? '';
  return { slug: row?.slug ?? slugOf(name), name, names, picture, hidden, row };
}

const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();

import { MAX_CATEGORIES } from '../../domain/category.ts';
import { onOneLine } from '../../domain/clean-text.ts';
import { languages } from '../../domain/language.ts';
import { issueMessage } from '../../words/issue-message.ts';
import type { Refusal } from '../../words/refusal.ts';
import { categoryRefusals } from '../../words/refusals/categories.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { labelRefusals } from '../../words/refusals/labels.ts';
import { call } from '../call.ts';
import { MOST_WHOLE, storable } from '../fields.ts';
import { z } from '../zod.ts';

const MAX_NAME = 40;

const names = z.partialRecord(z.enum(languages), z.string().max(1000).overwrite(onOneLine).trim());

const sentCategory = z.object({
  /** Without it, the category is added. */
  slug: z.string().max(60).optional(),
  /** Per language; an original one without a name keeps the software's word. */
  names,
  /** As answered by the image upload; empty for none. */
  picture: z.string().trim().max(500),
  hidden: z.boolean(),
});

function refuseName(name: string): Refusal | undefined {
  if (!storable(name)) return fieldRefusals.notStorable();
  if (name.length > MAX_NAME) return labelRefusals.nameTooLong({ most: MAX_NAME });
  return name.includes(',') ? categoryRefusals.nameWithComma() : undefined;
}

/** All categories, in order. A message names its field: `categories.2.names.de`. */
const categoryChange = z
  .object({
    version: z.number().int().min(1).max(MOST_WHOLE),
    categories: z
      .array(sentCategory)
      .min(1)
      .max(MAX_CATEGORIES, issueMessage(categoryRefusals.tooMany({ most: MAX_CATEGORIES })))
      .refine((all) => all.some(({ hidden }) => !hidden), issueMessage(categoryRefusals.allHidden())),
  })
  .superRefine(({ categories }, context) => {
    for (const [at, category] of categories.entries())
      for (const [language, name] of Object.entries(category.names)) {
        const refused = refuseName(name);
        if (refused)
          context.addIssue({
            code: 'custom',
            path: [`categories.${at}.names.${language}`],
            message: issueMessage(refused),
          });
      }
  });

const editedCategory = z.object({
  slug: z.string(),
  /** Fixed, in calls. */
  name: z.string(),
  names: z.partialRecord(z.enum(languages), z.string()),
  picture: z.string(),
  hidden: z.boolean(),
  /** Part of the software, so it cannot be removed. */
  isOriginal: z.boolean(),
  /** It has listings, so it cannot be removed. */
  isUsed: z.boolean(),
});

const categoryList = z.object({ version: z.number().int(), categories: z.array(editedCategory) });
export type CategoryList = z.output<typeof categoryList>;
export type EditedCategory = z.output<typeof editedCategory>;

export const shopCategoryCalls = {
  getShopCategories: call({
    route: 'GET /settings/categories',
    who: 'admin',
    summary: 'The categories of the shop as an admin edits them, hidden ones too, with their version.',
    answer: categoryList,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  changeShopCategories: call({
    route: 'PUT /settings/categories',
    who: 'admin',
    summary:
      'Saves all categories in their order, if nobody else has saved since the version that is sent. One that is left out is removed, unless a listing is in it.',
    body: categoryChange,
    answer: categoryList,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
};

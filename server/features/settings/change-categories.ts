import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import type { CategoryList } from '../../../shared/contract/settings/categories.ts';
import { originalPicture } from '../../../shared/domain/category.ts';
import { Failure } from '../../../shared/errors.ts';
import { categoryRefusals } from '../../../shared/words/refusals/categories.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { claimImages } from '../images/claim-images.ts';
import {
  type CategoryRow,
  deleteCategory,
  findCategories,
  findUsedCategories,
  raiseCategoryVersion,
  upsertCategory,
} from './category-store.ts';
import { type CheckedCategory, checkCategories } from './check-categories.ts';
import { describeCategories } from './describe-categories.ts';

const SAVED_MEANWHILE = categoryRefusals.changedMeanwhile();
const IN_USE = categoryRefusals.listingsInRemoved();

/** Returns the picture's URL; empty for none. */
export const pictureOfCategory = ({ slug, url, is_original }: Pick<CategoryRow, 'slug' | 'url' | 'is_original'>) =>
  url ?? (is_original ? originalPicture(slug) : '');

/** Returns the categories for editing. */
export async function readShopCategories({ db }: Pick<Services, 'db'>): Promise<CategoryList> {
  const [rows, used] = [await findCategories(db), await findUsedCategories(db)];
  return {
    version: rows[0]?.version ?? 1,
    categories: rows.map((row) => ({
      slug: row.slug,
      name: row.name,
      names: row.names,
      picture: pictureOfCategory(row),
      hidden: row.hidden,
      isOriginal: row.is_original,
      isUsed: used.has(row.name),
    })),
  };
}

/**
 * Saves the categories in order, for every process and cached page.
 * @throws conflict when somebody else has saved, or a missing category has listings; invalid_input, not_allowed
 */
export async function changeCategories(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  admin: Caller,
  { version, categories }: ParsedInput<Contract['changeShopCategories']>['body'],
): Promise<CategoryList> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, []);
    if (!(await raiseCategoryVersion(tx, version))) throw new Failure('conflict', { reason: SAVED_MEANWHILE });
    const before = await findCategories(tx);
    const checked = checkCategories(categories, before);
    for (const { name } of before)
      if (!checked.some((category) => category.name === name) && !(await deleteCategory(tx, name)))
        throw new Failure('conflict', { reason: IN_USE });
    for (const [position, category] of checked.entries()) {
      const { slug, name, names, hidden } = category;
      const image_id = await chooseImage(tx, admin.id, category, position);
      await upsertCategory(tx, {
        slug,
        name,
        names: JSON.stringify(names),
        hidden,
        image_id,
        position,
        version: version + 1,
      });
    }
    const [was, is] = describeCategories(before, await findCategories(tx));
    if (Object.keys(is).length === 0) return;
    await recordAct(tx, { actorId: admin.id, action: 'change_categories', targetId: null, before: was, after: is });
  });
  await shop.refresh();
  return readShopCategories({ db });
}

/** A new picture must be the admin's own upload. */
async function chooseImage(tx: Tx, adminId: string, { picture, row }: CheckedCategory, at: number) {
  if (row && picture === pictureOfCategory(row)) return row.image_id;
  if (picture === '' || (row?.is_original && picture === originalPicture(row.slug))) return null;
  const [image] = await claimImages(tx, adminId, [picture], `categories.${at}.picture`);
  return image ?? null;
}

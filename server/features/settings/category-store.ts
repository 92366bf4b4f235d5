import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { CategoriesTable } from '../../platform/db/tables/settings-tables.ts';

/** Returns the categories in order, with the URL of the operator's picture. */
export const findCategories = (db: Db) =>
  db
    .selectFrom('categories as c')
    .leftJoin('images', (join) => join.onRef('images.id', '=', 'c.image_id').on('images.url', '<>', ''))
    .select(['c.slug', 'c.name', 'c.names', 'c.image_id', 'c.hidden', 'c.is_original', 'c.version', 'images.url'])
    .orderBy('c.position')
    .orderBy('c.slug')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

/** Returns categories with listings, also removed ones. */
export async function findUsedCategories(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('categories as c')
    .select('c.name')
    .where(sql<boolean>`exists (select from listings where listings.category = c.name)`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Locks the list until the transaction ends.
 * @returns false when `version` is outdated
 */
export async function raiseCategoryVersion(tx: Tx, version: number): Promise<boolean> {
  const raised = await tx
    .updateTable('categories')
    .set({ version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(raised.numUpdatedRows) > 0;
}

/** Inserts a category, or changes the one with its slug, whose name stays. */
export const upsertCategory = (tx: Tx, { names, ...row }: Insertable<CategoriesTable>) =>
  tx
    .insertInto('categories')
    .values({ names, ...row })
    .onConflict((same) =>
      same.column('slug').doUpdateSet({
        names,
        image_id: row.image_id ?? null,
        position: row.position,
        hidden: row.hidden ?? false,
      }),
    )
    .execute();

/** @returns false when it has listings */
export async function deleteCategory(tx: Tx, name: string): Promise<boolean> {
  // Listings in the making hold the row; the next statement sees them.
  await tx.selectFrom('categories').select('slug').where('name', '=', name).forUpdate().execute();
  const dropped = await tx
    .deleteFrom('categories')
    .where('name', '=', name)
    .where(sql<boolean>`not exists (select from listings where listings.category = categories.name)`)
    .executeTakeFirst();
  return Number(dropped.numDeletedRows) === 1;
}

/** Locks it against removal until the transaction ends. @returns whether it takes new listings */
export async function lockOfferedCategory(tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('categories')
    .select('hidden')
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined && !row.hidden;
}

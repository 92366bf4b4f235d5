import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CategoriesTable } from '../../platform/db/tables/settings-tables.ts';

/** The categories in the order of the screen, each with the address of the operator's own picture. */
export const findCategories = (db: Db) =>
  db
    .selectFrom('categories as c')
    .leftJoin('images', (join) => join.onRef('images.id', '=', 'c.image_id').on('images.url', '<>', ''))
    .select(['c.slug', 'c.name', 'c.names', 'c.image_id', 'c.hidden', 'c.is_original', 'c.version', 'images.url'])
    .orderBy('c.position')
    .orderBy('c.slug')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

/** The names of the categories that a listing is in, removed listings included. */
export async function findUsedCategories(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('categories as c')
    .select('c.name')
    .where(sql<boolean>`exists (select from listings where listings.category = c.name)`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Raises the version of the list, and lets nobody else change it until the transaction ends.
 * @returns false when `version` is no longer the saved one
 */
export async function raiseCategoryVersion(tx: Db, version: number): Promise<boolean> {
  const raised = await tx
    .updateTable('categories')
    .set({ version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(raised.numUpdatedRows) > 0;
}

/** Writes a category in the place of the one with its slug; the name that it keeps does not change. */
export const putCategory = (tx: Db, { names, ...row }: Insertable<CategoriesTable>) =>
  tx
    .insertInto('categories')
    .values({ names, ...row })
    .onConflict((same) =>
      same.column('slug').doUpdateSet({
        ...{ names, image_id: row.image_id ?? null, position: row.position, hidden: row.hidden ?? false },
      }),
    )
    .execute();

/** @returns false when a listing is in it, which keeps it */
export async function dropCategory(tx: Db, name: string): Promise<boolean> {
  // Listings that are being written hold the row; the next statement sees them.
  await tx.selectFrom('categories').select('slug').where('name', '=', name).forUpdate().execute();
  const dropped = await tx
    .deleteFrom('categories')
    .where('name', '=', name)
    .where(sql<boolean>`not exists (select from listings where listings.category = categories.name)`)
    .executeTakeFirst();
  return Number(dropped.numDeletedRows) === 1;
}

/** Whether a category takes new listings; it cannot be removed before the transaction ends. */
export async function holdOfferedCategory(tx: Db, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('categories')
    .select('hidden')
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined && !row.hidden;
}

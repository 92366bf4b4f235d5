import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns JSON with the version; undefined when none is saved. */
export const findHomePage = (db: Db): Promise<{ version: number; content: string } | undefined> =>
  db.selectFrom('home_page').select(['version', 'content']).executeTakeFirst();

/** @returns false when the version is outdated */
export async function replaceHomePage(tx: Tx, version: number, content: string): Promise<boolean> {
  if (version === 0) {
    const first = await tx
      .insertInto('home_page')
      .values({ version: 1, content })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(first.numInsertedOrUpdatedRows ?? 0) === 1;
  }
  const next = await tx
    .updateTable('home_page')
    .set({ version: version + 1, content, changed_at: sql<Date>`now()` })
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(next.numUpdatedRows) === 1;
}

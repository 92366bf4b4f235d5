import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns JSON with the version; undefined when none are saved. */
export const findSettings = (db: Db): Promise<{ version: number; settings: string } | undefined> =>
  db.selectFrom('shop_settings').select(['version', 'settings']).executeTakeFirst();

/** @returns false when the version is outdated */
export async function replaceSettings(tx: Tx, version: number, settings: string): Promise<boolean> {
  if (version === 0) {
    const first = await tx
      .insertInto('shop_settings')
      .values({ version: 1, settings })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(first.numInsertedOrUpdatedRows ?? 0) === 1;
  }
  const next = await tx
    .updateTable('shop_settings')
    .set({ version: version + 1, settings, changed_at: sql<Date>`now()` })
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(next.numUpdatedRows) === 1;
}

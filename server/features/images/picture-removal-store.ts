import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';

/** Longer than the store's timeout. */
const LEASE_SECONDS = 120;

export type PictureRemoval = { hash: string; files: string[] };

/** Call it in the transaction that deletes the last row. */
export const planRemoval = (tx: Tx, { hash, files }: PictureRemoval) =>
  tx
    .insertInto('picture_removals')
    .values({ hash, files: JSON.stringify(files) })
    .onConflict((same) => same.column('hash').doNothing())
    .execute();

export const claimRemoval = (db: Db): Promise<PictureRemoval | undefined> =>
  db
    .updateTable('picture_removals')
    .set({ leased_until: inSeconds(LEASE_SECONDS) })
    .where('hash', 'in', (due) =>
      due
        .selectFrom('picture_removals')
        .select('hash')
        .where('leased_until', '<=', sql<Date>`now()`)
        .orderBy('leased_until')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['hash', 'files'])
    .executeTakeFirst();

export const finishRemoval = (db: Db, hash: string) =>
  db.deleteFrom('picture_removals').where('hash', '=', hash).execute();

/**
 * Cancels a removal: the picture is used again.
 * @returns false when the removal has begun
 */
export async function cancelRemoval(tx: Tx, hash: string): Promise<boolean> {
  await tx
    .deleteFrom('picture_removals')
    .where('hash', '=', hash)
    .where('leased_until', '<=', sql<Date>`now()`)
    .execute();
  const begun = await tx.selectFrom('picture_removals').select('hash').where('hash', '=', hash).executeTakeFirst();
  return !begun;
}

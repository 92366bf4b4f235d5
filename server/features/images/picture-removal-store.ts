import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Seconds that a store has to remove the files of one picture; it gives up by itself long before. */
const LEASE_SECONDS = 120;

export type PictureRemoval = { hash: string; files: string[] };

/** Writes down that the files of a picture are to go, in the transaction that removes the last row which keeps it. */
export const planRemoval = (tx: Db, { hash, files }: PictureRemoval) =>
  tx
    .insertInto('picture_removals')
    .values({ hash, files: JSON.stringify(files) })
    .onConflict((same) => same.column('hash').doNothing())
    .execute();

/** Hands a picture whose files are to go to one worker of one process. */
export const claimRemoval = (db: Db): Promise<PictureRemoval | undefined> =>
  db
    .updateTable('picture_removals')
    .set({ leased_until: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
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
 * Calls a removal off that nobody has begun, for somebody who keeps the picture again.
 * @returns false while its files are being removed
 */
export async function callRemovalOff(tx: Db, hash: string): Promise<boolean> {
  await tx
    .deleteFrom('picture_removals')
    .where('hash', '=', hash)
    .where('leased_until', '<=', sql<Date>`now()`)
    .execute();
  const begun = await tx.selectFrom('picture_removals').select('hash').where('hash', '=', hash).executeTakeFirst();
  return !begun;
}

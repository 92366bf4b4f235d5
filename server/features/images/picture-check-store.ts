import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { ImagesTable } from '../../platform/db/database-schema.ts';

export type PictureProblem = NonNullable<ImagesTable['problem']>;
export type StoredPicture = { id: string; hash: string; files: string[] };

/** Returns a past instant by the database's clock. */
export async function hoursAgo(db: Db, hours: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() - make_interval(hours => ${hours}) as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

/** Claims a picture that was not checked since then. */
export async function claimUnverified(db: Db, since: Date): Promise<StoredPicture | undefined> {
  const { rows } = await sql<StoredPicture>`
    update images set verified_at = now() where id = (
      select id from images where files <> '[]' and url <> '' and verified_at < ${since}
      order by verified_at limit 1 for update skip locked)
    returning id, hash, files`.execute(db);
  return rows[0];
}

/** @returns whether the picture still exists */
export async function storeCheck(db: Db, id: string, problem: PictureProblem | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('images').set({ problem }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

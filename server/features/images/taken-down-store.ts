import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export const isTakenDown = async (db: Db, fingerprints: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('taken_down')
    .select('fingerprint')
    .where('fingerprint', 'in', fingerprints)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Locks uploads with this hash or from the same file. */
export const lockUploads = (tx: Tx, hash: string) =>
  tx
    .selectFrom('images')
    .select(['id', 'owner_id', 'hash', 'original_hash', 'url', 'files'])
    .where((eb) =>
      eb.or([
        eb('hash', '=', hash),
        eb('original_hash', '=', hash),
        eb('original_hash', 'in', (same) => same.selectFrom('images').select('original_hash').where('hash', '=', hash)),
      ]),
    )
    .forUpdate()
    .execute();

export type Fingerprint = { fingerprint: string; files: string[] };

/** Keeps existing ones. */
export const insertTakenDown = (tx: Tx, fingerprints: readonly Fingerprint[]) =>
  tx
    .insertInto('taken_down')
    .values(fingerprints.map(({ fingerprint, files }) => ({ fingerprint, files: JSON.stringify(files) })))
    .onConflict((known) => known.column('fingerprint').doNothing())
    .execute();

export const deleteTakenDown = (db: Db, fingerprints: readonly string[]) =>
  db.deleteFrom('taken_down').where('fingerprint', 'in', fingerprints).execute();

export const deleteUploads = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('images').where('id', 'in', ids).execute();

/** Returns a picture's hash by URL, for hosts that create their own URLs. */
export const findHashByAddress = async (db: Db, url: string): Promise<string | undefined> =>
  (await db.selectFrom('images').select('hash').where('url', '=', url).limit(1).executeTakeFirst())?.hash;

/** Claims files that were not removed for these hours. */
export async function claimUncleared(db: Db, hours: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ files: string[] }>`
    update taken_down set cleared_at = now() where fingerprint = (
      select fingerprint from taken_down
      where files <> '[]' and cleared_at < now() - make_interval(hours => ${hours})
      limit 1 for update skip locked)
    returning files`.execute(db);
  return rows[0]?.files;
}

export const findTakenDownFiles = async (db: Db, fingerprint: string): Promise<string[]> =>
  (await db.selectFrom('taken_down').select('files').where('fingerprint', '=', fingerprint).executeTakeFirst())
    ?.files ?? [];

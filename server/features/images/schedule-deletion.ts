import type { Db, Tx } from '../../platform/db/database.ts';
import type { ImageServices } from './image-services.ts';
import { lockFiles } from './image-store.ts';
import {
  claimUncleared,
  deleteTakenDown,
  deleteUploads,
  findHashByAddress,
  findTakenDownFiles,
  insertTakenDown,
  lockUploads,
} from './taken-down-store.ts';

export type UploadToDelete = { id: string; ownerId: string; url: string };

/** Accepts a hash, one of our URLs, or its host's URL. */
export const findPictureHash = async (db: Db, named: string): Promise<string | undefined> =>
  /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/.exec(named.toLowerCase())?.[0] ?? findHashByAddress(db, named);

/**
 * Refuses a picture by all its hashes. In the same transaction, remove its uses, then call `discardUploads`.
 * @returns its uploads, its hashes, and the files to remove after the commit
 */
export async function schedulePictureDeletion(
  tx: Tx,
  hash: string,
): Promise<{ uploads: UploadToDelete[]; files: readonly string[]; fingerprints: readonly string[] }> {
  await lockFiles(tx, hash);
  const rows = await lockUploads(tx, hash);
  await insertTakenDown(tx, [
    ...rows.map((row) => ({ fingerprint: row.hash, files: row.files })),
    ...[hash, ...rows.map((row) => row.original_hash)].flatMap((one) => (one ? [{ fingerprint: one, files: [] }] : [])),
  ]);
  const files = new Set([...rows.flatMap((row) => row.files), ...(await findTakenDownFiles(tx, hash))]);
  const fingerprints = new Set([hash, ...rows.flatMap((row) => [row.hash, row.original_hash ?? row.hash])]);
  const uploads = rows.map(({ id, owner_id, url }) => ({ id, ownerId: owner_id, url }));
  return { uploads, files: [...files], fingerprints: [...fingerprints] };
}

/** Its files are gone: it must be uploaded anew. */
export async function allowUploadAgain(db: Db, fingerprints: readonly string[]): Promise<void> {
  if (fingerprints.length > 0) await deleteTakenDown(db, fingerprints);
}

/** Deletes uploads that nothing shows. */
export async function discardUploads(tx: Tx, uploads: readonly UploadToDelete[]): Promise<void> {
  if (uploads.length > 0)
    await deleteUploads(
      tx,
      uploads.map(({ id }) => id),
    );
}

/** Again, since a restored backup may contain them. */
export async function clearTakenDown(
  { db, imageHost }: Pick<ImageServices, 'db' | 'imageHost'>,
  hours: number,
): Promise<void> {
  for (let files = await claimUncleared(db, hours); files; files = await claimUncleared(db, hours))
    await imageHost.remove(files);
}

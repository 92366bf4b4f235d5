import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type PictureWithoutAvif = { id: string; hash: string };

/** Claims the oldest listing picture without AVIF, a minute after upload. */
export async function claimWithoutAvif(db: Db): Promise<PictureWithoutAvif | undefined> {
  const { rows } = await sql<PictureWithoutAvif>`
    update images set avif_at = now() where id = (
      select id from images where avif_at is null and files <> '[]' and url <> ''
        and created_at < now() - interval '1 minute'
        and exists (select 1 from listing_images where listing_images.image_id = images.id)
      order by created_at limit 1 for update skip locked)
    returning id, hash`.execute(db);
  return rows[0];
}

export const putBack = (db: Db, id: string) =>
  db.updateTable('images').set({ avif_at: null }).where('id', '=', id).execute();
